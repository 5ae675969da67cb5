// What account use cases are given.
import type { Db, Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Secrets } from '../../lib/crypto.ts';
import type { Passwords } from '../../lib/passwords.ts';

export type AccountDeps = {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  passwords: Passwords;
  publicUrl: string;
  rateLimits: boolean;
  /** What other features do when an account goes, in the transaction that deletes it and under the lock of its credits. */
  beforeDeletion(tx: Tx, userId: string): Promise<void>;
};
