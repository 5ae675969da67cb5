// The schemas of a language model's answers, and a parser for answers that are wrapped in other text.
import { z } from 'zod';
import type { Draft, ProfileFact, Reading, Skip } from './port.ts';

const fields = ['fullName', 'biography', 'category', 'followersCount', 'postsCount', 'recentPost'] as const;

/** What is requested. Every field is required, because strict schemas have no optional ones. */
export const draftSchema = z.object({
  skip: z.string().nullable(),
  language: z.string(),
  fit: z.enum(['strong', 'weak', 'none']),
  reason: z.string(),
  // A model that has criticized its first draft writes a better second one.
  attempt: z.string(),
  stiff: z.string(),
  text: z.string(),
  facts: z.array(z.object({ field: z.enum(fields), quote: z.string(), phrase: z.string() })),
});

/** What is accepted: `text` and `facts` are enough for a draft, `skip` alone for a refusal. */
const lenientDraft = z.object({
  skip: z.union([z.string(), z.boolean()]).nullish(),
  fit: z.enum(['strong', 'weak', 'none']).nullish().catch(null),
  reason: z.string().nullish().catch(null),
  text: z.string().nullish(),
  facts: z.array(z.unknown()).nullish(),
});

/** How models say that there is nobody to skip, in a field that should be null then. */
const noSkip = new Set(['', 'null', 'none', 'no', 'false', 'n/a', '-']);

const lenientFact = z.object({
  // Where a quote is found is checked later; an unknown field name is only a wrong guess.
  field: z.enum(fields).catch('biography'),
  quote: z.coerce.string(),
  phrase: z.coerce.string(),
});

export const readingSchema = z.object({ passes: z.boolean(), complaint: z.string() });

export function parseDraft(answer: string): Draft | Skip | undefined {
  return find(answer, (json) => {
    const { data } = lenientDraft.safeParse(json);
    if (data === undefined) return undefined;
    const skip = String(data.skip ?? '').trim();
    if (!noSkip.has(skip.toLowerCase())) return { skip };
    const text = data.text?.trim() ?? '';
    if (text === '' || !data.facts) return undefined;
    return {
      text,
      facts: data.facts.flatMap(readFact),
      fit: data.fit ?? null,
      reason: sentence(data.reason),
    };
  });
}

/** Undefined if there is no usable text. */
export function parseReply(answer: string): string | undefined {
  return find(
    answer,
    (json) => z.object({ text: z.string() }).safeParse(json).data?.text.trim() || undefined,
  );
}

/** A "no" without a reason is still a "no". */
const lenientReading = z.object({
  passes: z.union([z.boolean(), z.stringbool()]),
  complaint: z.string().nullish().catch(null),
});
const generalComplaint =
  'A second reader would not send it: something is untrue, missing or in the wrong tone.';

export function parseReading(answer: string): Reading | undefined {
  return find(answer, (json) => {
    const { data } = lenientReading.safeParse(json);
    if (data === undefined) return undefined;
    return data.passes
      ? { passes: true, complaint: '' }
      : { passes: false, complaint: data.complaint?.trim() || generalComplaint };
  });
}

function readFact(fact: unknown): ProfileFact[] {
  const { data } = lenientFact.safeParse(fact);
  return data === undefined ? [] : [data];
}

const longestReason = 300;

function sentence(text: string | null | undefined): string | null {
  const told = text?.trim() ?? '';
  return told === '' || told.length > longestReason ? null : told;
}

/** Also inside a code block, after reasoning, or between polite phrases. */
function find<T>(answer: string, read: (json: unknown) => T | undefined): T | undefined {
  const spoken = answer.slice(answer.lastIndexOf('</think>') + 1).slice(-mostCharacters);
  const end = spoken.lastIndexOf('}');
  let tries = 0;
  for (let start = spoken.indexOf('{'); start !== -1 && start < end; start = spoken.indexOf('{', start + 1)) {
    const found = read(readJson(spoken.slice(start, end + 1)));
    if (found !== undefined) return found;
    if (++tries === mostTries) return undefined;
  }
  return undefined;
}

/** A long answer, or one full of braces, must not take long to parse. */
const mostCharacters = 24_000;
const mostTries = 20;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
