// A day, with the exact time for those who point at it.
import { exactTime, shortDate } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';

export function When({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={exactTime(iso)} className="whitespace-nowrap tabular-nums">
      {shortDate(iso, useNow())}
    </time>
  );
}
