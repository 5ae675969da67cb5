// The HTTP routes of the connected account.
import * as contract from '@opener/contract/instagram';
import type { FastifyInstance } from 'fastify';
import { rateLimit } from '../../api/rate-limit.ts';
import { route } from '../../api/route.ts';
import { inOpenCall } from '../attempt/limit-open-calls.ts';
import { connectInstagram } from './connect-instagram.ts';
import type { InstagramDeps } from './deps.ts';
import { disconnectInstagram } from './disconnect-instagram.ts';
import { presentStatus } from './present.ts';
import { readInstagramStatus } from './read-status.ts';

/**
 * Instagram locks accounts after too many logins. Only the user's own tries count: if they were counted per username or address, a
 * stranger's guesses would lock the owner out. A stranger needs an account with a pack for every 30 of them.
 */
const limits = { action: 'instagram_connect', perAccount: 30, perUsername: 15, windowMinutes: 15 };

export function instagramRoutes(app: FastifyInstance, deps: InstagramDeps & { rateLimits: boolean }): void {
  const statusOf = async (userId: string) => presentStatus(await readInstagramStatus(deps, userId));

  route(
    app,
    contract.connectInstagram,
    async ({ session, body }) => {
      const userId = session.user.id;
      const { username, password, code, time_zone: timeZone, hold_for_review: holdForReview } = body;
      await inOpenCall(deps, { userId, call: 'connect' }, () =>
        connectInstagram(deps, userId, { username, password, code, timeZone, holdForReview }),
      );
      return statusOf(userId);
    },
    { before: rateLimit(deps, limits), waits: true },
  );

  route(app, contract.getInstagramStatus, async ({ session }) => statusOf(session.user.id));

  route(app, contract.disconnectInstagram, async ({ session }) => {
    await disconnectInstagram(deps, session.user.id);
    return statusOf(session.user.id);
  });
}
