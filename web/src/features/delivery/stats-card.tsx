// The last 30 days as a chart, and the same figures as a table.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DayStats } from '@opener/contract/delivery';
import { dayName, wholeNumber } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';
import { CardFailed, CardLoading } from '../../ui/card-states.tsx';
import { DayTable } from './day-table.tsx';
import { messagesOf, series, totalsOf, type Field } from './day-stats.ts';
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
          <DayTable summary="Show as a table" days={days} columns={columns} />
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
  const [from = '', to = ''] = [days[0]?.day, days.at(-1)?.day];
  return (
    <ul className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-muted">
      {series.map(({ field, name, look, place }) => (
        <li key={field} className="flex items-center gap-2">
          <span aria-hidden="true" className={`block h-3 bg-current ${look} ${place}`} />
          <span>
            <Figure
              {...{ field, from, to }}
              count={totals[field]}
              label={`${name} ${wholeNumber(totals[field])}`}
            >
              {name} <span className="font-semibold text-ink tabular-nums">{wholeNumber(totals[field])}</span>
            </Figure>
            {field === 'sent' && totals.by_hand > 0 && (
              <>
                {' ('}
                <Figure
                  {...{ from, to }}
                  field="by_hand"
                  count={totals.by_hand}
                  label={`${wholeNumber(totals.by_hand)} by hand`}
                >
                  {wholeNumber(totals.by_hand)} by hand
                </Figure>
                )
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface FigureProps {
  field: Field | 'by_hand';
  count: number;
  from: string;
  to: string;
  /** A text alternative for the chart. */
  label: string;
  children: ReactNode;
}

/** Links to the messages that it counts, unless there are none. */
function Figure({ field, count, from, to, label, children }: FigureProps) {
  if (count === 0) return children;
  const when = from === to ? dayName(from) : `${dayName(from)} to ${dayName(to)}`;
  return (
    <Link
      to={messagesOf(field, from, to)}
      aria-label={`${label}, ${when}`}
      className="inline-flex min-h-6 min-w-6 items-center gap-1 text-inherit tabular-nums underline decoration-edge decoration-1 underline-offset-4 hover:text-ink hover:decoration-current touch:min-h-11"
    >
      {children}
    </Link>
  );
}

const columns = series.map(({ field, name }) => ({
  name,
  cell: (day: DayStats) => (
    <Figure
      field={field}
      count={day[field]}
      from={day.day}
      to={day.day}
      label={`${wholeNumber(day[field])} ${name.toLowerCase()}`}
    >
      {wholeNumber(day[field])}
    </Figure>
  ),
}));
