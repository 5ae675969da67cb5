// A native select: phones show their own, and keyboards work as expected.
import type { ComponentProps } from 'react';
import { controlLook } from './control-look.ts';
import { cx } from './cx.ts';
import { ChevronDown } from './icons/index.ts';

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={cx('relative min-w-0', className)}>
      <select {...rest} className={cx(controlLook, 'h-11 appearance-none truncate ps-3.5 pe-10')} />
      <Arrow className="end-3.5 size-4.5" />
    </div>
  );
}

/** As a pill, small enough to fit next to a search field. */
export function PillSelect({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={cx('relative inline-flex', className)}>
      <select
        {...rest}
        className="h-9 w-full appearance-none rounded-full border border-line bg-card ps-3.5 pe-8.5 text-sm font-semibold text-muted transition-colors hover:border-edge hover:text-ink has-[option:not([value='']):checked]:border-edge has-[option:not([value='']):checked]:text-ink touch:h-11 touch:text-base"
      />
      <Arrow className="end-3 size-4" />
    </div>
  );
}

function Arrow({ className }: { className: string }) {
  return (
    <ChevronDown
      aria-hidden="true"
      className={cx('pointer-events-none absolute inset-y-0 my-auto text-muted', className)}
    />
  );
}
