// Narrows a list to one of several named things. Hidden if there is nothing to choose from.
import { cx } from './cx.ts';
import { PillSelect } from './select.tsx';

interface NameSelectProps {
  label: string;
  /** The choice that narrows nothing. */
  all: string;
  /** Undefined until loaded. */
  options: readonly { id: string; name: string }[] | undefined;
  value: string | undefined;
  onChange: (id: string | undefined) => void;
  className?: string;
}

export function NameSelect({ label, all, options, value, onChange, className }: NameSelectProps) {
  if (!options || (options.length < 2 && value === undefined)) return null;
  return (
    <PillSelect
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
      className={cx('min-w-0', className)}
    >
      <option value="">{all}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id} dir="auto">
          {name}
        </option>
      ))}
    </PillSelect>
  );
}
