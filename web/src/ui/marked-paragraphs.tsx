// A text in paragraphs, with some of its words marked.
import { markPhrases, paragraphsOf } from '../lib/mark-phrases.ts';
import { MarkedText } from './marked-text.tsx';

export function MarkedParagraphs({ text, phrases }: { text: string; phrases: readonly string[] }) {
  const paragraphs = paragraphsOf(text).map((paragraph, place) => ({ paragraph, place }));
  return paragraphs.map(({ paragraph, place }) => (
    <p key={place} dir="auto">
      <MarkedText pieces={markPhrases(paragraph, phrases)} />
    </p>
  ));
}
