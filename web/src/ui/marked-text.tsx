// Text with some of its words marked.
import type { Piece } from '../lib/mark-phrases.ts';
import { Mark } from './mark.tsx';

/** `draw` animates the marks. */
export function MarkedText({ pieces, draw = false }: { pieces: readonly Piece[]; draw?: boolean }) {
  return pieces.map(({ at, text, marked }) =>
    marked ? (
      <Mark key={at} draw={draw}>
        {text}
      </Mark>
    ) : (
      text
    ),
  );
}
