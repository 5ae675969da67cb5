// One request to a language model, one raw answer. Learns which options the endpoint does not support, and omits them from then on.
// Sources: decision 30.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, type LanguageModel, NoObjectGeneratedError, NoOutputGeneratedError, Output } from 'ai';
import { z } from 'zod';
import { SilentFault } from '../../lib/port-faults.ts';
import { declined, faultOf, isFormatRefusal, isSettingsRefusal } from './ai-faults.ts';

export type Endpoint = {
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  timeoutMs: number;
  /** Called when the endpoint turns out not to support something. */
  onUnknown?: ((what: 'schemas' | 'settings') => void) | undefined;
};

export type Question = {
  system: string;
  /** Added if the endpoint can't enforce the schema. */
  jsonInstructions: string;
  prompt: string;
  schema: z.ZodType;
  temperature: number;
};

/** Empty if the model said nothing usable. */
export type Ask = (question: Question, signal: AbortSignal) => Promise<string>;

const maxOutputTokens = 1_500;

export function createChat({ baseUrl, apiKey, model, timeoutMs, onUnknown }: Endpoint): Ask {
  const provider = createOpenAICompatible({
    name: 'writer',
    baseURL: baseUrl,
    // Local models need no key.
    ...(apiKey === undefined ? {} : { apiKey }),
    supportsStructuredOutputs: true,
  });
  const knows: Abilities = { schemas: true, settings: true };

  return async (question, signal) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const abortSignal = AbortSignal.any([signal, timeout]);
    try {
      return await askPatiently(question, abortSignal);
    } catch (error) {
      signal.throwIfAborted();
      if (timeout.aborted) throw new SilentFault('the writer took too long');
      throw faultOf(error);
    }
  };

  async function askPatiently(question: Question, abortSignal: AbortSignal): Promise<string> {
    // Other requests may learn something meanwhile, so this one is judged by what it sent.
    const sent = { ...knows };
    try {
      return await askOnce(provider(model), question, sent, abortSignal);
    } catch (error) {
      const unknown =
        sent.schemas && isFormatRefusal(error)
          ? 'schemas'
          : sent.settings && isSettingsRefusal(error)
            ? 'settings'
            : undefined;
      if (!unknown) throw error;
      knows[unknown] = false;
      onUnknown?.(unknown);
      return askPatiently(question, abortSignal);
    }
  }
}

/** What an endpoint can do with a request. */
type Abilities = { schemas: boolean; settings: boolean };

async function askOnce(
  model: LanguageModel,
  question: Question,
  sent: Abilities,
  abortSignal: AbortSignal,
): Promise<string> {
  const { system, jsonInstructions, prompt, schema, temperature } = question;
  try {
    const { text, finishReason, response } = await generateText({
      model,
      system: sent.schemas ? system : `${system}\n\n${jsonInstructions}`,
      prompt,
      abortSignal,
      // The queue retries and respects the vendor's Retry-After; two layers of retries would multiply.
      maxRetries: 0,
      ...(sent.settings && { temperature, maxOutputTokens }),
      ...(sent.schemas && { output: Output.object({ schema }) }),
    });
    return finished(text, finishReason, response);
  } catch (error) {
    // Some endpoints accept the schema and then ignore it; the answer may still be usable.
    if (NoObjectGeneratedError.isInstance(error))
      return finished(error.text ?? '', error.finishReason, error.response);
    if (NoOutputGeneratedError.isInstance(error)) return '';
    throw error;
  }
}

function finished(text: string, reason: string | undefined, response: unknown): string {
  if (reason === 'content-filter' || hasRefusal(response)) throw declined();
  return reason === 'length' ? '' : text;
}

/** OpenAI has a separate field for refusals, next to an empty text; the SDK returns only the text. */
function hasRefusal(response: unknown): boolean {
  return Refused.safeParse(response).data?.body.choices.some(({ message }) => message.refusal) ?? false;
}

const Refused = z.object({
  body: z.object({
    choices: z.array(z.object({ message: z.object({ refusal: z.string().nullish() }) })),
  }),
});
