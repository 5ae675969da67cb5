// A filter with counts: buttons on wide screens, a native select on phones.
import type { ReactNode } from 'react';
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
  /** Other filters after it. */
  children?: ReactNode;
}

export function CountFilter<T extends string>({
  choices,
  value,
  onChange,
  className,
  children,
}: CountFilterProps<T>) {
  const wide = useMinWidth('40rem');
  if (!wide) {
    return (
      <div className={cx('flex min-w-0 gap-1.5', className)}>
        <PillSelect
          aria-label="Show"
          value={value ?? ''}
          onChange={({ target }) => onChange(choices.find((one) => one.value === target.value)?.value)}
          className="min-w-0 flex-1"
        >
          {choices.map((one) => (
            <option key={one.label} value={one.value ?? ''}>
              {one.count === undefined ? one.label : `${one.label} (${wholeNumber(one.count)})`}
            </option>
          ))}
        </PillSelect>
        {children}
      </div>
    );
  }
  return (
    <fieldset className={cx('flex min-w-0 flex-wrap gap-1.5', className)}>
      <legend className="sr-only">Show</legend>
      {choices.map((one) => (
        <CountToggle
          key={one.label}
          label={one.label}
          count={one.count}
          pressed={one.value === value}
          onPress={() => onChange(one.value)}
        />
      ))}
      {children}
    </fieldset>
  );
}

interface CountToggleProps {
  label: string;
  count: number | undefined;
  pressed: boolean;
  onPress: () => void;
}

export function CountToggle({ label, count, pressed, onPress }: CountToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="inline-flex h-9 shrink-0 items-center gap-1.5 rounded-full border border-line bg-card px-3.5 text-sm font-semibold text-muted transition-colors hover:border-edge hover:text-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper touch:h-11"
    >
      {label}
      {count !== undefined && (
        <>
          {' '}
          <span className="font-normal tabular-nums">{wholeNumber(count)}</span>
        </>
      )}
    </button>
  );
}
