// A chat-completions endpoint on loopback with simple generated answers and scripted failures, for the tests of the writer.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { listenOnLoopback } from './loopback.ts';

/** What the next call gets instead of a good answer. */
export type Trouble =
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: unknown }
  | { kind: 'content'; content: string; finishReason?: string }
  /** OpenAI's refusal: in a separate field, without content. */
  | { kind: 'refusal'; refusal: string }
  | { kind: 'raw'; body: string }
  | { kind: 'cut' }
  | { kind: 'silence' };

export type ChatRequest = z.infer<typeof chatRequest>;
export type TestOpenAiServer = {
  url: string;
  requests: (ChatRequest & { authorization: string | undefined })[];
  /** What it lists; tests may change it. */
  models: string[];
  /** How often it was asked for them. */
  listings(): number;
  /** Each is used for one call. */
  plan(...troubles: Trouble[]): void;
  /** From now on answers 400 to any call that asks for a schema. */
  forgetSchemas(): void;
  close(): Promise<void>;
};

const chatRequest = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z
    .object({
      type: z.string(),
      json_schema: z
        .object({ strict: z.boolean().optional(), schema: z.record(z.string(), z.unknown()) })
        .optional(),
    })
    .optional(),
  temperature: z.number().optional(),
  max_tokens: z.number().optional(),
});

export async function startOpenAiServer(): Promise<TestOpenAiServer> {
  const requests: TestOpenAiServer['requests'] = [];
  const planned: Trouble[] = [];
  const models = ['test-model'];
  let listings = 0;
  let knowsSchemas = true;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET' && request.url === '/v1/models') {
      listings += 1;
      return send(response, 200, { object: 'list', data: models.map((id) => ({ id, object: 'model' })) });
    }
    const chat = chatRequest.parse(await json(request));
    requests.push({ ...chat, authorization: request.headers.authorization });
    const fault = faultOfSchema(chat);
    if (fault !== undefined) return send(response, 400, { error: { message: fault } });
    const trouble = planned.shift();
    if (trouble !== undefined) return makeTrouble(trouble, response);
    if (!knowsSchemas && chat.response_format?.type === 'json_schema')
      return send(response, 400, { error: { message: 'response_format json_schema is not supported' } });
    return send(response, 200, completion(JSON.stringify(draftFor(chat))));
  }

  const { url, close } = await listenOnLoopback((request, response) =>
    answer(request, response).catch((error: unknown) =>
      send(response, 500, { error: { message: String(error) } }),
    ),
  );

  return {
    url: `${url}/v1`,
    close,
    requests,
    models,
    listings: () => listings,
    plan: (...troubles) => void planned.push(...troubles),
    forgetSchemas: () => {
      knowsSchemas = false;
    },
  };
}

/** What OpenAI's strict schemas accept (decision 30); anything else is a 400 about response_format. */
const permitted = new Set(
  '$schema $ref $defs type properties required additionalProperties items enum const anyOf description title'.split(
    ' ',
  ),
);

function faultOfSchema({ response_format: format }: ChatRequest): string | undefined {
  const schema = format?.json_schema?.strict ? format.json_schema.schema : undefined;
  const fault = schema && faultIn(schema);
  return fault && `Invalid schema for response_format 'response': ${fault}`;
}

function faultIn(schema: Record<string, unknown>): string | undefined {
  const unknown = Object.keys(schema).find((keyword) => !permitted.has(keyword));
  if (unknown) return `'${unknown}' is not permitted`;
  const properties = asObject(schema['properties']) ?? {};
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  if (schema['type'] === 'object' && schema['additionalProperties'] !== false)
    return "'additionalProperties' is required to be false";
  const optional = Object.keys(properties).find((name) => !required.includes(name));
  if (optional) return `'required' is missing '${optional}'`;
  const parts = [...Object.values(properties), schema['items'], ...asList(schema['anyOf'])];
  return parts.flatMap((part) => (asObject(part) ? (faultIn(asObject(part)!) ?? []) : []))[0];
}

const asObject = (value: unknown) => z.record(z.string(), z.unknown()).safeParse(value).data;
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function makeTrouble(trouble: Trouble, response: ServerResponse): void {
  if (trouble.kind === 'silence') return;
  if (trouble.kind === 'status')
    return send(response, trouble.status, trouble.body ?? { error: { message: 'no' } }, trouble.headers);
  if (trouble.kind === 'content')
    return send(response, 200, completion(trouble.content, trouble.finishReason));
  if (trouble.kind === 'refusal') return send(response, 200, completion(null, 'stop', trouble.refusal));
  response.writeHead(200, { 'content-type': 'application/json' });
  if (trouble.kind === 'raw') response.end(trouble.body);
  else response.write('{"id":"x","choices":[{"message":{"content":"', () => response.destroy());
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

function completion(content: string | null, finishReason = 'stop', refusal: string | null = null) {
  const message = { role: 'assistant', content, refusal };
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'test-model',
    choices: [{ index: 0, message, finish_reason: finishReason }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

const data = z.object({
  project: z.object({ product: z.string() }),
  profile: z.optional(z.object({ biography: z.string() })),
});

/** Reads its data as a model would, and uses the first line of the biography. */
function draftFor(chat: ChatRequest) {
  const given = chat.messages.find((message) => message.role === 'user')?.content ?? '';
  const { project, profile } = data.parse(JSON.parse(given.slice('<data>'.length, given.indexOf('</data>'))));
  if (!profile) return { text: `Happy to tell you more about this: ${project.product}` };
  const [quote = ''] = profile.biography.split('\n');
  return {
    text: `“${quote}” made me stop at your page. What I do: ${project.product} Would that be of use to you?`,
    facts: quote === '' ? [] : [{ field: 'biography', quote, phrase: quote }],
  };
}
