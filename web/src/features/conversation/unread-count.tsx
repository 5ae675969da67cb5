// How many conversations have unread answers, in the navigation.
import { plural } from '../../lib/format.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { useUnread } from './api/count-unread.ts';

export function UnreadCount({ className }: { className?: string }) {
  const count = useUnread().data?.unread ?? 0;
  if (count === 0) return null;
  return (
    <CountBadge count={count} {...(className && { className })}>
      <span className="sr-only">{plural(count, 'unread conversation')}</span>
    </CountBadge>
  );
}
