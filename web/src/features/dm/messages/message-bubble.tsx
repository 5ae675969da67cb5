// A message as the recipient sees it, with the profile's own words marked.
import type { Message } from '@opener/contract/message';
import { Bubble } from '../../../ui/bubble.tsx';
import { markPhrases, paragraphsOf } from '../../../lib/mark-phrases.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';

export function MessageBubble({ message }: { message: Message }) {
  const phrases = message.facts.map(({ phrase }) => phrase);
  const paragraphs = paragraphsOf(message.generated_message).map((text, place) => ({ text, place }));
  return (
    <Bubble tone="quiet" className="space-y-2.5 sm:max-w-160">
      {paragraphs.map(({ text, place }) => (
        <p key={place} dir="auto">
          <MarkedText pieces={markPhrases(text, phrases)} />
        </p>
      ))}
    </Bubble>
  );
}
