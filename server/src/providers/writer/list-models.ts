// The models that an OpenAI-compatible endpoint offers.
import * as z from 'zod';

const Listing = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Endpoints list these too, and none of them writes. */
const otherPurposes = /embed|rerank|whisper|speech|tts|moderation|clip\b/i;

/** Those that may be able to write, in the endpoint's order. Throws where anything but a list of models answers. */
export async function listModels(baseUrl: string, request: RequestInit): Promise<string[]> {
  // A redirect could lead to another machine, which nobody named.
  const answer = await fetch(`${baseUrl.replace(/\/+$/, '')}/models`, { ...request, redirect: 'error' });
  if (!answer.ok) throw new Error(`the list of models was answered with ${answer.status}`);
  const { data } = Listing.parse(await answer.json());
  return data.map(({ id }) => id).filter((id) => id !== '' && !otherPurposes.test(id));
}
