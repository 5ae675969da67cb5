// A styled native checkbox; the whole row is the target.
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field-error.tsx';
import { Check } from './icons/index.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={cx('flex flex-col', className)}>
      <label className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-muted">
        <CheckMark
          {...rest}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={cx(rest['aria-describedby'], Boolean(error) && errorId) || undefined}
          className="mt-0.5"
        />
        <span className="min-w-0 text-sm leading-6">{label}</span>
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** The box alone, for places with another label. */
export function CheckMark({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={cx('relative size-5 shrink-0', className)}>
      <input
        {...rest}
        type="checkbox"
        className="peer block size-5 appearance-none rounded-sm border-[1.5px] border-edge bg-card transition-colors checked:border-blue checked:bg-blue hover:not-checked:not-disabled:border-ink disabled:border-line disabled:bg-well disabled:checked:border-edge disabled:checked:bg-edge aria-invalid:border-red"
      />
      <Check
        aria-hidden="true"
        strokeWidth={3.5}
        className="pointer-events-none absolute inset-0 m-auto size-3.5 scale-50 text-on-blue opacity-0 transition-[opacity,scale] duration-120 peer-checked:scale-100 peer-checked:opacity-100"
      />
    </span>
  );
}
