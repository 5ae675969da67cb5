// Five segments and a word. Advice only: it never blocks the form.
import { cx } from './cx.ts';

const segments = [1, 2, 3, 4, 5];
const looks = ['', 'bg-current text-red', 'bg-amber', 'bg-amber', 'bg-green', 'bg-green'];

interface StrengthMeterProps {
  score: number;
  label: string;
  name?: string;
  className?: string;
}

export function StrengthMeter({ score, label, name = 'Password strength', className }: StrengthMeterProps) {
  return (
    <div className={cx('relative flex items-center gap-3', className)}>
      <meter aria-label={name} min={0} max={5} value={score} className="sr-only" />
      <span aria-hidden="true" className="flex flex-1 gap-1">
        {segments.map((segment) => (
          <span
            key={segment}
            data-filled={segment <= score}
            className={cx(
              'h-1.5 flex-1 rounded-full transition-colors',
              segment <= score ? looks[score] : 'bg-line',
            )}
          />
        ))}
      </span>
      <span aria-live="polite" className="min-w-20 text-end text-xs font-semibold whitespace-nowrap">
        {label}
      </span>
    </div>
  );
}
