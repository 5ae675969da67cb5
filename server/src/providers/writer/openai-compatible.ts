// Any OpenAI-compatible endpoint as the writer, through the `ai` SDK.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, NoObjectGeneratedError, Output } from 'ai';
import { TransientFault } from '../../lib/port-faults.ts';
import { declined, faultOf, isFormatRefusal, malformed } from './ai-faults.ts';
import { draftSchema, parseDraft } from './draft-schema.ts';
import type { Draft, WriteRequest, WriterPort } from './port.ts';
import { dataMessage, instructions, jsonInstructions } from './prompt.ts';

export type AiWriterOptions = {
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  timeoutMs?: number;
};

export function createAiWriter({ baseUrl, apiKey, model, timeoutMs = 45_000 }: AiWriterOptions): WriterPort {
  const provider = createOpenAICompatible({
    name: 'writer',
    baseURL: baseUrl,
    // Models on one's own machine ask for none.
    ...(apiKey === undefined ? {} : { apiKey }),
    supportsStructuredOutputs: true,
  });
  // Learned from the first refusal, so that each message does not have to learn it again.
  let knowsSchemas = true;

  return {
    async write(request, { signal }) {
      signal.throwIfAborted();
      const timeout = AbortSignal.timeout(timeoutMs);
      const call = callFor(request, AbortSignal.any([signal, timeout]));
      try {
        if (!knowsSchemas) return await ask(call);
        try {
          return await askWithSchema(call);
        } catch (error) {
          if (!isFormatRefusal(error)) throw error;
          knowsSchemas = false;
          return await ask(call);
        }
      } catch (error) {
        signal.throwIfAborted();
        if (timeout.aborted) throw new TransientFault('the writer took too long');
        throw faultOf(error);
      }
    },
  };

  function callFor(request: WriteRequest, abortSignal: AbortSignal) {
    return {
      model: provider(model),
      system: instructions,
      prompt: dataMessage(request),
      abortSignal,
      // The queue retries, with the patience the vendor asks for; two layers of retries would multiply.
      maxRetries: 0,
    };
  }
}

type Call = {
  model: Parameters<typeof generateText>[0]['model'];
  system: string;
  prompt: string;
  abortSignal: AbortSignal;
  maxRetries: number;
};

async function askWithSchema(call: Call): Promise<Draft> {
  try {
    const result = await generateText({ ...call, output: Output.object({ schema: draftSchema }) });
    assertFinished(result.finishReason);
    return tidy(result.output);
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    assertFinished(error.finishReason);
    // Some endpoints accept the schema and then ignore it.
    return tidy(parseDraft(error.text ?? ''));
  }
}

async function ask(call: Call): Promise<Draft> {
  const { text, finishReason } = await generateText({
    ...call,
    system: `${call.system}\n\n${jsonInstructions}`,
  });
  assertFinished(finishReason);
  return tidy(parseDraft(text));
}

function assertFinished(reason: string | undefined): void {
  if (reason === 'length') throw malformed();
  if (reason === 'content-filter') throw declined();
}

function tidy(draft: Draft | undefined): Draft {
  const text =
    draft?.text
      .trim()
      .replace(/^"(.*)"$/su, '$1')
      .trim() ?? '';
  if (draft === undefined || text === '') throw malformed();
  return { text, facts: draft.facts };
}
