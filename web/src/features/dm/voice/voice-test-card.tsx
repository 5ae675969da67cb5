// The test of two voices: what came of each, how sure that is, and the end of it.
import { useState } from 'react';
import type { Voice } from '@opener/contract/voice';
import type { VariantLetter, VoiceTest, VoiceTestAnswer } from '@opener/contract/voice-test';
import { shortDate } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CardFailed, CardLoading } from '../../../ui/card-states.tsx';
import { EndTestDialog } from './end-test-dialog.tsx';
import { TestResults } from './test-results.tsx';
import { variantOf, variantSummary } from './variant-draft.ts';

interface VoiceTestCardProps {
  projectId: string;
  answer: VoiceTestAnswer | undefined;
  /** The project's voice, which is A. */
  voice: Voice | undefined;
  failed: boolean;
  onRetry: () => void;
  onOpen: () => void;
}

export function VoiceTestCard({ projectId, answer, voice, failed, onRetry, onOpen }: VoiceTestCardProps) {
  const test = answer?.test;
  return (
    <Card
      title="Two voices"
      action={
        test && <Badge tone={test.running ? 'blue' : 'neutral'}>{test.running ? 'Running' : 'Ended'}</Badge>
      }
    >
      {answer && voice ? (
        test ? (
          <Test projectId={projectId} test={test} voice={voice} onOpen={onOpen} />
        ) : (
          <Offer onOpen={onOpen} />
        )
      ) : failed ? (
        <CardFailed onRetry={onRetry} />
      ) : (
        <CardLoading rows={2} />
      )}
    </Card>
  );
}

function Offer({ onOpen }: { onOpen: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-sm text-muted">
        Write to every second person in another voice, and see which one gets more answers.
      </p>
      <Button variant="secondary" size="sm" onClick={onOpen}>
        Add voice B
      </Button>
    </div>
  );
}

interface TestProps {
  projectId: string;
  test: VoiceTest;
  voice: Voice;
  onOpen: () => void;
}

function Test({ projectId, test, voice, onOpen }: TestProps) {
  const [ending, setEnding] = useState<VariantLetter>();
  const [asked, setAsked] = useState(false);
  const ask = (use: VariantLetter) => {
    setEnding(use);
    setAsked(true);
  };
  return (
    <div className="flex flex-col gap-4">
      {test.running && <Difference test={test} voice={voice} />}
      <TestResults test={test} />
      <output className="text-sm font-semibold">{test.sentence}</output>
      {test.running ? (
        <div>
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant={test.verdict === 'b' ? 'primary' : 'secondary'}
              onClick={() => ask('b')}
            >
              Use B for all
            </Button>
            <Button
              size="sm"
              variant={test.verdict === 'a' ? 'primary' : 'secondary'}
              onClick={() => ask('a')}
            >
              Keep A
            </Button>
          </div>
          <Button size="sm" variant="ghost" onClick={onOpen} className="-ms-3 mt-1 -mb-2">
            Change B
          </Button>
        </div>
      ) : (
        <Ended test={test} onOpen={onOpen} />
      )}
      {ending && (
        <EndTestDialog projectId={projectId} use={ending} open={asked} onClose={() => setAsked(false)} />
      )}
    </div>
  );
}

function Difference({ test, voice }: { test: VoiceTest; voice: Voice }) {
  const parts = variantSummary(test.b, variantOf(voice));
  return (
    <p className="text-sm text-muted">
      A is the voice of this project.{parts.length > 0 && ` B differs: ${parts.join(', ')}.`}
    </p>
  );
}

function Ended({ test, onOpen }: { test: VoiceTest; onOpen: () => void }) {
  const now = useNow();
  const when = test.ended_at === null ? '' : ` since ${shortDate(test.ended_at, now)}`;
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-sm text-muted">
        {test.chosen === 'b' ? 'Everything is written in B' : 'Everything is written in A, as before,'}
        {when}.
      </p>
      <Button variant="secondary" size="sm" onClick={onOpen}>
        Test another voice
      </Button>
    </div>
  );
}
