import { expect, it, onTestFinished } from 'vitest';
import { listenForScrapes, type ScrapeOptions } from './listen-for-scrapes.ts';
import type { Metrics } from './metrics.ts';

const metrics = { contentType: 'text/plain', read: async () => 'opener_up 1\n' } as Metrics;

async function start(options: Partial<ScrapeOptions> = {}) {
  const listener = await listenForScrapes(metrics, {
    port: 0,
    host: '127.0.0.1',
    token: undefined,
    ...options,
  });
  onTestFinished(() => listener.close());
  return {
    port: listener.port,
    get: async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`http://127.0.0.1:${listener.port}${path}`, { headers });
      return [answer.status, await answer.text()];
    },
  };
}

it('shows the metrics, and nothing else', async () => {
  const { get } = await start();
  expect(await get('/metrics')).toEqual([200, 'opener_up 1\n']);
  expect(await get('/')).toEqual([404, 'Not found\n']);
  expect(await get('/metrics/more')).toEqual([404, 'Not found\n']);
});

it('asks for the token if there is one', async () => {
  const { get } = await start({ token: 'a token for the scraper' });
  expect(await get('/metrics')).toEqual([404, 'Not found\n']);
  expect(await get('/metrics', { authorization: 'Bearer another token' })).toEqual([404, 'Not found\n']);
  expect(await get('/metrics', { authorization: 'Bearer a token for the scraper' })).toEqual([
    200,
    'opener_up 1\n',
  ]);
});

it('says what to do when the port is taken', async () => {
  const { port } = await start();
  await expect(start({ port })).rejects.toThrow(/METRICS_PORT of its own/);
});
