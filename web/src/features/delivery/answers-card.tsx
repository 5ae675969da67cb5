// What came of the messages of the last 30 days: how many were answered, how many people are interested, and the trend.
import { Link } from 'react-router';
import type { DayStats } from '@opener/contract/delivery';
import type { Trend } from '@opener/contract/figure';
import { dayName, wholeNumber } from '../../lib/format.ts';
import { percentOf } from '../../lib/rate.ts';
import { Card } from '../../ui/card.tsx';
import { CardFailed, CardLoading } from '../../ui/card-states.tsx';
import { ArrowRight, TrendingDown, TrendingUp } from '../../ui/icons/index.ts';
import { AnswersChart } from './answers-chart.tsx';
import { DayTable } from './day-table.tsx';
import { type Outcome, trendWords } from './trend-words.ts';

interface AnswersCardProps {
  trend: Trend | undefined;
  days: DayStats[] | undefined;
  failed: boolean;
  onRetry: () => void;
}

const figures: { outcome: Outcome; name: string; look: string }[] = [
  { outcome: 'answered', name: 'Answered', look: 'w-3 text-edge' },
  { outcome: 'interested', name: 'Interested', look: 'w-1.5 text-green' },
];

export function AnswersCard({ trend, days, failed, onRetry }: AnswersCardProps) {
  return (
    <Card title="Answers in the last 30 days">
      {trend && days ? (
        <>
          <dl className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
            {figures.map((figure) => (
              <Figure key={figure.outcome} {...figure} trend={trend} />
            ))}
          </dl>
          <AnswersChart days={days} />
          <AnswersTable days={days} />
        </>
      ) : failed ? (
        <CardFailed onRetry={onRetry} />
      ) : (
        <CardLoading rows={2} />
      )}
    </Card>
  );
}

const arrows = { up: TrendingUp, down: TrendingDown, level: ArrowRight, unknown: undefined } as const;

function Figure({ outcome, name, look, trend }: (typeof figures)[number] & { trend: Trend }) {
  const { from, to, sent, [outcome]: count } = trend.now;
  const { text, direction } = trendWords(trend, outcome);
  const Arrow = arrows[direction];
  return (
    <div>
      <dt className="flex items-center gap-2 text-sm text-muted">
        <span aria-hidden="true" className={`block h-3 rounded-[2px] bg-current ${look}`} />
        {name}
      </dt>
      <dd className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-2xl font-bold tabular-nums">
          <ToMessages {...{ outcome, count, from, to }} label={`${name}: ${wholeNumber(count)}`} />
        </span>
        <span className="text-sm text-muted tabular-nums">
          {sent === 0 ? 'Nothing was sent' : `${percentOf(count, sent)} of ${wholeNumber(sent)} sent`}
        </span>
      </dd>
      <dd className="mt-0.5 flex items-start gap-1.5 text-sm text-muted tabular-nums">
        {Arrow && <Arrow aria-hidden="true" className="mt-0.75 size-4 shrink-0" />}
        {text}
      </dd>
    </div>
  );
}

interface ToMessagesProps {
  outcome: Outcome;
  count: number;
  from: string;
  to: string;
  label: string;
}

/** Leads to exactly the messages that it counts, unless there are none. */
function ToMessages({ outcome, count, from, to, label }: ToMessagesProps) {
  if (count === 0) return '0';
  const when = from === to ? dayName(from) : `${dayName(from)} to ${dayName(to)}`;
  return (
    <Link
      to={`/app/messages?state=${outcome}&from=${from}&to=${to}`}
      aria-label={`${label}, ${when}`}
      className="inline-flex min-h-6 min-w-6 items-center text-inherit underline decoration-edge decoration-1 underline-offset-4 hover:decoration-current touch:min-h-11 touch:min-w-11"
    >
      {wholeNumber(count)}
    </Link>
  );
}

const columns = figures.map(({ outcome, name }) => ({
  name,
  cell: (day: DayStats) => (
    <ToMessages
      outcome={outcome}
      count={day[outcome] ?? 0}
      from={day.day}
      to={day.day}
      label={`${wholeNumber(day[outcome] ?? 0)} ${name.toLowerCase()}`}
    />
  ),
}));

function AnswersTable({ days }: { days: DayStats[] }) {
  const shown = days.filter(({ answered, interested = 0 }) => answered + interested > 0);
  if (shown.length === 0) return null;
  return <DayTable summary="Show the days with answers" days={shown} columns={columns} />;
}
