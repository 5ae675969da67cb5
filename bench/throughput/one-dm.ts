// The statements of one DM as the product sends them, and the same again for another job.
import { dmTaskHandlers } from '../../server/src/features/dm/dm.jobs.ts';
import { laneTask } from '../../server/src/features/dm/dm.tasks.ts';
import { newId } from '../../server/src/lib/ids.ts';
import { recordStatements, type Statement } from '../../server/src/testing/statements.ts';
import type { Services } from '../../server/src/wiring.ts';
import type { BenchPerson } from '../lib/people.ts';
import { steadyPorts } from './ports.ts';

export type Dm = Omit<BenchPerson, 'token'> & { jobId: string; username: string; lane: number; task: string };
export type Recording = { dm: Dm; statements: Statement[] };

const idPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Works on one job of that person, who needs another one behind it: then the lane wakes itself again, as it usually does. */
export async function recordDm(services: Services, dm: Dm): Promise<Recording> {
  const deps = { ...services, ...steadyPorts(0, services.writer), onStep: () => undefined };
  const handler = dmTaskHandlers(deps).find(({ name }) => name === laneTask.name)!;
  const { signal } = new AbortController();
  const statements = await recordStatements(services.database.pool, () =>
    handler.run(
      { userId: dm.userId, lane: dm.lane },
      { id: dm.task, attempt: 1, lastAttempt: false, signal },
    ),
  );
  return { dm, statements };
}

export function renewDm({ dm, statements }: Recording, next: Dm): Statement[] {
  const ids = new Map([
    [dm.userId, next.userId],
    [dm.projectId, next.projectId],
    [dm.jobId, next.jobId],
  ]);
  const fresh = (id: string) => {
    if (!ids.has(id)) ids.set(id, newId());
    return ids.get(id)!;
  };
  const renew = (value: unknown) => {
    if (value === dm.task) return next.task;
    if (typeof value !== 'string') return value;
    return value
      .replaceAll(`dm:lane:${dm.userId}:${dm.lane}`, `dm:lane:${next.userId}:${next.lane}`)
      .replaceAll(`"lane":${dm.lane}`, `"lane":${next.lane}`)
      .replaceAll(dm.username, next.username)
      .replaceAll(idPattern, fresh);
  };
  return statements.map((statement) => ({ ...statement, values: statement.values.map(renew) }));
}
