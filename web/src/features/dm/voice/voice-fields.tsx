// The whole voice as a form, in five short parts.
import type { ReactNode, Ref } from 'react';
import { countCharacters } from '@opener/contract/text';
import { voiceLimits } from '@opener/contract/voice';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { AskField } from './ask-field.tsx';
import { OfferField } from './offer-field.tsx';
import { SampleFields } from './sample-fields.tsx';
import { SoundFields } from './sound-fields.tsx';
import type { VoiceDraft, VoiceFaults } from './voice-draft.ts';
import { WordField } from './word-field.tsx';

interface VoiceFieldsProps {
  id: string;
  draft: VoiceDraft;
  faults: VoiceFaults;
  offerInfo: string;
  needsOfferLine: boolean;
  offerControl: Ref<HTMLTextAreaElement>;
  onEdit: (changes: Partial<VoiceDraft>) => void;
  onSubmit: (form: HTMLFormElement) => void;
}

type Line = 'sender_name' | 'sender_line' | 'audience' | 'benefit';

export function VoiceFields(props: VoiceFieldsProps) {
  const { id, draft, faults, offerInfo, needsOfferLine, offerControl, onEdit, onSubmit } = props;
  const line = (name: Line, label: string, placeholder: string) => (
    <Field
      label={label}
      error={faults[name]}
      counter={{ count: countCharacters(draft[name]), max: voiceLimits[name] }}
    >
      {(control) => (
        <Input
          {...control}
          name={name}
          dir="auto"
          autoComplete="off"
          value={draft[name]}
          placeholder={placeholder}
          onChange={(event) => onEdit({ [name]: event.target.value })}
        />
      )}
    </Field>
  );

  return (
    <form
      id={id}
      noValidate
      className="flex min-w-0 flex-col gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      <Part title="You">
        {line('sender_name', 'Your name', 'Tove')}
        {line('sender_line', 'One line about you', 'I run a small mill outside Malmö.')}
      </Part>
      <Part title="What you offer">
        {line('audience', 'Who it is for', 'Bakeries that bake their own rye')}
        {line('benefit', 'What they gain, in one line', 'Flour milled this week, delivered within a day')}
        <OfferField
          line={draft.offer_line}
          offerInfo={offerInfo}
          needed={needsOfferLine}
          error={faults.offer_line}
          control={offerControl}
          onChange={(offer_line) => onEdit({ offer_line })}
        />
        <AskField ask={draft.ask} error={faults.ask} onChange={(ask) => onEdit({ ask })} />
      </Part>
      <Part title="How it sounds">
        <SoundFields draft={draft} onEdit={onEdit} />
      </Part>
      <Part title="Your own words">
        <SampleFields
          samples={draft.samples}
          error={faults.samples}
          onChange={(samples) => onEdit({ samples })}
        />
        <WordField words={draft.banned} text={draft.word} error={faults.banned} onChange={onEdit} />
      </Part>
      <Part title="Who to leave out">
        <Switch
          label="Skip people with a weak fit"
          hint="No message is written for them. The job costs nothing and says why."
          checked={draft.skip_weak}
          onChange={(skip_weak) => onEdit({ skip_weak })}
        />
      </Part>
    </form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}
