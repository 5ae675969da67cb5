import type { Db, Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';

export type ProjectDeps = {
  db: Db;
  clock: Clock;
  /** What other features do when a project is deleted, inside that transaction and under the lock of its owner's credits. */
  onDeletion(tx: Tx, userId: string, projectId: string): Promise<void>;
};
