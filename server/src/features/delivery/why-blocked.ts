import { deliveryErrors } from '@opener/contract/delivery';
import type { Queryable, Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Addressee } from '../instagram/known-by.ts';
import { findAccountName, type Sender } from '../instagram/sending-account.ts';
import { blockOnRequest } from './block-people.ts';
import { isBlocked } from './do-not-contact.repo.ts';
import { findPresent } from './find-present.ts';
import { askedToStop } from './skip-reasons.ts';
import { findWish, nameWishes, type StopWish } from './stop-wish.repo.ts';

/** The reason, if this account must not contact them: the owner's list, or an opt-out told to the account. */
export async function whyBlocked(
  db: Queryable,
  account: Sender,
  person: Addressee,
): Promise<string | undefined> {
  return (await findBlock(db, account, person))?.reason;
}

/** The same check before anything is written, for the user's present account, if any. */
export async function whyNotToWrite(
  db: Queryable,
  userId: string,
  username: string,
): Promise<string | undefined> {
  return whyBlocked(db, { userId, account: await findPresent(db, userId) }, { username });
}

/** The same check before sending. Also adds people who opted out to the list, where the owner sees them. */
export async function listIfBlocked(
  deps: { db: Tx; clock: Clock },
  account: Sender,
  person: Addressee,
): Promise<string | undefined> {
  const block = await findBlock(deps.db, account, person);
  if (block?.wish) {
    await blockOnRequest(deps, account.userId, person.username);
    await nameWishes(deps.db, block.wish.userId, person);
  }
  return block?.reason;
}

async function findBlock(
  db: Queryable,
  account: Sender,
  person: Addressee,
): Promise<{ reason: string; wish?: StopWish } | undefined> {
  if (await isBlocked(db, account.userId, person.username)) return { reason: deliveryErrors.doNotContact };
  const wish = await findWish(db, account, person);
  return wish && { reason: askedToStop(await findAccountName(db, wish.sender)), wish };
}
