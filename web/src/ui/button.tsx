// The button, and a link that looks like one. While busy it keeps its width, so that nothing around it moves. A submit button is disabled
// until hydration: before that, the browser would submit the form itself, with the password in the URL.
import type { ComponentProps, ReactNode } from 'react';
import { useHydrated } from '../lib/use-hydrated.ts';
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts';
import { cx } from './cx.ts';
import { Link, type LinkProps } from './link.tsx';
import { Ring } from './ring.tsx';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  busy?: boolean;
  busyLabel?: string;
}

export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  busyLabel,
  icon,
  type = 'button',
  disabled,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const waiting = !useHydrated() && type === 'submit';
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled === true || busy || waiting}
      // The second click of a double-click would be for what the first has put in its place, such as "Undo" or the next row's button.
      onClick={onClick && ((event) => event.detail <= 1 && onClick(event))}
      aria-busy={busy || waiting || undefined}
      className={buttonLook(variant, size, className)}
    >
      <span className={cx('inline-flex items-center gap-2', busy && 'invisible')}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className="absolute inset-0 flex items-center justify-center gap-2 overflow-hidden px-2">
          <Ring className="size-4.5" />
          <span className={cx('truncate', busyLabel === undefined && 'sr-only')}>
            {busyLabel ?? children}
          </span>
        </span>
      )}
    </button>
  );
}

type ButtonLinkProps = Look &
  ((LinkProps & { href?: never }) | (ComponentProps<'a'> & { href: string; to?: never }));

export function ButtonLink({
  variant = 'primary',
  size = 'md',
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const look = buttonLook(variant, size, className);
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  if (rest.to !== undefined) {
    return (
      <Link {...rest} className={look}>
        {content}
      </Link>
    );
  }
  return (
    <a {...rest} className={look}>
      {content}
    </a>
  );
}
