// A labelled control with its hint, its error and a count, wired together for assistive technology.
import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field-error.tsx';

export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  counter?: CounterProps;
  required?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

export function Field({ label, error, hint, counter, required, className, children }: FieldProps) {
  const id = useId();
  const hasHint = hint !== undefined && hint !== null && hint !== false;
  const describedBy = cx(Boolean(error) && `${id}-error`, hasHint && `${id}-hint`);
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className={cx('text-sm font-semibold', required && 'required-star')}>
          {label}
        </label>
        {counter && <Counter {...counter} />}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
        'aria-required': required || undefined,
      })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hasHint && (
        <div id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </div>
      )}
    </div>
  );
}

interface CounterProps {
  count: number;
  max: number;
  unit?: string;
}

function Counter({ count, max, unit = 'characters' }: CounterProps) {
  return (
    <span
      className={cx(
        'text-xs whitespace-nowrap tabular-nums',
        count > max ? 'font-semibold text-red' : 'text-muted',
      )}
    >
      {count}/{max}
      <span className="sr-only"> {unit}</span>
    </span>
  );
}
