// A typing indicator.
import { cx } from './cx.ts';

export function TypingDots({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cx('inline-flex items-center gap-1', className)}>
      <span className={dot} />
      <span className={cx(dot, '[animation-delay:150ms]')} />
      <span className={cx(dot, '[animation-delay:300ms]')} />
    </span>
  );
}

const dot = 'size-1.5 animate-typing rounded-full bg-current';
