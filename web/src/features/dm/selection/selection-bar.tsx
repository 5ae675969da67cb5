// How many are selected, and the actions. It stays in view; on a phone it replaces the navigation.
import { useState } from 'react';
import { selectionLimits, type SelectionAction } from '@opener/contract/selection';
import { plural, wholeNumber } from '../../../lib/format.ts';
import { useHideBottomBar } from '../../../lib/shell.ts';
import { Button } from '../../../ui/button.tsx';

const actions: { action: SelectionAction; label: string }[] = [
  { action: 'approve', label: 'Approve' },
  { action: 'skip', label: 'Skip' },
  { action: 'move', label: 'Move' },
  { action: 'delete', label: 'Delete' },
];

interface SelectionBarProps {
  count: number;
  /** The length of the list, loaded or not. */
  total: number;
  /** The action in preparation or progress. */
  busy: SelectionAction | undefined;
  onAction: (action: SelectionAction) => void;
  onAll: () => Promise<void>;
  onDone: () => void;
}

export function SelectionBar({ count, total, busy, onAction, onAll, onDone }: SelectionBarProps) {
  useHideBottomBar(true);
  const [finding, setFinding] = useState(false);
  const most = Math.min(total, selectionLimits.most);
  const all = most < total ? `Select the newest ${wholeNumber(most)}` : `Select all ${wholeNumber(total)}`;

  async function findAll(): Promise<void> {
    setFinding(true);
    await onAll();
    setFinding(false);
  }

  return (
    <section
      aria-label="Selected messages"
      data-selection
      className="print:hidden fixed inset-x-0 bottom-0 z-20 border-t border-line bg-card px-4 pt-1 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-soft md:inset-x-auto md:end-6 md:bottom-6 md:flex md:items-center md:gap-2 md:rounded-card md:border md:p-2 md:ps-4"
    >
      <div className="flex min-w-0 items-center gap-1 md:contents">
        <output className="me-auto min-w-0 truncate text-sm font-semibold tabular-nums md:me-1">
          {count === 0 ? 'None selected' : `${wholeNumber(count)} selected`}
        </output>
        {count < most && (
          <Button variant="ghost" size="sm" busy={finding} onClick={() => void findAll()}>
            {all}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onDone} className="md:order-last">
          Done
        </Button>
      </div>
      <div className="grid grid-cols-4 gap-1.5 md:flex">
        {actions.map(({ action, label }) => (
          <Button
            key={action}
            variant="secondary"
            size="sm"
            aria-label={`${label} ${plural(count, 'message')}`}
            busy={busy === action}
            disabled={count === 0 || busy !== undefined}
            onClick={() => onAction(action)}
            className="px-1.5 md:px-3"
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
