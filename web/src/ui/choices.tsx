// A vertical radio group, each choice with room for an explanation.
import { useId, type ReactNode } from 'react';
import { ChoiceGroup } from './choice-group.tsx';

interface ChoicesProps<T extends string> {
  legend: ReactNode;
  value: T;
  choices: readonly { value: T; label: string; note?: string }[];
  hint?: ReactNode;
  onChange: (value: T) => void;
}

export function Choices<T extends string>({ legend, value, choices, hint, onChange }: ChoicesProps<T>) {
  const id = useId();
  return (
    <ChoiceGroup legend={legend} hint={hint} className="flex-col">
      {choices.map((choice) => {
        const labelId = `${id}-${choice.value}-label`;
        const noteId = choice.note === undefined ? undefined : `${id}-${choice.value}-note`;
        return (
          <label
            key={choice.value}
            className="flex min-h-9 items-start gap-2.5 rounded-[7px] px-2.5 py-2 text-sm text-muted transition-colors has-checked:bg-card has-checked:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-focus touch:min-h-11"
          >
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={value === choice.value}
              // The whole row is the target, but only its first line is the name.
              aria-labelledby={labelId}
              aria-describedby={noteId}
              onChange={() => onChange(choice.value)}
              className="peer mt-0.5 size-4 shrink-0 appearance-none rounded-full border-[1.5px] border-edge bg-card outline-none checked:border-[5px] checked:border-blue"
            />
            <span className="min-w-0 peer-checked:text-ink">
              <span id={labelId} className="block font-semibold">
                {choice.label}
              </span>
              {choice.note !== undefined && (
                <span id={noteId} className="block text-muted">
                  {choice.note}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </ChoiceGroup>
  );
}
