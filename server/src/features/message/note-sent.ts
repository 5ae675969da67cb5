// What is known of a message that went out. The row, or undefined when the message is gone.
import type { Tx } from '../../db/database.ts';
import { type MessageRow, updateMessageRow } from './message.repo.ts';

type Which = { userId: string; id: string };
type Noted = Promise<MessageRow | undefined>;

/** A reply came, or the person says so; null takes their word back. */
export function noteAnswered(tx: Tx, which: Which, answeredAt: Date | null): Noted {
  return updateMessageRow(tx, which, { answeredAt });
}

export function noteSent(tx: Tx, which: Which, sentAt: Date): Noted {
  return updateMessageRow(tx, which, { sentAt });
}

/** What was not sent has no answer either, unless Instagram told us of one. */
export function noteUnsent(tx: Tx, which: Which, answeredAt: Date | null): Noted {
  return updateMessageRow(tx, which, { sentAt: null, answeredAt });
}
