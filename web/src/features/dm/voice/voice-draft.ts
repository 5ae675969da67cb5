// The voice while it is being edited: every field as typed, including unfinished chips.
import { Voice, voiceLimits } from '@opener/contract/voice';

export type VoiceDraft = Omit<Voice, 'samples'> & {
  /** One per field of the form; empty if nothing is typed. */
  samples: readonly string[];
  /** Typed in the field for banned words, but not added yet. */
  word: string;
};
export type VoiceFaults = Partial<Record<keyof Voice, string>>;

export const samplePlaces = Array.from({ length: voiceLimits.samples }, (_, place) => place);

export function draftOf(voice: Voice): VoiceDraft {
  return { ...voice, samples: samplePlaces.map((place) => voice.samples[place] ?? ''), word: '' };
}

/** What would be saved now, trimmed. */
export function voiceOf(draft: VoiceDraft): Voice {
  return {
    sender_name: draft.sender_name.trim(),
    sender_line: draft.sender_line.trim(),
    audience: draft.audience.trim(),
    benefit: draft.benefit.trim(),
    offer_line: draft.offer_line.trim(),
    ask: draft.ask.trim(),
    language: draft.language,
    tone: draft.tone,
    length: draft.length,
    samples: draft.samples.map((sample) => sample.trim()).filter(Boolean),
    banned: withWords(draft.banned, draft.word),
    skip_weak: draft.skip_weak,
  };
}

/** Adds words separated by commas or line breaks, without duplicates. */
export function withWords(words: readonly string[], text: string): string[] {
  const all = [...words];
  for (const word of text.split(/[,;\n]/u).map((part) => part.trim().replaceAll(/\s+/gu, ' '))) {
    const known = all.some((one) => one.toLowerCase() === word.toLowerCase());
    if (word && !known) all.push(word);
  }
  return all;
}

export function checkVoice(voice: Voice): VoiceFaults {
  const faults: VoiceFaults = {};
  for (const { path, message } of Voice.safeParse(voice).error?.issues ?? []) {
    const field = path[0];
    if (isField(field)) faults[field] ??= message;
  }
  return faults;
}

export function sameVoice(one: Voice, other: Voice): boolean {
  return fields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
}

const fields = Object.keys(Voice.shape) as (keyof Voice)[];

function isField(name: unknown): name is keyof Voice {
  return fields.some((field) => field === name);
}
