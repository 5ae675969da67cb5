import type { Db, Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';

export type ProjectDeps = {
  db: Db;
  clock: Clock;
  /** What other features do when a project goes, in the transaction that deletes it and under the lock of its owner's credits. */
  beforeDeletion(tx: Tx, userId: string, projectId: string): Promise<void>;
};
