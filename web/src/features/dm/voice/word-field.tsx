// Words never to use, as chips. A comma or Enter makes one; a word may be a phrase.
import { voiceLimits } from '@opener/contract/voice';
import { ChipBox } from '../../../ui/chip-box.tsx';
import { Field } from '../../../ui/field.tsx';
import { withWords } from './voice-draft.ts';

interface WordFieldProps {
  words: readonly string[];
  text: string;
  error: string | undefined;
  onChange: (next: { banned?: string[]; word: string }) => void;
}

export function WordField({ words, text, error, onChange }: WordFieldProps) {
  const take = (typed: string) => onChange({ banned: withWords(words, typed), word: '' });
  return (
    <Field
      label="Words never to use"
      error={error}
      counter={{ count: words.length, max: voiceLimits.words, unit: 'words' }}
      hint="A comma or Enter after each. It can be a phrase."
    >
      {(control) => (
        <ChipBox
          {...control}
          dir="auto"
          chips={words}
          listLabel="Never used"
          text={text}
          placeholder={words.length === 0 ? 'synergy, game changer' : 'another'}
          onChange={({ target: { value } }) =>
            /[,;\n]/u.test(value) ? take(value) : onChange({ word: value })
          }
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            // A text field would lose the line breaks.
            if (!/[,;\n]/u.test(pasted)) return;
            event.preventDefault();
            take(`${text}${pasted}`);
          }}
          onBlur={() => text.trim() !== '' && take(text)}
          onRemove={(word) => onChange({ banned: words.filter((one) => one !== word), word: text })}
          onEnter={(event) => {
            if (text.trim() === '') return;
            event.preventDefault();
            take(text);
          }}
          className="min-h-11 px-2 py-1.25"
        />
      )}
    </Field>
  );
}
