// The models that an OpenAI-compatible endpoint offers.
import * as z from 'zod';

const Listing = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Endpoints list these too, but they don't write text. */
const otherPurposes = /embed|rerank|whisper|speech|tts|moderation|clip\b/i;

/** Models that can probably write text, in the endpoint's order. Throws if the answer is not a list of models. */
export async function listModels(baseUrl: string, request: RequestInit): Promise<string[]> {
  // A redirect could lead to another machine.
  const answer = await fetch(`${baseUrl.replace(/\/+$/, '')}/models`, { ...request, redirect: 'error' });
  if (!answer.ok) throw new Error(`the list of models was answered with ${answer.status}`);
  const { data } = Listing.parse(await answer.json());
  return data.map(({ id }) => id).filter((id) => id !== '' && !otherPurposes.test(id));
}
