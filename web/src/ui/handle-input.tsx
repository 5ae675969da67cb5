// A text field for a handle, with the @ in front of it.
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Input } from './input.tsx';

type HandleInputProps = ComponentProps<typeof Input> & {
  large?: boolean;
};

export function HandleInput({ large = false, className, ...rest }: HandleInputProps) {
  return (
    <div className={cx('relative min-w-0 flex-1', large && 'basis-52')}>
      <span
        aria-hidden="true"
        className={cx(
          'pointer-events-none absolute inset-y-0 grid place-items-center font-mono text-muted',
          large ? 'start-4' : 'start-3.5',
        )}
      >
        @
      </span>
      <Input
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder="username or link"
        {...rest}
        className={cx('font-mono', large ? 'h-13.5 ps-9' : 'ps-8', className)}
      />
    </div>
  );
}
