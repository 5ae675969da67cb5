import { deliveryErrors, deliveryLimits } from '@opener/contract/delivery';
import { readUsernames, reasons } from '@opener/contract/read-usernames';
import type { Db, Queryable } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import {
  type BlockedRow,
  countEntered,
  deleteBlocked,
  insertBlocked,
  lockBlockedList,
} from './do-not-contact.repo.ts';
import { recordRevoked } from '../instagram/record-heard-from.ts';
import { findPresent } from './find-present.ts';
import { restoreWishes, revokeWishes } from './stop-wish.repo.ts';

/** The user's input: pasted text, entries with one name each, or both. */
export type Entered = {
  text?: string | undefined;
  usernames?: string[] | undefined;
  reason?: string | undefined;
};

export type BlockedResult = {
  added: number;
  already: number;
  /** What could not be read, verbatim. */
  unread: string[];
};

/** Adds all readable names, or none if that would be more than a user may enter. */
export async function blockPeople(
  deps: { db: Db; clock: Clock },
  userId: string,
  entered: Entered,
): Promise<BlockedResult> {
  const { text = '', usernames = [], reason = 'Added by you.' } = entered;
  const read = [readUsernames(usernames), readUsernames(text)];
  const names = [...new Set(read.flatMap((reading) => reading.names))];
  // A duplicate is no error here: it ends up on the list once.
  const unread = read.flatMap(({ leftOut }) => leftOut).filter((one) => one.reason !== reasons.duplicate);
  if (names.length > deliveryLimits.doNotContact)
    throw new AppError('conflict', 'do_not_contact_full', deliveryErrors.listFull);
  const added = await deps.db.transaction(async (tx) => {
    await lockBlockedList(tx, userId);
    const inserted = await insertBlocked(tx, rowsOf(deps, userId, names, reason));
    await restoreWishes(tx, userId, names);
    if (inserted > 0 && (await countEntered(tx, userId)) > deliveryLimits.doNotContact)
      throw new AppError('conflict', 'do_not_contact_full', deliveryErrors.listFull);
    return inserted;
  });
  return { added, already: names.length - added, unread: unread.map((one) => one.text) };
}

/** For people who opted out. No limit applies, and they count toward none. */
export async function blockOnRequest(
  deps: { db: Queryable; clock: Clock },
  userId: string,
  username: string,
): Promise<void> {
  const { names } = readUsernames([username]);
  await insertBlocked(deps.db, rowsOf(deps, userId, names, 'Asked you to stop.'));
}

function rowsOf(deps: { clock: Clock }, userId: string, names: string[], reason: string): BlockedRow[] {
  const createdAt = deps.clock.now();
  return names.map((username) => ({ userId, username, reason, createdAt }));
}

/** Also revokes opt-outs: the user may know better. What an account of other users was told is for its present owner to decide. */
export async function unblockPerson(
  deps: { db: Db; clock: Clock },
  userId: string,
  username: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await deleteBlocked(tx, userId, username);
    const account = { userId, account: await findPresent(tx, userId) };
    await recordRevoked(deps, tx, userId, await revokeWishes(tx, account, username));
  });
}
