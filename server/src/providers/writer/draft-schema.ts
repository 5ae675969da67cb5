// The answer a language model owes us, and how to find it in answers that wrap it in other words.
import { z } from 'zod';
import type { Draft } from './port.ts';

export const draftSchema = z.object({
  text: z.string().min(1),
  facts: z.array(
    z.object({
      field: z.enum(['fullName', 'biography', 'category', 'followersCount', 'postsCount', 'recentPost']),
      quote: z.string(),
      phrase: z.string(),
    }),
  ),
});

/** Finds the draft in a raw answer, also inside a code block, after thinking aloud, or between polite words. */
export function parseDraft(answer: string): Draft | undefined {
  const spoken = answer.replaceAll(/<think>[\s\S]*?<\/think>/gu, '');
  const end = spoken.lastIndexOf('}');
  for (let start = spoken.indexOf('{'); start !== -1 && start < end; start = spoken.indexOf('{', start + 1)) {
    const draft = draftSchema.safeParse(readJson(spoken.slice(start, end + 1)));
    if (draft.success) return draft.data;
  }
  return undefined;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
