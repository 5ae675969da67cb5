// Limits one user's concurrent requests per process. They wait for each other's row locks while each holds a database connection, so a
// thousand of them would leave none for other users.
import { commonErrors } from '@opener/contract/errors';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../lib/errors.ts';
import { takeTurns, type Turns } from '../lib/take-turns.ts';

declare module 'fastify' {
  interface FastifyInstance {
    turns?: Turns;
    passwordTurns?: Turns;
  }
}

/** A browser opens six connections; a quarter of the pool is enough for one user. */
const limits = { running: 5, waiting: 100 };

/** Per address. All passwords share one queue, so what one address may add to it is limited. */
const passwordLimits = { running: 2, waiting: 20 };

export function limitConcurrentRequests(app: FastifyInstance): void {
  const onFull = () => new AppError('too_many', 'too_many_at_once', commonErrors.tooManyAtOnce, 1);
  app.decorate('turns', takeTurns({ ...limits, onFull }));
  app.decorate('passwordTurns', takeTurns({ ...passwordLimits, onFull }));
}
