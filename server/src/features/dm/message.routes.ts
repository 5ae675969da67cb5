// The HTTP routes of messages: lists, and actions on a single message.
import * as contract from '@opener/contract/message';
import * as listContract from '@opener/contract/message-list';
import type { Pace } from '@opener/contract/pace';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { releaseWhenClosed } from '../../api/release-when-closed.ts';
import { rateLimit } from '../../api/rate-limit.ts';
import { route } from '../../api/route.ts';
import type { AttemptDeps } from '../attempt/limit-attempts.ts';
import { listInBatches } from '../attempt/list-in-batches.ts';
import { listVersions } from '../message/list-versions.ts';
import type { MessageRow } from '../message/message.repo.ts';
import { presentVersion } from '../message/present.ts';
import { countAllStates } from '../overview/count-states.ts';
import { countUnlisted } from '../overview/count-unlisted.ts';
import { batchSize, listMessages, streamMessages } from '../overview/list-messages.ts';
import type { MessageFilter } from '../overview/message-filter.ts';
import { findProject } from '../project/find-project.ts';
import type { DmDeps } from './deps.ts';
import { editMessage } from './edit-message.ts';
import { markAnswered } from './mark-answered.ts';
import { markMessage } from './mark-message.ts';
import { presentMessages, presentOne } from './present-messages.ts';
import { restoreVersion } from './restore-version.ts';

type Paging = {
  limit?: number | undefined;
  cursor?: string | undefined;
  q?: string | undefined;
  sort: 'newest' | 'az';
  fit?: contract.Fit | undefined;
  variant?: 'a' | 'b' | undefined;
  state?: listContract.MessageState | undefined;
  from?: string | undefined;
  to?: string | undefined;
  account?: string | undefined;
};

/** One a second, faster than anybody types. Each stores a version, and only newer versions displace older ones. */
const editLimits = { action: 'edit', perAccount: 600, windowMinutes: 10 };

type Deps = DmDeps & AttemptDeps & { pace: Pace; rateLimits: boolean };

export function messageRoutes(app: FastifyInstance, deps: Deps): void {
  listRoutes(app, deps);
  textRoutes(app, deps);

  route(app, contract.markMessage, async ({ session, params, body }) =>
    presentOne(deps, await markMessage(deps, { userId: session.user.id, id: params.messageId }, body.sent)),
  );

  route(app, contract.markAnswered, async ({ session, params, body }) =>
    presentOne(
      deps,
      await markAnswered(deps, { userId: session.user.id, id: params.messageId }, body.answered),
    ),
  );
}

function listRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listContract.listMessages, async ({ session, query, request, reply }) =>
    answerMessages(deps, { userId: session.user.id, projectId: query.project_id }, query, request, reply),
  );

  route(app, listContract.listProjectMessages, async ({ session, params, query, request, reply }) => {
    await findProject(deps.db, session.user.id, params.id);
    return answerMessages(deps, { userId: session.user.id, projectId: params.id }, query, request, reply);
  });

  route(app, listContract.countMessages, async ({ session, query }) => {
    const { q, project_id: projectId, ...rest } = query;
    const scope = { userId: session.user.id, projectId, search: q || undefined, ...rest };
    const [counts, unlisted] = await Promise.all([countAllStates(deps, scope), countUnlisted(deps, scope)]);
    return { ...counts, unlisted };
  });
}

function textRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    contract.updateMessage,
    async ({ session, params, body }) => {
      const where = { userId: session.user.id, projectId: params.id, id: params.messageId };
      return presentOne(deps, await editMessage(deps, where, body.generated_message));
    },
    { before: rateLimit(deps, editLimits) },
  );

  route(app, contract.listVersions, async ({ session, params }) =>
    (await listVersions(deps, session.user.id, params.messageId)).map(presentVersion),
  );

  route(
    app,
    contract.restoreVersion,
    async ({ session, params }) => {
      const where = { userId: session.user.id, id: params.messageId };
      return presentOne(deps, await restoreVersion(deps, where, params.versionId));
    },
    { before: rateLimit(deps, editLimits) },
  );
}

async function answerMessages(
  deps: Deps,
  filter: Pick<MessageFilter, 'userId' | 'projectId'>,
  query: Paging,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const asksForPage = new URL(request.url, 'http://x').searchParams.size > 0;
  const { userId } = filter;
  if (!asksForPage) {
    const batches = streamMessages(deps, filter);
    const present = (messages: MessageRow[]) => presentMessages(deps, userId, messages);
    const rows = { batches, size: batchSize, present };
    return listInBatches(deps, { userId, call: 'messages' }, rows, (release) =>
      releaseWhenClosed(reply, release),
    );
  }

  const { limit = listContract.listLimits.pageMax, cursor, q, sort } = query;
  const { fit, variant, state, from, to, account } = query;
  const wanted = { ...filter, search: q || undefined, fit, variant, state, from, to, account };
  const page = await listMessages(deps, wanted, { sort, limit, cursor });
  reply.header('x-total-count', page.total.n);
  if (page.total.isLeast) reply.header('x-total-is-least', 'true');
  if (page.nextCursor) reply.header('x-next-cursor', page.nextCursor);
  return presentMessages(deps, userId, page.messages);
}
