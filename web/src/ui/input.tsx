// A single-line text field; accepts every property of the native element.
import type { ComponentProps } from 'react';
import { typedLook } from './control-look.ts';
import { cx } from './cx.ts';

export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={cx(typedLook, 'h-11 px-3.5', className)} />;
}
