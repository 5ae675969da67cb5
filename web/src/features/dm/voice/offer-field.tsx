// The offer in one line, with what was parsed from it. It is required if the project's offer is too long for a message.
import type { Ref } from 'react';
import { voiceLimits } from '@opener/contract/voice';
import { countCharacters } from '@opener/contract/text';
import { Banner } from '../../../ui/banner.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { OfferUnderstood } from './offer-understood.tsx';

interface OfferFieldProps {
  line: string;
  offerInfo: string;
  /** The project's offer is too long for a message. */
  needed: boolean;
  error: string | undefined;
  control?: Ref<HTMLTextAreaElement>;
  onChange: (line: string) => void;
}

export const whyOfferLine = 'Your offer is too long to fit in a message.';

export function OfferField({ line, offerInfo, needed, error, control, onChange }: OfferFieldProps) {
  return (
    <div className="flex flex-col gap-2.5">
      {needed && line.trim() === '' && (
        <Banner tone="warning">
          {whyOfferLine} Please put it in one line, with its amount, condition and limit.
        </Banner>
      )}
      <Field
        label="The offer in one line"
        error={error}
        counter={{ count: countCharacters(line), max: voiceLimits.offer_line }}
        hint={<OfferUnderstood line={line} offerInfo={offerInfo} />}
      >
        {(given) => (
          <Textarea
            {...given}
            ref={control}
            dir="auto"
            rows={2}
            value={line}
            placeholder="20% off the first order, for new customers, until Friday"
            // Pasted line breaks become spaces.
            onChange={(event) => onChange(event.target.value.replaceAll(/\s*\n\s*/gu, ' '))}
          />
        )}
      </Field>
    </div>
  );
}
