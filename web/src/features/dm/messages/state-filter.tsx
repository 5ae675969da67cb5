// What the list is narrowed to, with how many there are of each: buttons where there is room, a native list on phones.
import { type MessageCounts, type MessageState, messageStates } from '@opener/contract/message-list';
import { wholeNumber } from '../../../lib/format.ts';
import { useMinWidth } from '../../../lib/use-min-width.ts';
import { cx } from '../../../ui/cx.ts';
import { PillSelect } from '../../../ui/select.tsx';
import { stateWords } from './state-words.ts';

interface StateFilterProps {
  /** Undefined until they are known. */
  counts: MessageCounts | undefined;
  state: MessageState | undefined;
  onState: (state: MessageState | undefined) => void;
  className?: string;
}

export function StateFilter({ counts, state, onState, className }: StateFilterProps) {
  const wide = useMinWidth('40rem');
  // What nothing is in leads nowhere; where the person is, they can see and leave.
  const offered = messageStates.filter((one) => one === state || isWorthOffering(one, counts));
  // As long as nothing was done with any of them, there is nothing to tell apart.
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

/** Usually all that wait for review are ready to be approved; only the others tell them apart. */
function isWorthOffering(state: MessageState, counts: MessageCounts | undefined): boolean {
  if (state === 'approvable' && counts?.own_look === 0) return false;
  return (counts?.[state] ?? 0) > 0;
}
