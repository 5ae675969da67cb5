// A horizontal radio group, so that the arrow keys move among the choices.
import { useId, type ReactNode } from 'react';
import { ChoiceGroup } from './choice-group.tsx';
import { cx } from './cx.ts';

interface SegmentsProps<T extends string> {
  label: ReactNode;
  value: T;
  choices: readonly { value: T; label: string; note?: string }[];
  hint?: ReactNode;
  onChange: (value: T) => void;
}

export function Segments<T extends string>({ label, value, choices, hint, onChange }: SegmentsProps<T>) {
  const id = useId();
  return (
    <ChoiceGroup legend={label} hint={hint}>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={cx(
            'relative flex min-h-9 flex-1 flex-col items-center justify-center rounded-[7px] border border-transparent px-1.5 py-1 text-center text-sm font-semibold text-muted transition-colors touch:min-h-11',
            'hover:text-ink has-checked:border-edge has-checked:bg-card has-checked:text-ink has-checked:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-focus',
          )}
        >
          <input
            type="radio"
            name={id}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-[7px] outline-none"
          />
          {choice.label}
          {choice.note !== undefined && (
            <span className="text-xs font-normal text-muted tabular-nums">{choice.note}</span>
          )}
        </label>
      ))}
    </ChoiceGroup>
  );
}
