import { FinalFault, SilentFault } from '../lib/port-faults.ts';
import { createChat } from '../providers/writer/chat.ts';
import { parseReading, readingSchema } from '../providers/writer/draft-schema.ts';
import { listModels } from '../providers/writer/list-models.ts';
import { type Finding, findingsOf } from './check.ts';

const { ok, fault, skipped, blocked } = findingsOf('writer');

export type WriterSettings = { baseUrl: string; apiKey: string; model: string | undefined };

/** The same timeout as for a draft. */
const slowMs = 28_000;

/** One small call with the schema that drafts use. */
export async function checkWriter(writer: WriterSettings | undefined): Promise<Finding[]> {
  if (!writer)
    return [
      skipped(
        'model',
        'no WRITER_*: the built-in writer is used',
        'set WRITER_BASE_URL, WRITER_API_KEY and WRITER_MODEL',
      ),
    ];
  const model = writer.model ?? (await firstModel(writer));
  if (model === undefined)
    return blocked(
      fault('model', 'the endpoint lists no models', 'start one, or name one with WRITER_MODEL'),
      'schemas',
    );
  const unknown = new Set<string>();
  const ask = createChat({
    ...writer,
    model,
    timeoutMs: slowMs,
    onUnknown: (what) => void unknown.add(what),
  });
  const began = performance.now();
  try {
    const answer = await ask(question, new AbortController().signal);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const understood = parseReading(answer) !== undefined;
    return [
      understood
        ? ok('model', `${model} answers in ${seconds} s`)
        : fault(
            'model',
            `${model} answers, but not in the requested format`,
            'use a model that follows instructions',
          ),
      unknown.has('schemas')
        ? fault(
            'schemas',
            'the endpoint does not support schemas: drafts fail more often',
            'use an endpoint or a model with structured outputs (json_schema)',
          )
        : ok('schemas', 'structured answers work'),
    ];
  } catch (error) {
    return blocked(faultOf(error, model), 'schemas');
  }
}

const question = {
  system: 'You check whether a sentence is polite. Answer with passes and an empty complaint.',
  jsonInstructions: 'Answer with JSON only: {"passes": true, "complaint": ""}',
  prompt: 'Good morning.',
  schema: readingSchema,
  temperature: 0,
};

async function firstModel({ baseUrl, apiKey }: WriterSettings): Promise<string | undefined> {
  const request = { headers: { authorization: `Bearer ${apiKey}` }, signal: AbortSignal.timeout(10_000) };
  return listModels(baseUrl, request)
    .then(([model]) => model)
    .catch(() => undefined);
}

function faultOf(error: unknown, model: string): Finding {
  if (error instanceof SilentFault)
    return fault(
      'model',
      `${model} did not answer within ${slowMs / 1000} s`,
      'use a faster model or machine',
    );
  const id = error instanceof FinalFault ? error.id : undefined;
  const told: Record<string, [string, string]> = {
    writer_locked: ['the endpoint does not recognize this key', 'check WRITER_API_KEY'],
    writer_out_of_funds: ['the account has no funds', 'add funds at the model’s vendor'],
    writer_misconfigured: [`there is no ${model} at this address`, 'check WRITER_MODEL and WRITER_BASE_URL'],
  };
  const [text, todo] = told[id ?? ''] ?? [
    'the endpoint does not answer',
    'check WRITER_BASE_URL, and that it is running',
  ];
  return fault('model', text, todo);
}
