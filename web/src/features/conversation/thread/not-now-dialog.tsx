// Asks for the day on which a postponed conversation comes back.
import { useId, useState, type SubmitEvent } from 'react';
import { conversationErrors } from '@opener/contract/conversation';
import { dayName } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { dayAhead, lastDay, usualDays } from './days-ahead.ts';

interface NotNowDialogProps {
  username: string;
  open: boolean;
  busy: boolean;
  onOpenChange: (open: boolean) => void;
  onPostpone: (until: string) => void;
}

export function NotNowDialog({ username, open, busy, onOpenChange, onPostpone }: NotNowDialogProps) {
  const formId = useId();
  const [day, setDay] = useState('');
  const [error, setError] = useState<string>();
  const [first, last] = [dayAhead(1), lastDay()];

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (day === '') return setError(conversationErrors.noDay);
    if (day < first || day > last) return setError(conversationErrors.badDay);
    return onPostpone(day);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Not now"
      description={`When should @${username} come back? You see them under “Needs me” on that day.`}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            Postpone
          </Button>
        </>
      }
    >
      <div className="mb-4 flex flex-wrap gap-2">
        {usualDays.map(({ label, days }) => (
          <Button
            key={label}
            variant="secondary"
            disabled={busy}
            onClick={() => onPostpone(dayAhead(days))}
            className="max-sm:w-full"
          >
            {label}
            <span className="font-normal text-muted">{dayName(dayAhead(days))}</span>
          </Button>
        ))}
      </div>
      {/* Its own sentences are clearer than the browser's. */}
      <form id={formId} noValidate onSubmit={submit}>
        <Field label="Or on a day of your choice" error={error}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={first}
              max={last}
              value={day}
              onChange={({ target }) => {
                setDay(target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
