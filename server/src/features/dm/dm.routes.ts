// The HTTP routes of jobs: writing and rewriting messages.
import * as contract from '@opener/contract/dm';
import type { Pace } from '@opener/contract/pace';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { rateLimit } from '../../api/rate-limit.ts';
import { releaseWhenClosed } from '../../api/release-when-closed.ts';
import { isKnown, route, unchanged } from '../../api/route.ts';
import type { AttemptDeps } from '../attempt/limit-attempts.ts';
import { inOpenCall } from '../attempt/limit-open-calls.ts';
import { listInBatches } from '../attempt/list-in-batches.ts';
import { readLatestChange } from '../change/read-latest-change.ts';
import { cancelJob } from './cancel-job.ts';
import type { DmDeps } from './deps.ts';
import { findJob } from './find-job.ts';
import { generateDm } from './generate-dm.ts';
import type { JobRow } from './job.repo.ts';
import { jobBatch, listJobPage, streamJobs } from './list-jobs.ts';
import { listWritten } from './list-written.ts';
import { presentOne } from './present-messages.ts';
import { presentJob, presentWritten } from './present.ts';
import { queueDm } from './queue-dm.ts';
import { regenerateMessage } from './regenerate-message.ts';
import { retryJob } from './retry-job.ts';

/** Failed free rewrites are not counted, so their number is limited here. */
const rewriteLimits = { action: 'rewrite', perAddress: 2_000, perAccount: 300, windowMinutes: 24 * 60 };

/** Called with every name that is typed. */
const writtenLimits = { action: 'written', perAccount: 600, windowMinutes: 10 };

type Deps = DmDeps & AttemptDeps & { pace: Pace; rateLimits: boolean };

export function dmRoutes(app: FastifyInstance, deps: Deps): void {
  writingRoutes(app, deps);
  jobRoutes(app, deps);
}

function writingRoutes(app: FastifyInstance, deps: Deps): void {
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
      return presentOne(deps, await inOpenCall(deps, { userId, call: 'generate' }, generate));
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

  route(
    app,
    contract.regenerateMessage,
    async ({ session, params, body }) => {
      const { request_id: requestId, ...wish } = body;
      const { messageId } = params;
      return presentJob(
        await regenerateMessage(deps, { userId: session.user.id, messageId, requestId, ...wish }),
      );
    },
    { before: rateLimit(deps, rewriteLimits) },
  );
}

function jobRoutes(app: FastifyInstance, deps: Deps): void {
  // Every open project page polls this every three seconds, so an unchanged answer must be cheap.
  route(app, contract.listJobs, async ({ session, params, query, request, reply }) => {
    const { limit } = query;
    const userId = session.user.id;
    const change = await readLatestChange(deps, userId);
    if (isKnown(request, reply, `${params.id}.${limit ?? 'all'}.${change}`)) return unchanged;
    if (limit === undefined) {
      const batches = streamJobs(deps, userId, params.id);
      const rows = { batches, size: jobBatch, present: (jobs: JobRow[]) => jobs.map(presentJob) };
      return listInBatches(deps, { userId, call: 'jobs' }, rows, (release) =>
        releaseWhenClosed(reply, release),
      );
    }
    const { jobs, counts } = await listJobPage(deps, userId, params.id, limit);
    reply.headers({
      'x-active-count': counts.active,
      'x-failed-count': counts.failed,
      'x-refused-count': counts.refused,
    });
    return jobs.map(presentJob);
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
}

function target({ username, again, again_after: after }: contract.Target) {
  return { username, again, againAfter: after === undefined ? undefined : new Date(after) };
}

/** Aborts when the client disconnects, so that nothing is awaited in vain. */
function closed(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // Already closed: no event will follow.
  if (reply.raw.destroyed) controller.abort();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}
