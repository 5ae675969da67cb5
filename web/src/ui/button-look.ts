// The look shared by buttons and by links that act as one.
import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export function buttonLook(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return cx(shape, variants[variant], sizes[size], className);
}

const shape =
  'relative inline-flex shrink-0 items-center justify-center gap-2 border font-semibold whitespace-nowrap select-none ' +
  'no-underline transition-[background-color,border-color,color,translate] active:translate-y-px ' +
  'disabled:pointer-events-none disabled:active:translate-y-0 touch:min-h-11';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-blue text-on-blue hover:bg-blue-press disabled:not-aria-busy:bg-well disabled:not-aria-busy:text-muted',
  secondary:
    'border-line bg-card text-ink hover:border-edge disabled:not-aria-busy:bg-transparent disabled:not-aria-busy:text-muted',
  ghost:
    'border-transparent bg-transparent text-muted hover:bg-well hover:text-ink disabled:not-aria-busy:opacity-55',
  danger:
    'border-transparent bg-red text-on-red hover:bg-red-press disabled:not-aria-busy:bg-well disabled:not-aria-busy:text-muted',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'h-9 rounded-ctl px-3 text-sm',
  md: 'h-11 rounded-ctl px-4.5 text-base',
  lg: 'h-13.5 rounded-[12px] px-6.5 text-[1.0625rem]',
};
