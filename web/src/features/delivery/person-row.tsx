// One person on the do-not-contact list, or just removed from it.
import type { BlockedPerson } from '@opener/contract/delivery';
import { exactTime, shortDate } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';

interface PersonRowProps {
  person: BlockedPerson;
  removed: boolean;
  busy: boolean;
  onRemove: () => void;
  onUndo: () => void;
}

export function PersonRow({ person, removed, busy, onRemove, onUndo }: PersonRowProps) {
  const now = useNow();
  const { username, reason, created_at: at } = person;
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className={cx('truncate font-mono text-sm font-semibold', removed && 'text-muted line-through')}>
          @{username}
        </p>
        <p className="text-sm text-muted">
          {removed ? (
            <output>Removed from the list</output>
          ) : (
            <>
              {reason}{' '}
              <time dateTime={at} title={exactTime(at)} className="whitespace-nowrap tabular-nums">
                {shortDate(at, now)}
              </time>
            </>
          )}
        </p>
      </div>
      <Button
        variant={removed ? 'secondary' : 'ghost'}
        size="sm"
        busy={busy}
        aria-label={removed ? `Undo: put @${username} back` : `Remove @${username}`}
        onClick={removed ? onUndo : onRemove}
      >
        {removed ? 'Undo' : 'Remove'}
      </Button>
    </li>
  );
}
