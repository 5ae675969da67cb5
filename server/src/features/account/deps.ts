// What account use cases are given.
import type { Db } from '../../db/database.ts';
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
};
