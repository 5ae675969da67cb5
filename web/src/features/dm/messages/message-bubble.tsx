// A message as the recipient sees it, with the profile's own words marked.
import type { Message } from '@opener/contract/message';
import { Bubble } from '../../../ui/bubble.tsx';
import { MarkedParagraphs } from '../../../ui/marked-paragraphs.tsx';

export function MessageBubble({ message }: { message: Message }) {
  return (
    <Bubble tone="quiet" className="space-y-2.5 sm:max-w-160">
      <MarkedParagraphs
        text={message.generated_message}
        phrases={message.facts.map(({ phrase }) => phrase)}
      />
    </Bubble>
  );
}
