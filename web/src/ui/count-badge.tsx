// A small number next to what it counts. The words for screen readers come from the caller.
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const most = 99;

export function CountBadge({
  count,
  className,
  children,
}: {
  count: number;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-blue px-1.5 text-xs leading-none font-semibold text-on-blue tabular-nums',
        className,
      )}
    >
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      {children}
    </span>
  );
}
