// A day or a time, with the exact time in a tooltip.
import { dayAndTime, exactTime, shortDate } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';

export function When({ iso, withTime = false }: { iso: string; withTime?: boolean }) {
  const now = useNow();
  return (
    <time dateTime={iso} title={exactTime(iso)} className="whitespace-nowrap tabular-nums">
      {withTime ? dayAndTime(iso, now) : shortDate(iso, now)}
    </time>
  );
}
