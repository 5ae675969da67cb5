import type { Tx } from '../../db/database.ts';
import { writeChange } from './change.repo.ts';

/** For deletions that no trigger sees. As the last act of a transaction, because the row it locks is everybody's last. */
export function noteChange(tx: Tx, userId: string): Promise<void> {
  return writeChange(tx, userId);
}
