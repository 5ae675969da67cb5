// A summary of a project's voice, with a button to change it.
import type { VoiceAnswer } from '@opener/contract/voice';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CardFailed, CardLoading } from '../../../ui/card-states.tsx';
import { whyOfferLine } from './offer-field.tsx';
import { voiceExtras, voiceSummary } from './voice-summary.ts';

interface VoiceCardProps {
  answer: VoiceAnswer | undefined;
  failed: boolean;
  onRetry: () => void;
  /** `atOffer`: focuses the line for the offer. */
  onOpen: (atOffer: boolean) => void;
  /** The first name to sign with, if messages are not signed yet. */
  signAs: string;
  signing: boolean;
  onSign: () => void;
}

export function VoiceCard({ answer, failed, onRetry, onOpen, signAs, signing, onSign }: VoiceCardProps) {
  return (
    <Card
      title="Voice"
      action={
        <Button
          variant="ghost"
          size="sm"
          className="-my-1.5 -me-3"
          aria-label="Edit voice"
          onClick={() => onOpen(false)}
        >
          Edit
        </Button>
      }
    >
      {answer ? (
        <div className="flex flex-col gap-2">
          <p className="text-sm [overflow-wrap:anywhere]">{voiceSummary(answer.voice)}</p>
          <Extras extras={voiceExtras(answer.voice)} />
          {answer.voice.sender_name === '' && signAs !== '' && (
            <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 text-sm text-muted">
              <p>The messages don’t say who is writing.</p>
              <Button variant="secondary" size="sm" busy={signing} onClick={onSign}>
                <span>
                  Sign as <bdi>{signAs}</bdi>
                </span>
              </Button>
            </div>
          )}
          {answer.needs_offer_line && answer.voice.offer_line === '' && (
            <Banner tone="warning" className="mt-1">
              <p>{whyOfferLine} Put it in one line, so that nothing is left out.</p>
              <Button variant="secondary" size="sm" className="mt-2.5" onClick={() => onOpen(true)}>
                Add the line
              </Button>
            </Banner>
          )}
        </div>
      ) : failed ? (
        <CardFailed onRetry={onRetry} />
      ) : (
        <CardLoading rows={1} />
      )}
    </Card>
  );
}

function Extras({ extras }: { extras: string[] }) {
  if (extras.length === 0) {
    return (
      <p className="text-sm text-muted">
        Say who you are and how messages should sound, and preview one before you pay.
      </p>
    );
  }
  return (
    <ul className="text-sm text-muted">
      {extras.map((extra) => (
        <li key={extra} dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
          {extra}
        </li>
      ))}
    </ul>
  );
}
