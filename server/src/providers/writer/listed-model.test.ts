import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../lib/logger.ts';
import { TransientFault } from '../../lib/port-faults.ts';
import { aRequest } from '../../testing/drafts.ts';
import { startOpenAiServer, type TestOpenAiServer } from '../../testing/openai-server.ts';
import { createListedModelWriter } from './listed-model.ts';
import type { WriterPort } from './port.ts';
import { writerPortSuite } from './port.suite.ts';

const log = createLogger({ level: 'silent', pretty: false });
const request = aRequest();
const patient = { signal: new AbortController().signal };

describe('a writer whose model nobody named', () => {
  let server: TestOpenAiServer;
  let writer: WriterPort;
  beforeEach(async () => {
    server = await startOpenAiServer();
    writer = createListedModelWriter({ baseUrl: server.url }, log);
  });
  afterEach(() => server.close());

  writerPortSuite(() => writer);

  it('writes with the first that is listed and can write, and asks for the list once', async () => {
    server.models.splice(0, 1, 'nomic-embed-text', 'llama3.2:3b', 'qwen3');
    await writer.write(request, patient);
    await writer.write(request, patient);
    expect(server.requests.map(({ model }) => model)).toEqual(['llama3.2:3b', 'llama3.2:3b']);
    expect(server.listings()).toBe(1);
  });

  it('asks again once there is a model', async () => {
    server.models.length = 0;
    await expect(writer.write(request, patient)).rejects.toThrow(TransientFault);
    server.models.push('late-model');
    await writer.write(request, patient);
    expect(server.requests).toMatchObject([{ model: 'late-model' }]);
  });

  it('is a passing fault where nothing answers', async () => {
    const nobody = createListedModelWriter({ baseUrl: 'http://127.0.0.1:9/v1' }, log);
    await expect(nobody.write(request, patient)).rejects.toThrow(TransientFault);
  });
});
