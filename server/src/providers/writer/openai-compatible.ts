// Any OpenAI-compatible endpoint as the writer, through the `ai` SDK.
import { declined, soundsLikeRefusal, unusable } from './ai-faults.ts';
import { createChat, type Endpoint } from './chat.ts';
import { draftSchema, parseDraft, parseReading, parseReply, readingSchema } from './draft-schema.ts';
import {
  followUpInstructions,
  followUpMessage,
  followUpReadingInstructions,
  followUpReadingMessage,
} from './follow-up-prompt.ts';
import type { Reading, WriterPort } from './port.ts';
import {
  dataMessage,
  instructions,
  jsonInstructions,
  jsonReadingInstructions,
  readingInstructions,
  readingMessage,
} from './prompt.ts';
import { jsonReplyInstructions, replyInstructions, replyMessage, replySchema } from './reply-prompt.ts';

export type AiWriterOptions = Omit<Endpoint, 'timeoutMs'> & {
  timeoutMs?: number;
  /** Whether drafts get a second reading. */
  check?: boolean;
};

/** Two of these are less than a minute: a silent vendor must not hold up others for longer. */
const patienceMs = 28_000;

export function createAiWriter({ check = true, ...endpoint }: AiWriterOptions): WriterPort {
  const ask = createChat({ timeoutMs: patienceMs, ...endpoint });

  /** A text and nothing else; the model may try twice. */
  async function write(
    { system, prompt, temperature }: { system: string; prompt: string; temperature: number },
    signal: AbortSignal,
  ): Promise<string> {
    signal.throwIfAborted();
    const question = {
      system,
      jsonInstructions: jsonReplyInstructions,
      prompt,
      schema: replySchema,
      temperature,
    };
    const first = await ask(question, signal);
    const text = parseReply(first) ?? parseReply(await ask(question, signal));
    if (text === undefined) throw soundsLikeRefusal(first) ? declined() : unusable();
    return text;
  }

  /** An unreadable second reading is no objection; the draft has already passed the gate. */
  async function read(system: string, prompt: string, signal: AbortSignal): Promise<Reading> {
    const question = {
      system,
      jsonInstructions: jsonReadingInstructions,
      prompt,
      schema: readingSchema,
      temperature: 0,
    };
    return parseReading(await ask(question, signal)) ?? { passes: true, complaint: '' };
  }

  const writer: WriterPort = {
    translates: true,
    async write(request, { signal }) {
      signal.throwIfAborted();
      const question = {
        system: instructions,
        jsonInstructions,
        prompt: dataMessage(request),
        schema: draftSchema,
        temperature: 0.7,
      };
      const first = await ask(question, signal);
      const draft = parseDraft(first);
      if (draft !== undefined) return draft;
      const second = await ask(question, signal);
      const again = parseDraft(second);
      if (again !== undefined) return again;
      throw soundsLikeRefusal(first) || soundsLikeRefusal(second) ? declined() : unusable();
    },
    reply: (request, { signal }) =>
      write({ system: replyInstructions, prompt: replyMessage(request), temperature: 0.5 }, signal),
    followUp: (request, { signal }) =>
      write({ system: followUpInstructions, prompt: followUpMessage(request), temperature: 0.7 }, signal),
  };
  if (!check) return writer;

  return {
    ...writer,
    check: (request, draft, { signal }) => read(readingInstructions, readingMessage(request, draft), signal),
    checkFollowUp: (request, text, { signal }) =>
      read(followUpReadingInstructions, followUpReadingMessage(request, text), signal),
  };
}
