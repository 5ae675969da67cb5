import type { Tx } from '../../../db/database.ts';
import type { StoredFollowUpEnd } from '../../../db/documents.ts';
import type { Clock } from '../../../lib/clock.ts';
import { listIfBlocked } from '../../delivery/why-blocked.ts';
import { hasWritten } from '../../instagram/heard-from.repo.ts';
import type { ThreadRow } from '../thread.repo.ts';
import { findSentAt, type FollowUpRow, hasOwnWords } from './follow-up.repo.ts';
import { findSettings } from './settings.repo.ts';

/** Why it must not be sent, if so. Checked under the account's lock before it is written, when it is claimed, and just before the call. */
export async function whyNot(
  { clock }: { clock: Clock },
  tx: Tx,
  followUp: Pick<FollowUpRow, 'nth'>,
  thread: ThreadRow,
): Promise<StoredFollowUpEnd | undefined> {
  const { userId, messageId, sender, username, recipientId } = thread;
  const settings = await findSettings(tx, thread);
  if (!settings?.isOn || (followUp.nth > 1 && settings.secondDays === null)) return 'off';
  if (thread.lastAnswerAt !== null || thread.heardAt !== null) return 'answered';
  if (thread.outcome !== null) return 'decided';
  if (messageId === null) return 'gone';
  const sentAt = await findSentAt(tx, { userId, messageId, sender });
  if (sentAt === undefined) return 'unsure';
  // In a group, or to another account of the user's.
  if (await hasWritten(tx, { userId, username, recipientId }, sentAt)) return 'answered';
  if (await hasOwnWords(tx, userId, thread.id)) return 'you_wrote';
  const isBlocked = await listIfBlocked({ db: tx, clock }, { userId, account: sender }, thread);
  return isBlocked === undefined ? undefined : 'do_not_contact';
}
