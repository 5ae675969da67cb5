// What a rewrite should do differently: free text, or suggestions to tap.
import { useRef, type MouseEvent } from 'react';
import { dmLimits } from '@opener/contract/dm';
import { countCharacters } from '@opener/contract/text';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

const suggestions = ['Shorter', 'Warmer', 'Another detail'];

interface InstructionFieldProps {
  value: string;
  onChange: (value: string) => void;
  tooLong: boolean;
}

export function InstructionField({ value, onChange, tooLong }: InstructionFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  function suggest(suggestion: string, event: MouseEvent) {
    onChange(withSuggestion(value, suggestion));
    // With the keyboard the next Enter should submit; on a phone the focus would open the keyboard over the button.
    if (event.detail === 0) input.current?.focus();
  }

  return (
    <Field
      label="What should be different?"
      hint="Leave it empty for a new version."
      counter={{ count: countCharacters(value), max: dmLimits.instructionMax }}
      error={tooLong ? `Please keep it to ${dmLimits.instructionMax} characters.` : undefined}
    >
      {(control) => (
        <>
          <Input
            {...control}
            ref={input}
            dir="auto"
            autoComplete="off"
            enterKeyHint="go"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <fieldset className="mt-1 flex flex-wrap gap-2">
            <legend className="sr-only">Suggestions</legend>
            {suggestions.map((suggestion) => (
              <button
                key={suggestion}
                type="button"
                onClick={(event) => suggest(suggestion, event)}
                className="h-9 rounded-full border border-line px-3.5 text-sm font-medium text-ink transition-colors hover:border-edge touch:h-11"
              >
                {suggestion}
              </button>
            ))}
          </fieldset>
        </>
      )}
    </Field>
  );
}

/** Typed text stays; a suggestion is appended once. */
function withSuggestion(text: string, suggestion: string): string {
  const before = text.trim();
  if (before === '') return suggestion;
  const added = suggestion.toLowerCase();
  return before.toLowerCase().includes(added) ? before : `${before.replace(/[.,;]$/u, '')}, ${added}`;
}
