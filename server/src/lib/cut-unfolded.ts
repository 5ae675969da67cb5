import { isPlain } from './words.ts';

/** At most this many UTF-16 units of a text, counted after normalization: one character can expand to eighteen. */
export function cutUnfolded(text: string, most: number): string {
  const head = text.slice(0, most);
  if (isPlain(head) || head.normalize('NFKC').length <= most) return head;
  let [end, left] = [0, most];
  for (const sign of head) {
    left -= sign.normalize('NFKC').length;
    if (left < 0) break;
    end += sign.length;
  }
  return head.slice(0, end);
}
