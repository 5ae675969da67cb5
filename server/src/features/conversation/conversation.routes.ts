// The HTTP routes of conversations.
import * as contract from '@opener/contract/conversation';
import type { FastifyInstance } from 'fastify';
import { rateLimit } from '../../api/rate-limit.ts';
import { route } from '../../api/route.ts';
import type { AttemptDeps } from '../attempt/limit-attempts.ts';
import { inOpenCall } from '../attempt/limit-open-calls.ts';
import { changeReply } from './change-reply.ts';
import { chooseNotices } from './choose-notices.ts';
import type { ConversationDeps } from './deps.ts';
import { changeFollowUp } from './follow-up/change.ts';
import { followUpRoutes } from './follow-up/follow-up.routes.ts';
import { countThreads, listThreads } from './list-threads.ts';
import { markRead, markUnread } from './mark-read.ts';
import { findNoticeChoice } from './notice.repo.ts';
import { presentOpenThread, presentThread, presentThreads } from './present-threads.ts';
import { readListedThread, readThread } from './read-thread.ts';
import { sendReply } from './send-reply.ts';
import { setOutcome } from './set-outcome.ts';
import { suggestReply } from './suggest-reply.ts';
import { countUnreadThreads } from './thread-list.repo.ts';

/** Faster than anybody types, and more than any account sends. */
const replyLimits = { action: 'reply', perAccount: 120, windowMinutes: 10 };
/** Each costs a draft. */
const suggestionLimits = { action: 'suggestion', perAccount: 200, windowMinutes: 24 * 60 };

export function conversationRoutes(
  app: FastifyInstance,
  deps: ConversationDeps & AttemptDeps & { rateLimits: boolean },
): void {
  followUpRoutes(app, deps);
  const open = async (userId: string, id: string) =>
    presentOpenThread(deps.db, await readThread(deps, userId, id));

  route(app, contract.listThreads, async ({ session, query, reply }) => {
    const { q, project_id: projectId, filter, unread, limit, cursor } = query;
    const asked = { userId: session.user.id, projectId, search: q || undefined, filter };
    const page = await listThreads(deps, { ...asked, unread: unread === 'true' }, { limit, cursor });
    reply.header('x-total-count', page.total);
    if (page.nextCursor !== undefined) reply.header('x-next-cursor', page.nextCursor);
    return presentThreads(deps.db, asked.userId, page.threads);
  });

  route(app, contract.countThreads, async ({ session, query }) =>
    countThreads(deps, {
      userId: session.user.id,
      projectId: query.project_id,
      search: query.q || undefined,
    }),
  );

  route(app, contract.countUnread, async ({ session }) => ({
    unread: await countUnreadThreads(deps.db, session.user.id),
  }));

  route(app, contract.getThread, async ({ session, params }) => open(session.user.id, params.threadId));

  route(app, contract.markRead, async ({ session, params, body }) => {
    const where = { userId: session.user.id, id: params.threadId };
    await (body.read ? markRead(deps, where, body.up_to) : markUnread(deps, where));
    return presentThread(deps.db, await readListedThread(deps, where.userId, where.id));
  });

  route(app, contract.setOutcome, async ({ session, params, body }) => {
    const where = { userId: session.user.id, id: params.threadId };
    await setOutcome(deps, where, body);
    return presentThread(deps.db, await readListedThread(deps, where.userId, where.id));
  });

  route(
    app,
    contract.sendReply,
    async ({ session, params, body }) => {
      const where = { userId: session.user.id, id: params.threadId };
      await sendReply(deps, where, body);
      return open(where.userId, where.id);
    },
    { before: rateLimit(deps, replyLimits) },
  );

  route(app, contract.changeReply, async ({ session, params, body }) => {
    await changeReply(deps, { userId: session.user.id, ...params }, body.action);
    return open(session.user.id, params.threadId);
  });

  route(app, contract.changeFollowUp, async ({ session, params, body }) => {
    await changeFollowUp(deps, { userId: session.user.id, ...params }, body);
    return open(session.user.id, params.threadId);
  });

  route(
    app,
    contract.suggestReply,
    async ({ session, params }) => {
      const where = { userId: session.user.id, id: params.threadId };
      return inOpenCall(deps, { userId: where.userId, call: 'suggestion' }, () => suggestReply(deps, where));
    },
    { before: rateLimit(deps, suggestionLimits), waits: true },
  );

  route(app, contract.getNotices, async ({ session }) => ({
    answers: await findNoticeChoice(deps.db, session.user.id),
  }));

  route(app, contract.updateNotices, async ({ session, body }) => {
    await chooseNotices(deps, session.user.id, body);
    return { answers: await findNoticeChoice(deps.db, session.user.id) };
  });
}
