// The sample: what was found on the left, what was written from it on the right.
import type { Sample } from '@opener/contract/sample';
import { shortCount } from '../../../lib/format.ts';
import { markPhrases } from '../../../lib/mark-phrases.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Bubble } from '../../../ui/bubble.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';

export function SampleView({ sample }: { sample: Sample }) {
  const { username, generated_message: message, user_info: info, facts } = sample;
  const quotes = facts.map(({ quote }) => quote);
  const phrases = facts.map(({ phrase }) => phrase);
  const { fullName, category, followersCount } = info;
  const reach = followersCount === undefined ? undefined : `${shortCount(followersCount)} followers`;
  const about = [fullName, category, reach].filter((fact): fact is string => Boolean(fact));
  return (
    <div className="motion-safe:animate-rise">
      <div className="rounded-card border border-line bg-paper p-4 pb-9 sm:p-5 sm:pb-10">
        <div className="flex items-start gap-3">
          <Avatar name={fullName ?? username} size="lg" />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <p className="min-w-0 font-mono font-semibold [overflow-wrap:anywhere]">{username}</p>
              <Badge tone="neutral">Sample</Badge>
            </div>
            <p className="text-sm text-muted">
              <Dotted>
                {about.map((fact) => (
                  <MarkedText key={fact} pieces={markPhrases(fact, quotes)} />
                ))}
              </Dotted>
            </p>
          </div>
        </div>
        {info.biography && (
          <p dir="auto" className="mt-3 line-clamp-5 whitespace-pre-line">
            <MarkedText pieces={markPhrases(info.biography, quotes)} />
          </p>
        )}
        <OtherFacts facts={facts.filter(({ field }) => field === 'recentPost')} />
      </div>
      <div className="-mt-6 ms-[6%] sm:ms-[12%]">
        <Bubble className="shadow-soft">
          <MarkedText pieces={markPhrases(message, phrases)} />
        </Bubble>
      </div>
    </div>
  );
}

function OtherFacts({ facts }: { facts: Sample['facts'] }) {
  return facts.map(({ quote }) => (
    <p key={quote} className="mt-2.5 text-sm text-muted">
      From a recent post: <MarkedText pieces={markPhrases(quote, [quote])} />
    </p>
  ));
}
