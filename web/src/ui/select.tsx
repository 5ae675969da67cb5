// A native list of choices as a pill, small enough to stand beside a search.
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { ChevronDown } from './icons/index.ts';

export function PillSelect({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative inline-flex', className)}>
      <select
        {...rest}
        className="h-9 w-full appearance-none rounded-full border border-line bg-card ps-3.5 pe-8.5 text-sm font-semibold text-muted transition-colors hover:border-edge hover:text-ink has-[option:not([value='']):checked]:border-edge has-[option:not([value='']):checked]:text-ink touch:h-11 touch:text-base"
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
