// A relative time, with the exact time in a tooltip.
import { exactTime, timeAgo } from '../lib/format.ts';
import { useNow } from '../lib/use-now.ts';

export function TimeAgo({ iso }: { iso: string }) {
  const now = useNow();
  return (
    <time dateTime={iso} title={exactTime(iso)} className="text-sm whitespace-nowrap text-muted tabular-nums">
      {timeAgo(iso, now)}
    </time>
  );
}
