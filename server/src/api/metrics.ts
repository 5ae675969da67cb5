// Measures requests, and shows the metrics to Prometheus if it has the token.
import type { FastifyInstance } from 'fastify';
import { bearsToken } from '../metrics/bears-token.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Services } from '../wiring.ts';

/** By the route's pattern, because a path may name a person. */
export function measureRequests(app: FastifyInstance, metrics: Metrics | undefined): void {
  if (!metrics) return;
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
    metrics.onRequest({ method, route: routeOptions.url, status: statusCode, seconds: elapsedTime / 1000 }),
  );
}

/** To anybody else it does not exist. With a port of its own it is not here at all. */
export function metricsRoute(app: FastifyInstance, { config, metrics }: Services): void {
  const token = config.metrics?.token;
  if (!metrics || !token || config.metrics?.port) return;
  app.get('/metrics', { config: { auth: 'public' } }, async (request, reply) => {
    if (!bearsToken(request.headers.authorization, token)) return reply.callNotFound();
    reply.header('cache-control', 'no-store').type(metrics.contentType);
    return metrics.read();
  });
}
