import type { Queryable } from '../../db/database.ts';
import { findProject } from '../project/find-project.ts';
import { listActiveNames } from './job.repo.ts';
import { listOtherProjects, listWrittenDates } from '../message/message.repo.ts';

export type WrittenTo = { username: string; writtenAt: Date | null; waiting: boolean; alsoIn: string[] };

/** Those of the usernames that were written to, here or in another project, or are queued here; in the given order. */
export async function listWritten(
  { db }: { db: Queryable },
  userId: string,
  projectId: string,
  usernames: readonly string[],
): Promise<WrittenTo[]> {
  await findProject(db, userId, projectId);
  const names = [...new Set(usernames)];
  const dates = await listWrittenDates(db, userId, projectId, names);
  const waiting = await listActiveNames(db, userId, projectId, names);
  const others = await listOtherProjects(db, userId, projectId, names);
  return names
    .map((username) => ({
      username,
      writtenAt: dates.get(username) ?? null,
      waiting: waiting.has(username),
      alsoIn: others.get(username) ?? [],
    }))
    .filter(({ writtenAt, waiting: waits, alsoIn }) => writtenAt !== null || waits || alsoIn.length > 0);
}
