// Marks the first occurrence of the given words in a text, ignoring case.
import type { ReactNode } from 'react';
import { Mark } from '../../../ui/mark.tsx';

export function MarkQuotes({ text, quotes }: { text: string; quotes: readonly string[] }): ReactNode {
  return splitAt(text, quotes).map(({ part, marked, at }) => (marked ? <Mark key={at}>{part}</Mark> : part));
}

type Part = { part: string; marked: boolean; at: number };

export function splitAt(text: string, quotes: readonly string[]): Part[] {
  const lower = text.toLowerCase();
  const spans = quotes
    .filter((quote) => quote.trim() !== '')
    .map((quote) => ({ start: lower.indexOf(quote.toLowerCase()), length: quote.length }))
    .filter(({ start }) => start >= 0)
    .toSorted((a, b) => a.start - b.start || b.length - a.length);

  const parts: Part[] = [];
  let at = 0;
  for (const { start, length } of spans) {
    if (start < at) continue;
    if (start > at) parts.push({ part: text.slice(at, start), marked: false, at });
    parts.push({ part: text.slice(start, start + length), marked: true, at: start });
    at = start + length;
  }
  if (at < text.length) parts.push({ part: text.slice(at), marked: false, at });
  return parts;
}
