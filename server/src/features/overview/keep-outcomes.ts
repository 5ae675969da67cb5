import type { Tx } from '../../db/database.ts';
import { copyOutcomes, type Going } from './figure.repo.ts';

/** For a project or messages that are about to go: what was sent and answered stays in the figures. The caller holds the sending account's lock. */
export function keepOutcomes(tx: Tx, userId: string, going: Going): Promise<void> {
  return copyOutcomes(tx, userId, going);
}
