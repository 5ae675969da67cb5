// Where Prometheus reads the metrics: a listener of its own, apart from the product's, in every kind of process.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { bearsToken } from './bears-token.ts';
import type { Metrics } from './metrics.ts';

export type ScrapeOptions = { port: number; host: string; token: string | undefined };

export type ScrapeListener = { port: number; close(): Promise<void> };

export async function listenForScrapes(metrics: Metrics, options: ScrapeOptions): Promise<ScrapeListener> {
  const server = createServer((request, response) => {
    answer(metrics, options.token, request, response).catch(() => response.destroy());
  });
  server.requestTimeout = 10_000;
  server.maxConnections = 20;
  server.listen(options.port, options.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new Error(
        `Port ${options.port} is taken. Every process on a machine needs a METRICS_PORT of its own.`,
        { cause: error },
      );
    throw error;
  }
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  metrics: Metrics,
  token: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
  if (!isAsked || (token && !bearsToken(request.headers.authorization, token))) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  const text = await metrics.read();
  response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
}
