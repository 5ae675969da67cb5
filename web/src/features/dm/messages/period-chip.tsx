// The days that a list is narrowed to, and the way to any time. A figure leads here, so there is nothing to choose.
import { dayName } from '../../../lib/format.ts';
import { cx } from '../../../ui/cx.ts';
import { X } from '../../../ui/icons/index.ts';

interface PeriodChipProps {
  from: string | undefined;
  to: string | undefined;
  onClear: () => void;
  className?: string;
}

export function PeriodChip({ from, to, onClear, className }: PeriodChipProps) {
  if (from === undefined && to === undefined) return null;
  const words = periodWords(from, to);
  return (
    <button
      type="button"
      aria-label={`${words}, show any time`}
      onClick={onClear}
      className={cx(
        'flex h-9 items-center gap-1.5 rounded-full border border-edge bg-card ps-3.5 pe-2.5 text-sm font-semibold text-ink tabular-nums transition-colors hover:border-ink touch:h-11',
        className,
      )}
    >
      {words}
      <X aria-hidden="true" className="size-4 text-muted" />
    </button>
  );
}

function periodWords(from: string | undefined, to: string | undefined): string {
  const thisYear = String(new Date().getFullYear());
  const name = (day: string) => dayName(day, !day.startsWith(thisYear));
  if (from === undefined) return `Until ${name(to ?? '')}`;
  if (to === undefined) return `Since ${name(from)}`;
  return from === to ? name(from) : `${name(from)} – ${name(to)}`;
}
