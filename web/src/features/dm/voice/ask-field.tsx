// The question at the end of each message.
import { countCharacters } from '@opener/contract/text';
import { voiceLimits } from '@opener/contract/voice';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

interface AskFieldProps {
  ask: string;
  error: string | undefined;
  onChange: (ask: string) => void;
}

export function AskField({ ask, error, onChange }: AskFieldProps) {
  return (
    <Field
      label="The question at the end"
      error={error}
      counter={{ count: countCharacters(ask), max: voiceLimits.ask }}
      hint="Leave it empty and each message asks what fits the person."
    >
      {(control) => (
        <Input
          {...control}
          name="ask"
          dir="auto"
          autoComplete="off"
          value={ask}
          placeholder="Shall I send you a sample?"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
