// A native list to choose from: phones show their own, and every keyboard knows it.
import type { ComponentProps } from 'react';
import { controlLook } from './control-look.ts';
import { cx } from './cx.ts';
import { ChevronDown } from './icons/index.ts';

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={cx('relative min-w-0', className)}>
      <select {...rest} className={cx(controlLook, 'h-11 appearance-none truncate ps-3.5 pe-10')} />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-4.5 text-muted"
      />
    </div>
  );
}
