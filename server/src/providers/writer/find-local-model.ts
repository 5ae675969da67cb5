// Looks for a language model on this machine, so that the banner can say how to use it.
import { listModels } from './list-models.ts';

export type LocalModel = {
  /** The program that usually answers at this port. */
  program: string;
  baseUrl: string;
  model: string;
};

const programs = new Map([
  [11434, 'Ollama'],
  [1234, 'LM Studio'],
  [8080, 'llama.cpp'],
]);

/** The first of the ports, in this order, where a model answers. One GET each, in parallel; nothing else is sent. */
export async function findLocalModel(
  ports: readonly number[],
  patienceMs = 300,
): Promise<LocalModel | undefined> {
  const found = await Promise.all(ports.map((port) => lookAt(port, patienceMs)));
  return found.find((model) => model !== undefined);
}

async function lookAt(port: number, patienceMs: number): Promise<LocalModel | undefined> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const models = await listModels(`http://127.0.0.1:${port}/v1`, { signal });
    const model = models.find((name) => printable.test(name));
    if (model === undefined) return undefined;
    return {
      program: programs.get(port) ?? 'A language model',
      baseUrl: `http://localhost:${port}/v1`,
      model,
    };
  } catch {
    // Nothing there, or an unknown service.
    return undefined;
  }
}

/** It is printed in a terminal, and an unknown service chose it. */
const printable = /^[\w.:/@+-]{1,100}$/;
