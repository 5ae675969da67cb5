// A progress bar, or a thin line under a row. Without a value it is indeterminate.
import { cx } from './cx.ts';

const tones = { blue: 'text-bar', green: 'text-green' };

interface ProgressProps {
  value?: number;
  max?: number;
  label: string;
  tone?: keyof typeof tones;
  thin?: boolean;
  className?: string;
}

export function Progress({ value, max = 100, label, tone = 'blue', thin = false, className }: ProgressProps) {
  return (
    <progress
      value={value}
      max={max}
      aria-label={label}
      className={cx('progress block w-full rounded-full', thin ? 'h-0.75' : 'h-2', tones[tone], className)}
    />
  );
}
