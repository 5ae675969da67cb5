// Every route declares whether it needs a session; the app does not start if one doesn't.
import type { Call } from '@opener/contract/call';
import { commonErrors } from '@opener/contract/errors';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Db } from '../db/database.ts';
import { findSession } from '../features/account/find-session.ts';
import type { ClosedDeps } from '../features/account/is-closed.ts';
import type { Clock } from '../lib/clock.ts';
import { AppError } from '../lib/errors.ts';

export function authenticate(app: FastifyInstance, deps: { db: Db; clock: Clock } & ClosedDeps): void {
  app.decorateRequest('session', undefined);

  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', async () => {
    const silent = routes.filter((route) => !route.config?.auth);
    if (silent.length > 0) {
      throw new Error(
        `No authentication declared: ${silent.map((route) => `${String(route.method)} ${route.url}`).join(', ')}`,
      );
    }
  });

  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.auth !== 'session') return;
    const token = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
    request.session = token ? await findSession(deps, token) : undefined;
    if (!request.session) throw new AppError('unauthenticated', 'signed_out', commonErrors.signedOut);
  });
}

/** For a scope whose routes come from a plugin and can't declare it themselves. */
export function declareAuth(scope: FastifyInstance, auth: Call['auth']): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, auth };
  });
}
