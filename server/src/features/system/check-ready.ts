import { commonErrors } from '@opener/contract/errors';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../lib/errors.ts';
import { tablesAreThere } from './system.repo.ts';

/** Able to serve: the database answers, and its migrations were applied. */
export async function checkReady(deps: { db: Db }): Promise<void> {
  const there = await tablesAreThere(deps.db).catch(() => false);
  if (!there) throw new AppError('busy', 'not_ready', commonErrors.busy, 5);
}
