import { deliveryErrors } from '@opener/contract/delivery';
import type { Tx } from '../../db/database.ts';
import type { SuitabilityReason } from '../../db/documents.ts';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/ids.ts';
import { lockCredits } from '../credit/reserve-credit.ts';
import { isBlockedPerson } from '../delivery/block-people.ts';
import { findProject } from '../project/find-project.ts';
import type { DmDeps } from './deps.ts';
import { wakeLane } from './dm.tasks.ts';
import { reserveForJob } from './job-credit.ts';
import { findActiveJob, insertJob, type JobRow } from './job.repo.ts';
import { refuseAfterManyFailures } from './limit-failed-jobs.ts';

export type QueueRequest = {
  userId: string;
  projectId: string;
  username: string;
  replaces?: string;
  /** The person was asked, and wants it although the target is on the do-not-contact list. */
  confirmed?: boolean;
  /** What a rewrite should do differently. */
  instruction?: string | undefined;
  /** A rewrite that costs nothing. */
  free?: boolean;
  /** Why we would rather not write to this target; the person was told, and wants it all the same. */
  anyway?: SuitabilityReason | undefined;
};

/** A username that is active in the project already is answered with its job, and costs nothing. */
export async function queueDm(deps: DmDeps, request: QueueRequest): Promise<{ job: JobRow; isNew: boolean }> {
  return deps.db.transaction((tx) => queueDmIn(deps, tx, request));
}

/** The credit, the job and the wake-up call commit together. */
export async function queueDmIn(
  deps: DmDeps,
  tx: Tx,
  request: QueueRequest,
): Promise<{ job: JobRow; isNew: boolean }> {
  const { userId, projectId, username, replaces, instruction, anyway, free = false } = request;
  await lockCredits(tx, userId);
  await findProject(tx, userId, projectId);
  const active = await findActiveJob(tx, userId, projectId, username);
  if (active) return { job: active, isNew: false };

  if (!request.confirmed && !replaces && (await isBlockedPerson(tx, userId, username))) {
    throw new AppError('conflict', 'do_not_contact', deliveryErrors.doNotContact, undefined, {
      confirm: 'do_not_contact',
    });
  }

  await refuseAfterManyFailures(deps, tx, userId);
  const jobId = newId();
  await reserveForJob(deps, tx, { id: jobId, userId, username, free });
  const job = await insertJob(tx, {
    id: jobId,
    userId,
    projectId,
    username,
    replaces,
    anyway: anyway !== undefined,
    refused: anyway,
    instruction,
    free,
    createdAt: deps.clock.now(),
  });
  await wakeLane(tx, userId);
  return { job, isNew: true };
}
