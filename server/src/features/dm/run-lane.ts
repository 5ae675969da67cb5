import { isDatabaseAway } from '../../db/is-away.ts';
import { AppError } from '../../lib/errors.ts';
import { seconds } from '../../lib/clock.ts';
import {
  FinalFault,
  OperatorFault,
  SilentFault,
  TransientFault,
  UnsureFault,
} from '../../lib/port-faults.ts';
import { claimJob } from './claim-job.ts';
import type { GenerationDeps } from './deps.ts';
import { wakeLaneIfDue, wakeLaneLater } from './dm.tasks.ts';
import { backoffMs, completeJob, failJob, putJobBack } from './finish-job.ts';
import { findNextJobPutBack, type HeldJob } from './job.repo.ts';
import { Unsuitable } from '../writing/suitability/reason.ts';
import { writeForJob } from './write-for-job.ts';
import { writerWhileHeld } from './writer-while-held.ts';

const patienceMs = seconds(50);
const lookAgainMs = seconds(1);
/** With the queue's pauses in between, the database may be away for more than an hour. */
const mostInterruptions = 8;

/** Works on one job, then goes to the back of the queue. */
export async function runLane(
  deps: GenerationDeps,
  lane: { userId: string; lane: number },
  task: { id: string; signal: AbortSignal },
): Promise<void> {
  const job = await claimJob(deps, lane.userId, task);
  if (job) {
    deps.onStep('claimed');
    await work(deps, job, task.signal);
  }
  // One moment for both questions, so that no job is still to come for the first and due for the second.
  const now = deps.clock.now();
  // Also without a job: somebody was changing the only due one, and may have left it as it was.
  if (await wakeLaneIfDue(deps.db, lane, now, job ? 0 : lookAgainMs)) return;
  // A lane that was woken for a job may come too early for it, because the queue has the database's clock.
  const waiting = await findNextJobPutBack(deps.db, lane.userId, now);
  if (waiting) await wakeLaneLater(deps.db, lane.userId, waiting, lookAgainMs);
}

async function work(deps: GenerationDeps, job: HeldJob, stopping: AbortSignal): Promise<void> {
  try {
    const written = await writeForJob(
      { ...deps, writer: writerWhileHeld(deps, job) },
      job,
      AbortSignal.any([stopping, AbortSignal.timeout(patienceMs)]),
    );
    deps.onStep('draft accepted');
    await completeJob(deps, job, written);
    deps.onStep('completed');
  } catch (error) {
    // The process is stopping: the task goes back to the queue, and the next worker finds the job by its claim.
    if (stopping.aborted) throw error;
    await giveUpOrPutBack(deps, job, error);
  }
}

async function giveUpOrPutBack(deps: GenerationDeps, job: HeldJob, error: unknown): Promise<void> {
  // The job was deleted with its project or account, and its credit was released.
  if (error instanceof AppError && error.kind === 'not_found') return;
  // A probably final fault is stored with the job and becomes final when it is repeated.
  if (error instanceof UnsureFault && job.error === null) {
    await putJobBack(deps, job, error.askAgainMs, error.sentence);
    return deps.onStep('put back');
  }
  if (error instanceof FinalFault) {
    await failJob(deps, job, error.sentence, {
      whose: error instanceof OperatorFault ? 'ours' : 'theirs',
      refused: error instanceof Unsuitable ? error.reason : null,
    });
    return deps.onStep('failed');
  }
  if (isTransient(error) && job.attempts <= mostRetries(error)) {
    await putJobBack(deps, job, error instanceof TransientFault ? error.retryAfterMs : undefined);
    return deps.onStep('put back');
  }
  // As with a stop: the queue runs the task again, a little later each time, and it finds the job by its claim.
  if (wasInterrupted(error) && job.attempts <= mostInterruptions) throw error;
  deps.log.error({ err: error, job: job.id }, 'a job failed');
  await failJob(
    deps,
    job,
    isTransient(error)
      ? `${culprit(error)} did not respond after several attempts.`
      : 'Something went wrong on our side.',
    { whose: 'ours' },
  );
  deps.onStep('failed');
}

function wasInterrupted(error: unknown): boolean {
  return error instanceof Error && !isTransient(error) && isDatabaseAway(error);
}

/** A silent vendor is asked only once more; four timeouts would block the lane for minutes. */
function mostRetries(error: unknown): number {
  return error instanceof SilentFault ? 1 : backoffMs.length;
}

function culprit(error: unknown): string {
  return error instanceof TransientFault && error.who === 'writer' ? 'The writer' : 'Instagram';
}

function isTransient(error: unknown): boolean {
  return error instanceof TransientFault || (error instanceof Error && error.name === 'TimeoutError');
}
