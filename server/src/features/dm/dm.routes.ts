// The HTTP routes of jobs and messages.
import * as contract from '@opener/contract/dm';
import { dmLimits } from '@opener/contract/dm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rateLimit } from '../../api/rate-limit.ts';
import { isKnown, route, unchanged } from '../../api/route.ts';
import { leaveWhenClosed } from '../../api/until-closed.ts';
import type { AttemptDeps } from '../attempt/limit-attempts.ts';
import { inOpenCall, openCall } from '../attempt/limit-open-calls.ts';
import type { Pace } from '@opener/contract/pace';
import { readLatestChange } from '../change/read-latest-change.ts';
import { presentDeliveries } from '../delivery/present-deliveries.ts';
import { countAllStates } from '../overview/count-states.ts';
import type { MessageFilter } from '../overview/message-filter.ts';
import { findProject } from '../project/find-project.ts';
import { cancelJob } from './cancel-job.ts';
import type { DmDeps } from './deps.ts';
import { editMessage } from './edit-message.ts';
import { findJob } from './find-job.ts';
import { generateDm } from './generate-dm.ts';
import { listJobs } from './list-jobs.ts';
import { batchSize, listMessages, type MessageRow, streamMessages } from '../overview/list-messages.ts';
import { markAnswered } from './mark-answered.ts';
import { markMessage } from './mark-message.ts';
import { listVersions } from '../message/list-versions.ts';
import { countVersions } from '../message/version.repo.ts';
import { listWritten } from './list-written.ts';
import { presentMessage, presentVersion } from '../message/present.ts';
import { presentJob, presentWritten } from './present.ts';
import { queueDm } from './queue-dm.ts';
import { regenerateMessage } from './regenerate-message.ts';
import { restoreVersion } from './restore-version.ts';
import { retryJob } from './retry-job.ts';

type Paging = {
  limit?: number | undefined;
  cursor?: string | undefined;
  q?: string | undefined;
  sort: 'newest' | 'az';
  fit?: contract.Fit | undefined;
  state?: contract.MessageState | undefined;
  from?: string | undefined;
  to?: string | undefined;
  account?: string | undefined;
};

/** Free ones that fail are not counted, so their number has an end. */
const rewriteLimits = { action: 'rewrite', perAddress: 2_000, perAccount: 300, windowMinutes: 24 * 60 };

/** One a second, which nobody types. Each keeps a version, and those are only forgotten by newer ones. */
const editLimits = { action: 'edit', perAccount: 600, windowMinutes: 10 };

/** Asked with every name that is typed. */
const writtenLimits = { action: 'written', perAccount: 600, windowMinutes: 10 };

export function dmRoutes(
  app: FastifyInstance,
  deps: DmDeps & AttemptDeps & { pace: Pace; rateLimits: boolean },
): void {
  route(app, contract.queueDm, async ({ session, params, body, reply }) => {
    const { job, isNew } = await queueDm(deps, {
      userId: session.user.id,
      projectId: params.id,
      ...target(body),
      confirmed: body.confirm ?? false,
    });
    if (!isNew) reply.status(200);
    return presentJob(job);
  });

  route(
    app,
    contract.generateDm,
    async ({ session, params, body, reply }) => {
      const userId = session.user.id;
      const wanted = { userId, projectId: params.id, ...target(body) };
      const generate = () => generateDm(deps, wanted, closed(reply));
      return presentOne(await inOpenCall(deps, { userId, call: 'generate' }, generate));
    },
    { waits: true },
  );

  route(
    app,
    contract.listWritten,
    async ({ session, params, body }) =>
      (await listWritten(deps, session.user.id, params.id, body.usernames)).map(presentWritten),
    { beforeReading: rateLimit(deps, writtenLimits) },
  );

  // Asked for every three seconds by every project page that is open, so that nothing new must cost next to nothing.
  route(app, contract.listJobs, async ({ session, params, request, reply }) => {
    const change = await readLatestChange(deps, session.user.id);
    if (isKnown(request, reply, `${params.id}.${change}`)) return unchanged;
    return (await listJobs(deps, session.user.id, params.id)).map(presentJob);
  });
  route(app, contract.getJob, async ({ session, params }) =>
    presentJob(await findJob(deps, session.user.id, params.jobId)),
  );
  route(app, contract.cancelJob, async ({ session, params }) =>
    presentJob(await cancelJob(deps, session.user.id, params.jobId)),
  );
  route(app, contract.retryJob, async ({ session, params, body }) =>
    presentJob(await retryJob(deps, session.user.id, params.jobId, body.anyway ?? false)),
  );

  route(app, contract.listMessages, async ({ session, query, request, reply }) =>
    answerMessages({ userId: session.user.id, projectId: query.project_id }, query, request, reply),
  );

  route(app, contract.countMessages, async ({ session, query }) => {
    const { q, project_id: projectId, ...rest } = query;
    return countAllStates(deps, { userId: session.user.id, projectId, search: q || undefined, ...rest });
  });

  route(app, contract.listProjectMessages, async ({ session, params, query, request, reply }) => {
    await findProject(deps.db, session.user.id, params.id);
    return answerMessages({ userId: session.user.id, projectId: params.id }, query, request, reply);
  });

  route(
    app,
    contract.updateMessage,
    async ({ session, params, body }) => {
      const where = { userId: session.user.id, projectId: params.id, id: params.messageId };
      return presentOne(await editMessage(deps, where, body.generated_message));
    },
    { before: rateLimit(deps, editLimits) },
  );

  route(app, contract.markMessage, async ({ session, params, body }) =>
    presentOne(await markMessage(deps, { userId: session.user.id, id: params.messageId }, body.sent)),
  );

  route(app, contract.markAnswered, async ({ session, params, body }) =>
    presentOne(await markAnswered(deps, { userId: session.user.id, id: params.messageId }, body.answered)),
  );

  route(
    app,
    contract.regenerateMessage,
    async ({ session, params, body }) =>
      presentJob(
        await regenerateMessage(deps, { userId: session.user.id, messageId: params.messageId, ...body }),
      ),
    { before: rateLimit(deps, rewriteLimits) },
  );

  route(app, contract.listVersions, async ({ session, params }) =>
    (await listVersions(deps, session.user.id, params.messageId)).map(presentVersion),
  );
  route(
    app,
    contract.restoreVersion,
    async ({ session, params }) => {
      const where = { userId: session.user.id, id: params.messageId };
      return presentOne(await restoreVersion(deps, where, params.versionId));
    },
    { before: rateLimit(deps, editLimits) },
  );

  async function answerMessages(
    filter: MessageFilter,
    query: Paging,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const asksForPage = new URL(request.url, 'http://x').searchParams.size > 0;
    if (!asksForPage) return answerAll(filter, reply);

    const { limit = dmLimits.pageMax, cursor, q, sort, fit, state, from, to, account } = query;
    const wanted = { ...filter, search: q || undefined, fit, state, from, to, account };
    const page = await listMessages(deps, wanted, { sort, limit, cursor });
    reply.header('x-total-count', page.total);
    if (page.nextCursor) reply.header('x-next-cursor', page.nextCursor);
    return presentAll(filter.userId, page.messages);
  }

  async function presentAll(userId: string, rows: MessageRow[]): Promise<contract.Message[]> {
    const ids = rows.map(({ id }) => id);
    const deliveries = await presentDeliveries(deps, userId, ids);
    const versions = await countVersions(deps.db, userId, ids);
    return rows.map((row) => presentMessage(row, deliveries.get(row.id), versions.get(row.id)));
  }

  async function presentOne(row: MessageRow): Promise<contract.Message> {
    return (await presentAll(row.userId, [row]))[0]!;
  }

  /** A short list is answered like a page; only one that goes on takes a place. */
  async function answerAll({ userId, ...filter }: MessageFilter, reply: FastifyReply) {
    const batches = streamMessages(deps, { userId, ...filter });
    const { value: first = [] } = await batches.next();
    if (first.length < batchSize) return presentAll(userId, first);
    leaveWhenClosed(reply, await openCall(deps, { userId, call: 'messages' }));
    return presentBatches(userId, first, batches);
  }

  async function* presentBatches(
    userId: string,
    first: MessageRow[],
    others: AsyncGenerator<MessageRow[]>,
  ): AsyncGenerator<contract.Message[]> {
    yield presentAll(userId, first);
    for await (const batch of others) yield presentAll(userId, batch);
  }
}

function target({ username, again, again_after: after }: contract.Target) {
  return { username, again, againAfter: after === undefined ? undefined : new Date(after) };
}

/** Aborts when the caller hangs up, so that nobody is waited for in vain. */
function closed(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // Gone before we began to wait: then no event comes any more.
  if (reply.raw.destroyed) controller.abort();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}
