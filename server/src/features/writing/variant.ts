// Which voice of which test: `b2` is B in the project's second test.
import type { StoredVariant } from '../../db/documents.ts';
import { type ProjectVoice, variantFrom, type VoiceVariant } from './voice-document.ts';
import type { VoiceTestRow } from './voice-test.repo.ts';

export type Letter = 'a' | 'b';

export const variantOf = (letter: Letter, number: number): string => `${letter}${number}`;

/** People take turns, A first: of any number of them, half got A, and one more if the number is odd. */
export const letterOfTurn = (dealt: number): Letter => (dealt % 2 === 1 ? 'a' : 'b');

export function letterIn(variant: string | null, test: Pick<VoiceTestRow, 'number'>): Letter | undefined {
  return (['a', 'b'] as const).find((letter) => variant === variantOf(letter, test.number));
}

/** The project's voice with what B does differently. */
export function asVariant(voice: ProjectVoice, variant: StoredVariant): ProjectVoice {
  return { ...voice, ...variantFrom(variant) };
}

export function isSameAs(one: VoiceVariant, other: VoiceVariant): boolean {
  return (
    one.offerLine === other.offerLine &&
    one.tone === other.tone &&
    one.length === other.length &&
    one.ask === other.ask
  );
}
