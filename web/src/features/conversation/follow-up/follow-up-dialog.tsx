// How many follow-ups, after how many days, and what they cost: said before they are turned on.
import { useId, useState } from 'react';
import {
  FollowUpChoice,
  followUpCost,
  followUpErrors,
  followUpRules,
  type FollowUpSettings,
} from '@opener/contract/follow-up';
import { failureDetail } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useUpdateFollowUps } from '../api/update-follow-ups.ts';

interface FollowUpDialogProps {
  projectId: string;
  settings: FollowUpSettings;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Starts with the saved settings, so it is given a new key for each opening. */
export function FollowUpDialog({ projectId, settings, open, onOpenChange }: FollowUpDialogProps) {
  const formId = useId();
  const toast = useToast();
  const { mutateAsync, isPending, variables } = useUpdateFollowUps(projectId);
  const [count, setCount] = useState<'one' | 'two'>(settings.second_days === null ? 'one' : 'two');
  const [first, setFirst] = useState(String(settings.first_days));
  const [second, setSecond] = useState(String(settings.second_days ?? followUpRules.secondDays));
  const choice = {
    on: true,
    first_days: daysOf(first),
    second_days: count === 'two' ? daysOf(second) : null,
  };
  const faults = faultsOf(choice);
  const sound = !faults.first && !faults.second;

  async function save(wanted: FollowUpChoice): Promise<void> {
    if (isPending) return;
    try {
      const { on } = await mutateAsync(wanted);
      toast.success(on ? (settings.on ? 'Follow-ups saved' : 'Follow-ups are on') : 'Follow-ups are off');
      onOpenChange(false);
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to save follow-ups');
    }
  }

  const off = { on: false, first_days: settings.first_days, second_days: settings.second_days };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Follow-ups"
      description="Short messages to people who have not answered, written by Opener from another angle."
      footer={
        <>
          {settings.on ? (
            <Button
              variant="secondary"
              busy={isPending && !variables.on}
              disabled={isPending}
              onClick={() => void save(off)}
            >
              Turn off
            </Button>
          ) : (
            <Button variant="secondary" onClick={() => onOpenChange(false)}>
              Cancel
            </Button>
          )}
          <Button type="submit" form={formId} busy={isPending && variables.on} disabled={!sound || isPending}>
            {settings.on ? 'Save' : 'Turn on'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (sound) void save(choice);
        }}
      >
        <Choices
          legend="How many"
          value={count}
          choices={[
            { value: 'one', label: 'One' },
            { value: 'two', label: 'Two', note: 'The second says that it is the last.' },
          ]}
          onChange={setCount}
        />
        <div className="grid grid-cols-2 gap-3">
          <DaysField label="First, after days" days={first} error={faults.first} onChange={setFirst} />
          {count === 'two' && (
            <DaysField label="Second, after days" days={second} error={faults.second} onChange={setSecond} />
          )}
        </div>
        <Meaning />
      </form>
    </Dialog>
  );
}

function Meaning() {
  return (
    <ul className="list-disc space-y-1.5 ps-5 text-sm text-muted">
      <li className="font-semibold text-ink">{followUpCost}</li>
      <li>
        Days count from your first message. They go out at your account’s pace and count toward its daily
        limit.
      </li>
      <li>
        An answer stops them at once, and so do “do not contact”, a decided outcome and turning them off.
      </li>
      <li>People who have not accepted your first message get none.</li>
      <li>
        They also stop when you pause sending, or when your account is limited or disconnected. You can
        continue them afterwards.
      </li>
      <li>Without credits, one waits up to {followUpRules.lateDays} days, then it is left out.</li>
      <li>If this project’s messages wait for your review, so do its follow-ups.</li>
    </ul>
  );
}

interface DaysFieldProps {
  label: string;
  days: string;
  error: string | undefined;
  onChange: (days: string) => void;
}

function DaysField({ label, days, error, onChange }: DaysFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={days}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function daysOf(typed: string): number {
  return /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

/** The contract's own sentences, so that the server has none to add. */
function faultsOf(choice: FollowUpChoice): { first?: string; second?: string } {
  const issues = FollowUpChoice.safeParse(choice).error?.issues ?? [];
  const at = (field: string) => issues.find(({ path }) => path[0] === field)?.message;
  const first = at('first_days');
  const second = at('second_days') ?? issues.find(({ message }) => message === followUpErrors.order)?.message;
  return { ...(first && { first }), ...(second && { second }) };
}
