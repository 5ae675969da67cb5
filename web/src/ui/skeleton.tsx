// A loading placeholder; its size comes from the class.
import { cx } from './cx.ts';

export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton block animate-breathe bg-line/75', className)} />;
}
