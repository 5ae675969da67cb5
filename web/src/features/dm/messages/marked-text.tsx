// Text with the words from the profile marked.
import { Mark } from '../../../ui/mark.tsx';
import type { Piece } from './mark-phrases.ts';

export function MarkedText({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ at, text, marked }) => (marked ? <Mark key={at}>{text}</Mark> : text));
}
