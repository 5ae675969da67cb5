// Any OpenAI-compatible endpoint as the writer, through the `ai` SDK.
import { declined, soundsLikeRefusal, unusable } from './ai-faults.ts';
import { createChat, type Endpoint } from './chat.ts';
import { draftSchema, parseDraft, parseReading, parseReply, readingSchema } from './draft-schema.ts';
import type { WriterPort } from './port.ts';
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
    async reply(request, { signal }) {
      signal.throwIfAborted();
      const question = {
        system: replyInstructions,
        jsonInstructions: jsonReplyInstructions,
        prompt: replyMessage(request),
        schema: replySchema,
        temperature: 0.5,
      };
      const first = await ask(question, signal);
      const text = parseReply(first) ?? parseReply(await ask(question, signal));
      if (text === undefined) throw soundsLikeRefusal(first) ? declined() : unusable();
      return text;
    },
  };
  if (!check) return writer;

  return {
    ...writer,
    async check(request, draft, { signal }) {
      const answer = await ask(
        {
          system: readingInstructions,
          jsonInstructions: jsonReadingInstructions,
          prompt: readingMessage(request, draft),
          schema: readingSchema,
          temperature: 0,
        },
        signal,
      );
      // An unreadable second reading is no objection; the draft has already passed the gate.
      return parseReading(answer) ?? { passes: true, complaint: '' };
    },
  };
}
