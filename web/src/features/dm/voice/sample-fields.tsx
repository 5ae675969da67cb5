// Up to three messages of the user's own as examples. A field appears when the one before it is filled.
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { countCharacters } from '@opener/contract/text';
import { voiceLimits } from '@opener/contract/voice';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Field } from '../../../ui/field.tsx';
import { Plus } from '../../../ui/icons/index.ts';
import { Textarea } from '../../../ui/textarea.tsx';
import { samplePlaces } from './voice-draft.ts';

interface SampleFieldsProps {
  samples: readonly string[];
  error: string | undefined;
  onChange: (samples: readonly string[]) => void;
}

export function SampleFields({ samples, error, onChange }: SampleFieldsProps) {
  const id = useId();
  const [places, setPlaces] = useState(() => Math.max(1, samples.filter(Boolean).length));
  const list = useRef<HTMLDivElement>(null);

  function addPlace(): void {
    flushSync(() => setPlaces(places + 1));
    Array.from(list.current?.querySelectorAll('textarea') ?? [])
      .at(-1)
      ?.focus();
  }

  return (
    <div ref={list} className="flex flex-col gap-3">
      {samplePlaces.slice(0, places).map((place) => {
        const text = samples[place] ?? '';
        const count = countCharacters(text);
        return (
          <Field
            key={place}
            label={place === 0 ? 'One of your messages' : `Your message ${place + 1}`}
            counter={{ count, max: voiceLimits.sample }}
            hint={
              place === 0
                ? 'One you sent and liked. A language model imitates its style; the built-in writer uses its greeting, and Sie or vous if you do.'
                : undefined
            }
          >
            {(control) => (
              <Textarea
                {...control}
                dir="auto"
                aria-invalid={count > voiceLimits.sample || undefined}
                aria-describedby={error ? `${id}-error` : control['aria-describedby']}
                value={text}
                onChange={({ target }) =>
                  onChange(samplePlaces.map((one) => (one === place ? target.value : (samples[one] ?? ''))))
                }
              />
            )}
          </Field>
        );
      })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {places < voiceLimits.samples && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={addPlace}
          className="-ms-3 self-start"
        >
          Add another message
        </Button>
      )}
    </div>
  );
}
