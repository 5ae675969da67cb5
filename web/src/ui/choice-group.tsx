// Shared by all radio groups: a legend, the container of the choices, and a hint for the whole group.
import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';

interface ChoiceGroupProps {
  legend: ReactNode;
  hint: ReactNode;
  /** The layout of the choices; side by side by default. */
  className?: string;
  children: ReactNode;
}

export function ChoiceGroup({ legend, hint, className, children }: ChoiceGroupProps) {
  const hintId = useId();
  const hinted = hint !== undefined;
  return (
    <fieldset className="min-w-0" aria-describedby={hinted ? hintId : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className={cx('flex gap-1 rounded-ctl bg-well p-1', className)}>{children}</div>
      {hinted && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
