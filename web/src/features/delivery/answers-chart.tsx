// Answers day by day, with those of interest in front.
import type { DayStats } from '@opener/contract/delivery';
import { dayName } from '../../lib/format.ts';
import { ceilingOf } from './day-stats.ts';

const slot = 20;
const height = 60;

export function AnswersChart({ days }: { days: DayStats[] }) {
  const most = Math.max(0, ...days.map(({ answered, interested = 0 }) => Math.max(answered, interested)));
  if (most === 0) return null;
  const top = ceilingOf(most);
  const width = days.length * slot;
  const bar = (index: number, count: number, inset: number, look: string) =>
    count > 0 && (
      <rect
        x={index * slot + inset}
        width={slot - 2 * inset}
        y={height - (count / top) * height}
        height={(count / top) * height}
        className={`fill-current ${look}`}
      />
    );
  return (
    <div aria-hidden="true" className="mt-4">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="block h-16 w-full border-b border-edge"
      >
        {days.map(({ day, answered, interested = 0 }, index) => (
          <g key={day}>
            <title>{`${dayName(day)}: ${answered} answered, ${interested} interested`}</title>
            <rect x={index * slot} width={slot} height={height} className="fill-transparent" />
            {bar(index, answered, 3, 'text-edge')}
            {bar(index, interested, 6, 'text-green')}
          </g>
        ))}
      </svg>
      <div className="mt-1 flex justify-between text-xs text-muted">
        <span>{dayName(days[0]?.day ?? '')}</span>
        <span>{dayName(days.at(-1)?.day ?? '')}</span>
      </div>
    </div>
  );
}
