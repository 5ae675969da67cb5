// One person's requests take turns in a process. They wait for each other's row locks, and each that waits holds one of the
// process's few database connections: a thousand of them would leave none for anybody else.
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

/** A browser has six connections; a quarter of ours are enough for one person. */
const limits = { running: 5, waiting: 100 };

/** Per address. All passwords are checked in one line, where everybody waits for what one address may have in it. */
const passwordLimits = { running: 2, waiting: 20 };

export function letPeopleTakeTurns(app: FastifyInstance): void {
  const onFull = () => new AppError('too_many', 'too_many_at_once', commonErrors.tooManyAtOnce, 1);
  app.decorate('turns', takeTurns({ ...limits, onFull }));
  app.decorate('passwordTurns', takeTurns({ ...passwordLimits, onFull }));
}
