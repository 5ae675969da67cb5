// A writer without a configured model: uses the first one that its endpoint lists.
import type { Logger } from '../../lib/logger.ts';
import { TransientFault } from '../../lib/port-faults.ts';
import { listModels } from './list-models.ts';
import { type AiWriterOptions, createAiWriter } from './openai-compatible.ts';
import type { WriterPort } from './port.ts';

const patienceMs = 10_000;

/** Looked up with the first message instead of at startup, because a model may be started after Opener. */
export function createListedModelWriter(endpoint: Omit<AiWriterOptions, 'model'>, log: Logger): WriterPort {
  let writer: WriterPort | undefined;
  return {
    translates: true,
    write: async (request, options) => (await known(options.signal)).write(request, options),
    reply: async (request, options) => (await known(options.signal)).reply(request, options),
    followUp: async (request, options) => (await known(options.signal)).followUp(request, options),
    // The second reading follows a draft, so the model is known by then.
    ...(endpoint.check !== false && {
      check: async (request, draft, options) =>
        (await writer?.check?.(request, draft, options)) ?? { passes: true, complaint: '' },
      checkFollowUp: async (request, text, options) =>
        (await writer?.checkFollowUp?.(request, text, options)) ?? { passes: true, complaint: '' },
    }),
  };

  async function known(signal: AbortSignal): Promise<WriterPort> {
    writer ??= createAiWriter({ ...endpoint, model: await firstModel(endpoint.baseUrl, signal) });
    return writer;
  }

  async function firstModel(baseUrl: string, signal: AbortSignal): Promise<string> {
    signal.throwIfAborted();
    const models = await listModels(baseUrl, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    }).catch((error: unknown) => {
      signal.throwIfAborted();
      throw new TransientFault('the writer did not list its models', undefined, { cause: error });
    });
    const [model] = models;
    if (model === undefined) throw new TransientFault('the writer lists no model');
    log.info({ model }, 'writing with the first model that the endpoint lists');
    return model;
  }
}
