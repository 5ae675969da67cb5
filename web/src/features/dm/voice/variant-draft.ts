// The second voice while it is being edited.
import type { Voice } from '@opener/contract/voice';
import { Variant } from '@opener/contract/voice-test';

export type VariantFaults = Partial<Record<keyof Variant, string>>;

/** B starts like the project's voice. */
export function variantOf({ tone, length, offer_line, ask }: Voice): Variant {
  return { tone, length, offer_line, ask };
}

export function trimmed(variant: Variant): Variant {
  return { ...variant, offer_line: variant.offer_line.trim(), ask: variant.ask.trim() };
}

export function sameVariant(one: Variant, other: Variant): boolean {
  return (
    one.tone === other.tone &&
    one.length === other.length &&
    one.offer_line === other.offer_line &&
    one.ask === other.ask
  );
}

export function checkVariant(variant: Variant): VariantFaults {
  const faults: VariantFaults = {};
  for (const { path, message } of Variant.safeParse(variant).error?.issues ?? []) {
    const field = path[0];
    if (field === 'offer_line' || field === 'ask') faults[field] ??= message;
  }
  return faults;
}

/** How B differs from A, in a few words. */
export function variantSummary(b: Variant, a: Variant): string[] {
  return [
    ...(b.tone === a.tone ? [] : [`${b.tone} instead of ${a.tone}`]),
    ...(b.length === a.length ? [] : [b.length === 'short' ? 'shorter' : 'of usual length']),
    ...(b.offer_line === a.offer_line ? [] : ['another line for the offer']),
    ...(b.ask === a.ask ? [] : ['another question']),
  ];
}
