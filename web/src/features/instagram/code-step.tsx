// The second step of a two-factor login: the code from the phone.
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { ConnectStep } from './use-connect.ts';

interface CodeStepProps {
  step: Extract<ConnectStep, { at: 'code' }>;
  busy: boolean;
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Backup codes are longer than an app's. */
const codeLength = { least: 4, most: 10 };

export function CodeStep({ step, busy, onCode, onCancel }: CodeStepProps) {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const complete = code.length >= codeLength.least;

  // The form that had the focus is gone.
  useEffect(() => input.current?.focus(), []);

  async function submit(): Promise<void> {
    if (!complete || busy) return;
    await onCode(code);
    setCode('');
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        label="Security code"
        error={step.error}
        hint={
          <>
            {step.detail} It is for <span className="font-mono text-ink">@{step.username}</span>.
          </>
        }
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            inputMode="numeric"
            autoComplete="one-time-code"
            readOnly={busy}
            value={code}
            onChange={(event) => setCode(event.target.value.replace(/\D/gu, '').slice(0, codeLength.most))}
            className="max-w-56 font-mono tracking-widest"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={busy} busyLabel="Connecting..." disabled={!complete}>
          Confirm code
        </Button>
        <Button variant="ghost" disabled={busy} onClick={onCancel}>
          Start over
        </Button>
      </div>
    </form>
  );
}
