// What came of a conversation: one click or key each. The one that the answer sounds like is highlighted; only the user decides.
import { type Outcome, outcomes, type Thread } from '@opener/contract/conversation';
import { dayName } from '../../../lib/format.ts';
import { useKeys } from '../../../lib/use-keys.ts';
import { cx } from '../../../ui/cx.ts';
import { Check, Clock, X } from '../../../ui/icons/index.ts';
import { Kbd } from '../../../ui/kbd.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { outcomeWords } from '../outcome-words.ts';
import { NotNowDialog } from './not-now-dialog.tsx';
import { useOutcome } from './use-outcome.ts';

const icons: Record<Outcome, typeof Check> = { interested: Check, not_now: Clock, not_interested: X };

export function OutcomeBar({ thread }: { thread: Thread }) {
  const { saving, asking, choose, postpone } = useOutcome(thread);
  useKeys(Object.fromEntries(outcomes.map((one) => [outcomeWords[one].key, () => choose(one)])));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <fieldset className="flex min-w-0 flex-wrap gap-1.5">
        <legend className="sr-only">Outcome</legend>
        {outcomes.map((one) => (
          <Choice key={one} outcome={one} thread={thread} saving={saving} onChoose={() => choose(one)} />
        ))}
      </fieldset>
      {thread.outcome === 'not_now' && thread.not_now_until !== null && (
        <p className="text-sm text-muted">
          Comes back on {dayName(thread.not_now_until, !isThisYear(thread.not_now_until))}
        </p>
      )}
      <NotNowDialog
        key={asking.key}
        username={thread.username}
        open={asking.isOpen}
        busy={saving === 'not_now'}
        onOpenChange={asking.setOpen}
        onPostpone={postpone}
      />
    </div>
  );
}

interface ChoiceProps {
  outcome: Outcome;
  thread: Thread;
  saving: Outcome | null | undefined;
  onChoose: () => void;
}

function Choice({ outcome, thread, saving, onChoose }: ChoiceProps) {
  const { label, key } = outcomeWords[outcome];
  const Icon = icons[outcome];
  const chosen = saving === undefined ? thread.outcome === outcome : saving === outcome;
  const suggested = thread.outcome === null && thread.suggested_outcome === outcome;
  return (
    <Tooltip text={tipOf(chosen, suggested, key)}>
      <button
        type="button"
        aria-pressed={chosen}
        aria-keyshortcuts={key}
        onClick={onChoose}
        className={cx(
          'inline-flex h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm font-semibold whitespace-nowrap transition-colors touch:h-11',
          'aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper',
          suggested && !chosen
            ? 'border-blue bg-blue-soft text-blue'
            : 'border-line bg-card text-muted hover:border-edge hover:text-ink',
        )}
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {label}
        {suggested && !chosen && <span className="font-normal">suggested</span>}
        <Kbd>{key}</Kbd>
      </button>
    </Tooltip>
  );
}

function tipOf(chosen: boolean, suggested: boolean, key: string): string {
  if (chosen) return `Click again to clear it. Key: ${key}`;
  return suggested ? `Their answer sounds like it. Key: ${key}` : `Key: ${key}`;
}

function isThisYear(day: string): boolean {
  return day.startsWith(String(new Date().getFullYear()));
}
