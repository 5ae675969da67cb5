import type { Db, Tx } from '../../db/database.ts';
import type { StoredHalt } from '../../db/documents.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Secrets } from '../../lib/crypto.ts';
import type { Logger } from '../../lib/logger.ts';
import type { InstagramPort } from '../../providers/instagram/port.ts';

export type InstagramDeps = {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  log: Logger;
  instagram: InstagramPort;
  publicUrl: string;
  onHalt: OnHalt;
};

/** Told in the transaction that stops an account, or all that the user sends. */
export type OnHalt = (
  tx: Tx,
  halted: { userId: string; account?: string },
  halt: StoredHalt,
) => Promise<void>;
