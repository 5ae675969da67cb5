// The chart: generated bars behind sent ones, failed ones below the axis.
import type { DayStats } from '@opener/contract/delivery';
import { dayName, plural, wholeNumber } from '../../lib/format.ts';
import { ceilingOf, totalsOf } from './day-stats.ts';

const slot = 20;
const above = 120;
const below = 28;

export function StatsChart({ days }: { days: DayStats[] }) {
  const top = ceilingOf(Math.max(1, ...days.flatMap(({ generated, sent }) => [generated, sent])));
  const depth = Math.max(top / 4, ...days.map(({ failed }) => failed));
  const width = days.length * slot;
  const up = (count: number) => (count / top) * above;
  const down = (count: number) => (count / depth) * below;
  const named = [0, Math.floor(days.length / 2), days.length - 1];
  return (
    <figure className="m-0">
      <div className="flex gap-2">
        <div
          aria-hidden="true"
          className="flex h-30 shrink-0 flex-col justify-between text-end text-xs text-muted tabular-nums"
        >
          <span className="-translate-y-1/2">{wholeNumber(top)}</span>
          <span className="translate-y-1/2">0</span>
        </div>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${above + below}`}
          preserveAspectRatio="none"
          className="h-37 min-w-0 flex-1"
        >
          {[0, above / 2].map((y) => (
            <line
              key={y}
              x2={width}
              y1={y}
              y2={y}
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
              strokeDasharray="2 4"
            />
          ))}
          {days.map((day, index) => (
            <g key={day.day} className="group">
              <title>{sentence(day)}</title>
              {/* The whole column responds to the pointer, even where nothing is drawn. */}
              <rect
                x={index * slot}
                width={slot}
                height={above + below}
                className="fill-transparent group-hover:fill-well"
              />
              <Bar
                x={index * slot + 3}
                width={14}
                y={above - up(day.generated)}
                height={up(day.generated)}
                look="text-edge"
              />
              <Bar
                x={index * slot + 6}
                width={8}
                y={above - up(day.sent)}
                height={up(day.sent)}
                look="text-bar"
              />
              <Bar x={index * slot + 3} width={14} y={above + 2} height={down(day.failed)} look="text-red" />
            </g>
          ))}
          <line x2={width} y1={above} y2={above} vectorEffect="non-scaling-stroke" className="stroke-edge" />
        </svg>
      </div>
      <div aria-hidden="true" className="mt-1 flex justify-between ps-4 text-xs text-muted">
        {[...new Set(named)].map((index) => (
          <span key={index}>{dayName(days[index]?.day ?? '')}</span>
        ))}
      </div>
      <figcaption className="sr-only">{summary(days)}</figcaption>
    </figure>
  );
}

interface BarProps {
  x: number;
  y: number;
  width: number;
  height: number;
  look: string;
}

function Bar({ look, height, ...place }: BarProps) {
  if (height === 0) return null;
  return <rect {...place} height={height} className={`fill-current ${look}`} />;
}

function summary(days: readonly DayStats[]): string {
  const { generated, sent, by_hand: byHand, failed } = totalsOf(days);
  return `Messages of the last ${plural(days.length, 'day')}: ${wholeNumber(generated)} generated, ${wholeNumber(sent)} sent${byHand > 0 ? ` (${wholeNumber(byHand)} by hand)` : ''}, ${wholeNumber(failed)} failed. The table below has every day.`;
}

function sentence({ day, generated, sent, by_hand: byHand = 0, failed, answered }: DayStats): string {
  return `${dayName(day)}: ${generated} generated, ${sent} sent${byHand > 0 ? ` (${byHand} by hand)` : ''}, ${failed} failed, ${answered} answered`;
}
