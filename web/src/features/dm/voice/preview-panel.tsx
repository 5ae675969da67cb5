// The message a person would get with the voice in the form. Free, and nothing is saved.
import { useId, useRef, useState } from 'react';
import { voiceErrors, voiceLimits, type Voice } from '@opener/contract/voice';
import { Badge } from '../../../ui/badge.tsx';
import { Bubble } from '../../../ui/bubble.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { HandleInput } from '../../../ui/handle-input.tsx';
import { RotateCw } from '../../../ui/icons/index.ts';
import { PreviewView } from './preview-view.tsx';
import { usePreview } from './use-preview.ts';

interface PreviewPanelProps {
  projectId: string;
  voice: Voice;
  previewsLeft: number;
  /** Whether the voice is valid; if not, its errors are shown in the form. */
  onCheck: () => boolean;
  className?: string;
}

export function PreviewPanel({ projectId, voice, previewsLeft, onCheck, className }: PreviewPanelProps) {
  const id = useId();
  const { preview, busy, failure, outdated, ask } = usePreview(projectId, voice);
  const result = useRef<HTMLDivElement>(null);
  const none = previewsLeft <= 0;
  const show = (username: string) => {
    if (!busy && !none && onCheck()) ask(username);
  };

  return (
    <section aria-labelledby={`${id}-title`} className={cx('flex min-w-0 flex-col gap-4', className)}>
      <div>
        <h3 id={`${id}-title`} className="text-lg">
          See it on somebody
        </h3>
        <p id={`${id}-note`} className="mt-1 text-sm text-muted">
          Uses the voice as shown here, saved or not. It costs no credit, and nothing is saved or sent.
        </p>
      </div>
      <PersonForm id={id} failure={failure} busy={busy} previewsLeft={previewsLeft} onShow={show} />
      <div ref={result} tabIndex={-1} aria-live="polite" className="flex flex-col gap-3 rounded-sm">
        {busy && <Bubble typing />}
        {!busy && !preview && (
          <Bubble tone="quiet" className="text-muted">
            The message appears here.
          </Bubble>
        )}
        {preview && outdated && (
          <OutOfDate
            disabled={none}
            onAgain={() => {
              // The button disappears, and with it the focus.
              result.current?.focus();
              show(preview.username);
            }}
          />
        )}
        {preview && <PreviewView preview={preview} outdated={outdated} />}
      </div>
    </section>
  );
}

interface PersonFormProps {
  id: string;
  failure: string | undefined;
  busy: boolean;
  previewsLeft: number;
  onShow: (username: string) => void;
}

function PersonForm({ id, failure, busy, previewsLeft, onShow }: PersonFormProps) {
  const [typed, setTyped] = useState('');
  const none = previewsLeft <= 0;
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onShow(typed);
      }}
    >
      <label htmlFor={id} className="text-sm font-semibold">
        Instagram username
      </label>
      <div className="flex gap-2">
        <HandleInput
          id={id}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          enterKeyHint="go"
          aria-invalid={failure === undefined ? undefined : true}
          aria-describedby={`${id}-error ${id}-left`}
        />
        <Button type="submit" variant="secondary" busy={busy} disabled={none}>
          Preview
        </Button>
      </div>
      <FieldError id={`${id}-error`}>{failure}</FieldError>
      <p id={`${id}-left`} className="text-sm text-muted tabular-nums">
        {none
          ? voiceErrors.noPreviewsLeft
          : `${previewsLeft} of ${voiceLimits.previewsPerDay} previews left today`}
      </p>
    </form>
  );
}

function OutOfDate({ disabled, onAgain }: { disabled: boolean; onAgain: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Badge tone="amber">Out of date</Badge>
      <span className="min-w-0 flex-1 basis-40 text-sm text-muted">
        You have changed the voice since then.
      </span>
      <Button
        variant="secondary"
        size="sm"
        disabled={disabled}
        icon={<RotateCw aria-hidden="true" className="size-4" />}
        onClick={onAgain}
      >
        Update preview
      </Button>
    </div>
  );
}
