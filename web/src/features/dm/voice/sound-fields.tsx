// Language, tone and length.
import {
  languageChoices,
  languageNames,
  lengths,
  lengthWords,
  tones,
  type LanguageCode,
  type Voice,
} from '@opener/contract/voice';
import { Field } from '../../../ui/field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Select } from '../../../ui/select.tsx';
import type { VoiceDraft } from './voice-draft.ts';
import { toneNames } from './voice-summary.ts';

const toneNotes: Record<Voice['tone'], string> = {
  plain: 'Everyday words, nothing fancy.',
  warm: 'Friendly, as if you had met.',
  playful: 'Light-hearted, never silly.',
  formal:
    'Polite and without slang: Sie, vous, usted, Lei. If your own texts say du or tu, so does the built-in writer.',
};
const lengthNames: Record<Voice['length'], string> = { short: 'Short', usual: 'Usual' };

const toneChoices = tones.map((value) => ({ value, label: toneNames[value] }));
const lengthChoices = lengths.map((value) => ({
  value,
  label: lengthNames[value],
  note: `${lengthWords[value].join('–')} words`,
}));
const languageList = Object.entries(languageNames) as [LanguageCode, string][];

interface SoundFieldsProps {
  draft: VoiceDraft;
  onEdit: (changes: Partial<VoiceDraft>) => void;
}

export function SoundFields({ draft, onEdit }: SoundFieldsProps) {
  return (
    <>
      <ToneField tone={draft.tone} onChange={(tone) => onEdit({ tone })} />
      <LengthField length={draft.length} onChange={(length) => onEdit({ length })} />
      <Field label="Language">
        {(control) => (
          <Select
            {...control}
            value={draft.language}
            onChange={({ target }) => {
              const language = languageChoices.find((choice) => choice === target.value);
              if (language) onEdit({ language });
            }}
          >
            <option value="project">The language of your project</option>
            <option value="recipient">Their language, if the writer supports it</option>
            <optgroup label="Always in">
              {languageList.map(([code, name]) => (
                <option key={code} value={code} lang={code}>
                  {name}
                </option>
              ))}
            </optgroup>
          </Select>
        )}
      </Field>
    </>
  );
}

export function ToneField({
  tone,
  onChange,
}: {
  tone: Voice['tone'];
  onChange: (tone: Voice['tone']) => void;
}) {
  return (
    <Segments label="Tone" value={tone} choices={toneChoices} hint={toneNotes[tone]} onChange={onChange} />
  );
}

interface LengthFieldProps {
  length: Voice['length'];
  onChange: (length: Voice['length']) => void;
}

export function LengthField({ length, onChange }: LengthFieldProps) {
  return <Segments label="Length" value={length} choices={lengthChoices} onChange={onChange} />;
}
