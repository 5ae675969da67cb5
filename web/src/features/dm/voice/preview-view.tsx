// A preview: the recipient, the message with the profile's words marked, and how well it fits.
import type { Fit, TargetInfo } from '@opener/contract/message';
import type { Preview } from '@opener/contract/voice';
import { plural, shortCount } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Bubble } from '../../../ui/bubble.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { Caution } from '../messages/caution.tsx';
import { fitWords } from '../messages/fit-words.ts';
import { markPhrases, paragraphsOf } from '../../../lib/mark-phrases.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';

const tones: Record<Fit, 'green' | 'amber' | 'red'> = { strong: 'green', weak: 'amber', none: 'red' };

export function PreviewView({ preview, outdated }: { preview: Preview; outdated: boolean }) {
  const { username, user_info: info, generated_message: text, facts, fit, reason, caution } = preview;
  const about = aboutOf(info);
  const phrases = facts.map(({ phrase }) => phrase);
  const paragraphs = paragraphsOf(text).map((paragraph, place) => ({ paragraph, place }));
  return (
    <div className="flex animate-rise flex-col gap-3">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={info.fullName ?? username} size="sm" />
        <div className="min-w-0">
          <p className="font-mono text-sm font-semibold [overflow-wrap:anywhere]">@{username}</p>
          <p className="line-clamp-2 text-sm text-muted [overflow-wrap:anywhere]">
            <Dotted>{about.length > 0 ? about : ['No details in the profile']}</Dotted>
          </p>
        </div>
      </div>
      {caution !== null && <Caution sentence={caution} />}
      <Bubble tone={outdated ? 'quiet' : 'blue'} className="space-y-2.5">
        {paragraphs.map(({ paragraph, place }) => (
          <p key={place} dir="auto">
            <MarkedText pieces={markPhrases(paragraph, phrases)} />
          </p>
        ))}
      </Bubble>
      {(fit !== null || reason !== null) && (
        <div className="flex flex-col items-start gap-1.5">
          {fit !== null && <Badge tone={tones[fit]}>{fitWords[fit].full}</Badge>}
          {reason !== null && (
            <p dir="auto" className="text-sm text-muted">
              {reason}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function aboutOf({ fullName, category, followersCount: followers }: TargetInfo): string[] {
  const reach =
    followers === undefined
      ? undefined
      : followers < 1000
        ? plural(followers, 'follower')
        : `${shortCount(followers)} followers`;
  return [fullName, category, reach].filter((fact): fact is string => Boolean(fact));
}
