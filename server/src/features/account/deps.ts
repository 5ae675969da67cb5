// The dependencies of account use cases.
import type { Db, Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Secrets } from '../../lib/crypto.ts';
import type { Passwords } from '../../lib/passwords.ts';
import type { ClosedDeps } from './is-closed.ts';

export type AccountDeps = ClosedDeps & {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  passwords: Passwords;
  publicUrl: string;
  rateLimits: boolean;
  /** What other features do when an account is deleted, inside that transaction: under the lock of its credits, before the user is locked. */
  beforeDeletion(tx: Tx, userId: string): Promise<void>;
  /** And after it. */
  onDeletion(tx: Tx, userId: string): Promise<void>;
};
