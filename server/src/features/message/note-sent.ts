// What is known about a sent message. Returns the row, or undefined if the message is gone.
import type { Tx } from '../../db/database.ts';
import { type MessageRow, updateMessageRow } from './message.repo.ts';

type Which = { userId: string; id: string };
type Noted = Promise<MessageRow | undefined>;

/** A reply was reported, or the user says so; null removes the user's mark. */
export function noteAnswered(tx: Tx, which: Which, answeredAt: Date | null): Noted {
  return updateMessageRow(tx, which, { answeredAt });
}

export function noteSent(tx: Tx, which: Which, sentAt: Date): Noted {
  return updateMessageRow(tx, which, { sentAt });
}

/** An unsent message has no answer either, unless Instagram reported one. */
export function noteUnsent(tx: Tx, which: Which, answeredAt: Date | null): Noted {
  const outcome = answeredAt === null ? { interestedAt: null } : {};
  return updateMessageRow(tx, which, { sentAt: null, answeredAt, ...outcome });
}

/** The user decided so, or no longer thinks so. */
export function noteInterested(tx: Tx, which: Which, interestedAt: Date | null): Noted {
  return updateMessageRow(tx, which, { interestedAt });
}
