import { commonErrors } from '@opener/contract/errors';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../lib/errors.ts';
import { hasQueue, listAppliedMigrations } from './system.repo.ts';

/** Ready to serve: the database answers and has every migration of this code. A newer process may have applied more. */
export async function checkReady(deps: { db: Db }, migrations: readonly string[]): Promise<void> {
  const ready = await isUpToDate(deps.db, migrations).catch(() => false);
  if (!ready) throw new AppError('busy', 'not_ready', commonErrors.busy, 5);
}

async function isUpToDate(db: Db, migrations: readonly string[]): Promise<boolean> {
  const applied = new Set(await listAppliedMigrations(db));
  return migrations.every((hash) => applied.has(hash)) && (await hasQueue(db));
}
