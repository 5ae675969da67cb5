// Follow-ups stop with their account: when sending is paused, the account is frozen or not connected any more.
import type { Tx } from '../../../db/database.ts';
import type { StoredHalt } from '../../../db/documents.ts';
import { endOpen, type FollowUpRow } from './follow-up.repo.ts';

/** In the transaction that stops the account. One that is being sent runs to its end. */
export async function haltFollowUps(
  tx: Tx,
  { userId, account }: { userId: string; account?: string | null },
  halt: StoredHalt,
): Promise<void> {
  await endOpen(tx, { userId, sender: account ?? undefined }, halt);
}

const resumable: ReadonlySet<FollowUpRow['ended']> = new Set<FollowUpRow['ended']>([
  'stopped',
  'paused',
  'frozen',
  'disconnected',
]);

/** Stopped by the user or with its account, which can be taken back. */
export function canResume({ ended }: Pick<FollowUpRow, 'ended'>): boolean {
  return resumable.has(ended);
}
