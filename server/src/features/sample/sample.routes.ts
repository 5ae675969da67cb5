// The HTTP routes of samples.
import * as contract from '@opener/contract/sample';
import type { FastifyInstance } from 'fastify';
import { rateLimit } from '../../api/rate-limit.ts';
import { route } from '../../api/route.ts';
import type { AttemptDeps } from '../attempt/limit-attempts.ts';
import { presentSample } from './present.ts';
import { type SampleDeps, trySample } from './try-sample.ts';

const limits = { action: 'try_sample', perAddress: 40, perAccount: 40, windowMinutes: 10 };

export function sampleRoutes(
  app: FastifyInstance,
  deps: SampleDeps & AttemptDeps & { rateLimits: boolean },
): void {
  route(app, contract.trySample, async ({ body }) => presentSample(await trySample(deps, body.username)), {
    before: rateLimit(deps, limits),
  });
}
