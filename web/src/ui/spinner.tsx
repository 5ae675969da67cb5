// A loading indicator: a ring in a line of text, a typing bubble for a whole page.
import { cx } from './cx.ts';
import { Ring } from './ring.tsx';
import { TypingDots } from './typing-dots.tsx';

interface SpinnerProps {
  label?: string;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

export function Spinner({ label = 'Loading', size = 'md', className }: SpinnerProps) {
  return (
    <output className={cx('inline-flex', className)}>
      {size === 'lg' ? (
        <span className="rounded-bubble rounded-es-tail bg-blue px-5 py-4 text-on-blue">
          <TypingDots />
        </span>
      ) : (
        <Ring className={size === 'sm' ? 'size-4' : 'size-6'} />
      )}
      <span className="sr-only">{label}</span>
    </output>
  );
}
