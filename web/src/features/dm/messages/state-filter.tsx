// The state filter with counts: buttons on wide screens, a native select on phones.
import { type MessageCounts, type MessageState, messageStates } from '@opener/contract/message-list';
import { wholeNumber } from '../../../lib/format.ts';
import { useMinWidth } from '../../../lib/use-min-width.ts';
import { cx } from '../../../ui/cx.ts';
import { PillSelect } from '../../../ui/select.tsx';
import { stateWords } from './state-words.ts';

interface StateFilterProps {
  /** Undefined until loaded. */
  counts: MessageCounts | undefined;
  state: MessageState | undefined;
  onState: (state: MessageState | undefined) => void;
  className?: string;
}

export function StateFilter({ counts, state, onState, className }: StateFilterProps) {
  const wide = useMinWidth('40rem');
  // Empty states are hidden, except the active one.
  const offered = messageStates.filter((one) => one === state || isWorthOffering(one, counts));
  // Hidden as long as all messages are in the same state.
  const untouched = state === undefined && counts?.unsent === counts?.all;
  if (offered.length === 0 || untouched) return null;
  const choices = [undefined, ...offered].map((one) => ({
    one,
    label: one ? stateWords[one].label : 'All',
    count: counts?.[one ?? 'all'],
  }));

  if (!wide) {
    return (
      <PillSelect
        aria-label="Show"
        value={state ?? ''}
        onChange={({ target }) => onState(messageStates.find((one) => one === target.value))}
        className={cx('w-full', className)}
      >
        {choices.map(({ one, label, count }) => (
          <option key={label} value={one ?? ''}>
            {count === undefined ? label : `${label} (${wholeNumber(count)})`}
          </option>
        ))}
      </PillSelect>
    );
  }
  return (
    <fieldset className={cx('flex min-w-0 flex-wrap gap-1.5', className)}>
      <legend className="sr-only">Show</legend>
      {choices.map(({ one, label, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={one === state}
          onClick={() => onState(one)}
          className="inline-flex h-9 items-center gap-1.5 rounded-full border border-line bg-card px-3.5 text-sm font-semibold text-muted transition-colors hover:border-edge hover:text-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper touch:h-11"
        >
          {label}
          {count !== undefined && (
            <>
              {' '}
              <span className="font-normal tabular-nums">{wholeNumber(count)}</span>
            </>
          )}
        </button>
      ))}
    </fieldset>
  );
}

/** Usually everything in review is approvable; the distinction matters only if some are not. */
function isWorthOffering(state: MessageState, counts: MessageCounts | undefined): boolean {
  if (state === 'approvable' && counts?.closer_look === 0) return false;
  return (counts?.[state] ?? 0) > 0;
}
