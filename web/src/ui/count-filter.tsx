// A filter with counts: buttons on wide screens, a native select on phones.
import { wholeNumber } from '../lib/format.ts';
import { useMinWidth } from '../lib/use-min-width.ts';
import { cx } from './cx.ts';
import { PillSelect } from './select.tsx';

interface CountFilterProps<T extends string> {
  /** Undefined is the choice that filters nothing; a count is undefined until loaded. */
  choices: readonly { value: T | undefined; label: string; count: number | undefined }[];
  value: T | undefined;
  onChange: (value: T | undefined) => void;
  className?: string;
}

export function CountFilter<T extends string>({ choices, value, onChange, className }: CountFilterProps<T>) {
  const wide = useMinWidth('40rem');
  if (!wide) {
    return (
      <PillSelect
        aria-label="Show"
        value={value ?? ''}
        onChange={({ target }) => onChange(choices.find((one) => one.value === target.value)?.value)}
        className={cx('w-full', className)}
      >
        {choices.map((one) => (
          <option key={one.label} value={one.value ?? ''}>
            {one.count === undefined ? one.label : `${one.label} (${wholeNumber(one.count)})`}
          </option>
        ))}
      </PillSelect>
    );
  }
  return (
    <fieldset className={cx('flex min-w-0 flex-wrap gap-1.5', className)}>
      <legend className="sr-only">Show</legend>
      {choices.map((one) => (
        <button
          key={one.label}
          type="button"
          aria-pressed={one.value === value}
          onClick={() => onChange(one.value)}
          className={pill}
        >
          {one.label}
          {one.count !== undefined && (
            <>
              {' '}
              <span className="font-normal tabular-nums">{wholeNumber(one.count)}</span>
            </>
          )}
        </button>
      ))}
    </fieldset>
  );
}

/** A toggle among filters; filled while pressed. */
export const pill =
  'inline-flex h-9 items-center gap-1.5 rounded-full border border-line bg-card px-3.5 text-sm font-semibold text-muted transition-colors hover:border-edge hover:text-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper touch:h-11';
