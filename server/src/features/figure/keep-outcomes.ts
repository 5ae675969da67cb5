import type { Tx } from '../../db/database.ts';
import { copyOutcomes } from './figure.repo.ts';

/** For a project that is about to go: what was sent and answered stays in the figures. The caller holds the sending account's lock. */
export function keepOutcomes(tx: Tx, userId: string, projectId: string): Promise<void> {
  return copyOutcomes(tx, userId, projectId);
}
