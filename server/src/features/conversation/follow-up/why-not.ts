import type { Tx } from '../../../db/database.ts';
import type { StoredFollowUpEnd } from '../../../db/documents.ts';
import type { Clock } from '../../../lib/clock.ts';
import { wasAnsweredSince } from '../../delivery/answered.repo.ts';
import { wasWrittenByHandSince } from '../../delivery/contacted.repo.ts';
import { listIfBlocked } from '../../delivery/why-blocked.ts';
import { hasWritten } from '../../instagram/heard-from.repo.ts';
import type { Addressee } from '../../instagram/known-by.ts';
import { listThreadsWith, type ThreadRow } from '../thread.repo.ts';
import { findSentAt, type FollowUpRow, hasOwnWords } from './follow-up.repo.ts';
import { findSettings } from './settings.repo.ts';

/** Why it must not be sent, if so. Checked under the account's lock before it is written, when it is claimed, and just before the call. */
export async function whyNot(
  { clock }: { clock: Clock },
  tx: Tx,
  followUp: Pick<FollowUpRow, 'nth'>,
  thread: ThreadRow & Addressee,
): Promise<StoredFollowUpEnd | undefined> {
  const { userId, messageId, sender } = thread;
  const settings = await findSettings(tx, thread);
  if (!settings?.isOn || (followUp.nth > 1 && settings.secondDays === null)) return 'off';
  if (thread.lastAnswerAt !== null || thread.heardAt !== null) return 'answered';
  if (thread.outcome !== null) return 'decided';
  if (messageId === null) return 'gone';
  const sentAt = await findSentAt(tx, { userId, messageId, sender });
  if (sentAt === undefined) return 'unsure';
  const happened = await whatHappened(tx, { ...thread, messageId }, sentAt);
  if (happened !== undefined) return happened;
  const isBlocked = await listIfBlocked({ db: tx, clock }, { userId, account: sender }, thread);
  return isBlocked === undefined ? undefined : 'do_not_contact';
}

/** Since the first message, here or elsewhere: what the person did, and what the user did or said about them. */
async function whatHappened(
  tx: Tx,
  thread: ThreadRow & Addressee & { messageId: string },
  since: Date,
): Promise<StoredFollowUpEnd | undefined> {
  const { userId, messageId, id } = thread;
  // In a group, or to another account of the user's.
  if (await hasWritten(tx, thread, since)) return 'answered';
  if (await wasAnsweredSince(tx, thread, since)) return 'answered';
  const others = (await listThreadsWith(tx, userId, thread)).filter((one) => one.id !== id);
  if (others.some(({ outcome }) => outcome !== null)) return 'decided';
  if (await hasOwnWords(tx, userId, [id])) return 'you_wrote';
  const otherIds = others.map((one) => one.id);
  if (otherIds.length > 0 && (await hasOwnWords(tx, userId, otherIds, since))) return 'you_wrote';
  return (await wasWrittenByHandSince(tx, thread, { messageId, since })) ? 'you_wrote' : undefined;
}
