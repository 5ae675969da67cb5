// An on/off switch that applies at once; the whole row is the target.
import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';

interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-labelledby={`${id}-label`}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      onClick={() => onChange(!checked)}
      className="flex min-h-11 w-full items-start gap-4 rounded-ctl text-start"
    >
      <span className="min-w-0 flex-1">
        <span id={`${id}-label`} className="block text-sm leading-6 font-semibold">
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
      <span
        aria-hidden="true"
        className={cx(
          'mt-0.5 flex h-6 w-10.5 shrink-0 items-center rounded-full border-[1.5px] px-0.75 transition-colors',
          checked ? 'border-blue bg-blue' : 'border-edge bg-well',
        )}
      >
        <span
          className={cx(
            'size-4 rounded-full transition-[translate,background-color]',
            checked ? 'translate-x-4.25 bg-on-blue rtl:-translate-x-4.25' : 'bg-edge',
          )}
        />
      </span>
    </button>
  );
}
