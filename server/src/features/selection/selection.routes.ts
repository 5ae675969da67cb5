// The HTTP routes of changing several messages at once.
import * as contract from '@opener/contract/selection';
import type { FastifyInstance } from 'fastify';
import { rateLimit } from '../../api/rate-limit.ts';
import { route } from '../../api/route.ts';
import type { AttemptDeps } from '../attempt/limit-attempts.ts';
import { listMessageIds } from '../overview/list-message-ids.ts';
import { changeMessages, previewChange, type SelectionDeps } from './change-messages.ts';
import { presentChange } from './present.ts';
import { takeBackChange } from './take-back-change.ts';

/** One preview and one change each, more than anybody clicks. */
const changeLimits = { action: 'selection', perAccount: 600, windowMinutes: 10 };

export function selectionRoutes(
  app: FastifyInstance,
  deps: SelectionDeps & AttemptDeps & { rateLimits: boolean },
): void {
  route(
    app,
    contract.listMessageIds,
    async ({ session, query, reply }) => {
      const { q, project_id: projectId, ...rest } = query;
      const filter = { userId: session.user.id, projectId, search: q || undefined, ...rest };
      const { ids, total } = await listMessageIds(deps, filter, contract.selectionLimits.most);
      reply.header('x-total-count', total);
      return ids;
    },
    { before: rateLimit(deps, changeLimits) },
  );

  route(
    app,
    contract.changeMessages,
    async ({ session, body }) => {
      const { action, ids, project_id: projectId, again, preview } = body;
      const change = { userId: session.user.id, action, ids, projectId, again };
      return presentChange(await (preview ? previewChange(deps, change) : changeMessages(deps, change)));
    },
    { beforeReading: rateLimit(deps, changeLimits) },
  );

  route(app, contract.takeBackChange, async ({ session, body }) => ({
    messages: await takeBackChange(deps, session.user.id, new Date(body.changed_at)),
  }));
}
