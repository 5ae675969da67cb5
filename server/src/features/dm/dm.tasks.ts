// The lanes. Each person has a few; a lane takes the person's oldest job, then goes to the back of the queue, so that people take turns.
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database.ts';
import { enqueue } from '../../db/enqueue.ts';
import type { Task } from '../../lib/task.ts';
import { hasWorkFor } from './job.repo.ts';

const Lane = z.object({ userId: z.uuid(), lane: z.number() });
type Lane = z.infer<typeof Lane>;

export const laneTask: Task<Lane> = { name: 'dm.lane', payload: Lane, maxAttempts: 25 };
export const forgetProfilesTask: Task<object> = {
  name: 'dm.forget-profiles',
  payload: z.looseObject({}),
  maxAttempts: 3,
};

export const forgetJobsTask: Task<object> = {
  name: 'dm.forget-jobs',
  payload: z.looseObject({}),
  maxAttempts: 3,
};

export const sweepJobsTask: Task<object> = { name: 'dm.sweep', payload: z.looseObject({}), maxAttempts: 3 };

export const lanesPerPerson = 3;

const laneKey = (userId: string, lane: number) => `dm:lane:${userId}:${lane}`;

/** Any lane will do; picking one at random keeps all of them busy while there is work. */
export async function wakeLane(
  db: Queryable,
  userId: string,
  lane = Math.floor(Math.random() * lanesPerPerson),
): Promise<void> {
  await enqueue(db, laneTask, { userId, lane }, { key: laneKey(userId, lane), preserveRunAt: true });
}

/** The same lane again, at the back of the queue; false if nothing is left to do for it. */
export async function wakeLaneIfDue(
  db: Queryable,
  { userId, lane }: Lane,
  now: Date,
  laterMs: number,
): Promise<boolean> {
  return enqueue(
    db,
    laneTask,
    { userId, lane },
    {
      key: laneKey(userId, lane),
      preserveRunAt: true,
      when: { name: 'due', condition: hasWorkFor(userId, now, lanesPerPerson) },
      ...(laterMs > 0 && { laterMs }),
    },
  );
}

/** For a job that was put back. */
export async function wakeLaneLater(
  db: Queryable,
  userId: string,
  { id, notBefore }: { id: string; notBefore: Date },
  laterMs = 0,
): Promise<void> {
  await enqueue(
    db,
    laneTask,
    { userId, lane: 0 },
    { key: `dm:again:${id}`, runAt: notBefore, ...(laterMs > 0 && { laterMs }) },
  );
}
