// The last 30 days as a drawing, and the same figures as a table for those who prefer to read them.
import type { DayStats } from '@opener/contract/delivery';
import { wholeNumber } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';
import { CardFailed, CardLoading } from '../../ui/card-states.tsx';
import { dayName, series, totalsOf } from './day-stats.ts';
import { StatsChart } from './stats-chart.tsx';

interface StatsCardProps {
  days: DayStats[] | undefined;
  failed: boolean;
  onRetry: () => void;
}

export function StatsCard({ days, failed, onRetry }: StatsCardProps) {
  return (
    <Card title="The last 30 days">
      {days ? (
        <>
          <Legend days={days} />
          <StatsChart days={days} />
          <StatsTable days={days} />
        </>
      ) : failed ? (
        <CardFailed onRetry={onRetry} />
      ) : (
        <CardLoading rows={2} />
      )}
    </Card>
  );
}

function Legend({ days }: { days: DayStats[] }) {
  const totals = totalsOf(days);
  return (
    <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {series.map(({ field, name, look, place }) => (
        <li key={field} className="flex items-center gap-2">
          <span aria-hidden="true" className={`block h-3 bg-current ${look} ${place}`} />
          <span>
            {name} <span className="font-semibold text-ink tabular-nums">{wholeNumber(totals[field])}</span>
            {field === 'sent' && totals.by_hand > 0 && ` (${wholeNumber(totals.by_hand)} by hand)`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function StatsTable({ days }: { days: DayStats[] }) {
  return (
    <details className="mt-3 text-sm">
      <summary className="inline-flex min-h-9 items-center font-semibold text-blue touch:min-h-11">
        Show as a table
      </summary>
      <div className="mt-2 overflow-hidden rounded-ctl border border-line">
        <table className="w-full border-collapse text-start tabular-nums">
          <thead className="bg-well text-xs text-muted">
            <tr>
              <th scope="col" className="px-3 py-2 text-start font-semibold">
                Day
              </th>
              {series.map(({ field, name }) => (
                <th key={field} scope="col" className="px-3 py-2 text-end font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day} className="border-t border-line">
                <th scope="row" className="px-3 py-1.5 text-start font-normal whitespace-nowrap">
                  {dayName(day.day)}
                </th>
                {series.map(({ field }) => (
                  <td key={field} className="px-3 py-1.5 text-end">
                    {wholeNumber(day[field])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
