// The try-it box without an account: a username in, a sample message out.
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { wantsLessMotion } from '../../../lib/use-reduced-motion.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { HandleInput } from '../../../ui/handle-input.tsx';
import { useSample } from './use-sample.ts';
import { Waiting } from './waiting.tsx';

const suggestions = ['lumen.fotografie', 'northlight.yoga', 'nadia.potter'];

export function TryIt() {
  const id = useId();
  const hydrated = useHydrated();
  const [username, setUsername] = useState('');
  const [missing, setMissing] = useState(false);
  const { ask, sample, busy, failure } = useSample((read, typed) =>
    // Text typed meanwhile is kept.
    setUsername((current) => (current === typed ? read : current)),
  );
  const field = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const error = missing ? 'Please enter a username' : failure;

  const submit = (typed: string) => {
    const empty = /^[\s@]*$/.test(typed);
    setMissing(empty);
    if (!empty) ask(typed);
  };

  // On a phone the sample is below the form, behind the keyboard.
  useEffect(() => {
    if (sample === undefined || !result.current) return;
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
    result.current.scrollIntoView({ behavior: wantsLessMotion() ? 'auto' : 'smooth', block: 'nearest' });
  }, [sample]);

  return (
    <section
      aria-labelledby={`${id}-title`}
      className="mt-18 grid grid-cols-1 gap-x-14 gap-y-8 rounded-[24px] border border-line bg-card p-5 sm:p-9 lg:mt-28 lg:grid-cols-[0.9fr_1.1fr] lg:p-12 print:hidden"
    >
      <div>
        <h2 id={`${id}-title`} className="text-2xl sm:text-[2.5rem]">
          Try it with a username.
        </h2>
        <p className="mt-3 max-w-[34em] text-muted">
          Type any username and see the kind of message you would get. No account needed.
        </p>
        <UsernameForm
          id={id}
          field={field}
          username={username}
          error={error}
          busy={busy}
          disabled={!hydrated}
          onType={setUsername}
          onSubmit={() => submit(username)}
        />
        <Suggestions
          disabled={!hydrated || busy}
          onPick={(name) => {
            setUsername(name);
            submit(name);
          }}
        />
        <Notes id={`${id}-note`} />
      </div>
      <div ref={result} aria-live="polite" className="flex min-h-82 scroll-my-5 flex-col justify-center">
        {sample ?? <Waiting busy={busy} />}
      </div>
    </section>
  );
}

interface UsernameFormProps {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  username: string;
  error: string | undefined;
  busy: boolean;
  disabled: boolean;
  onType: (username: string) => void;
  onSubmit: () => void;
}

function UsernameForm(props: UsernameFormProps) {
  const { id, field, username, error, busy, disabled, onType, onSubmit } = props;
  return (
    <form
      className="mt-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label htmlFor={id} className="text-sm font-semibold">
        Instagram username
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <HandleInput
          large
          id={id}
          ref={field}
          name="username"
          value={username}
          onChange={(event) => onType(event.target.value)}
          maxLength={500}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error ${id}-note`}
        />
        <Button type="submit" size="lg" busy={busy} busyLabel="Writing..." disabled={disabled}>
          Write a sample
        </Button>
      </div>
      <div className="mt-2">
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
    </form>
  );
}

function Suggestions({ disabled, onPick }: { disabled: boolean; onPick: (name: string) => void }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <span className="text-sm text-muted">Or pick one:</span>
      {suggestions.map((name) => (
        <button
          key={name}
          type="button"
          disabled={disabled}
          onClick={() => onPick(name)}
          className="inline-flex h-9 items-center rounded-full bg-blue-soft px-3.5 font-mono text-sm text-blue transition-colors hover:bg-blue hover:text-on-blue disabled:pointer-events-none touch:h-11"
        >
          @{name}
        </button>
      ))}
    </div>
  );
}

function Notes({ id }: { id: string }) {
  return (
    <>
      <p id={id} className="mt-5 max-w-[40em] text-sm text-muted">
        This is only a sample: the profile and the message are made up for an example offer, booking software
        with the first month free. Nothing is read from Instagram and no one is contacted. With an account,
        Opener reads the real profile and writes for your own offer.
      </p>
      <noscript>
        <p className="mt-3 text-sm">
          The sample needs JavaScript. The examples at the top of this page show the result.
        </p>
      </noscript>
    </>
  );
}
