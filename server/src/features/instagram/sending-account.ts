// The connected account as the sending side sees it.
import type { Queryable, Tx } from '../../db/database.ts';
import { after, hours, minutes } from '../../lib/clock.ts';
import {
  type Choices,
  clearUnknown,
  findConnection,
  findInstagramAccount,
  findName,
  findPace,
  type InstagramAccount,
  isConnectedByOther,
  lockAccount,
  lockInstagramAccount,
  saveConnection,
  type Sender,
  type SendingPace,
  updateChoices,
  updateInstagramAccount,
  updatePace,
  wasTakenOver,
} from './instagram.repo.ts';

export type { Sender };

/** With its pace, which it has once it was connected: a login that is only begun sends nothing. */
export type SendingAccount = InstagramAccount & SendingPace;

/** An account, connected or not, whoever has it. */
type Sent = { account: string };

const freezeMs = hours(48);
const freshMs = minutes(2);
const inARowMs = hours(48);

export async function findSendingAccount(db: Queryable, userId: string): Promise<SendingAccount | undefined> {
  return withPace(db, await findInstagramAccount(db, userId));
}

/** What an account is called now. */
export async function findAccountName(db: Queryable, account: string): Promise<string> {
  return (await findName(db, account)) ?? account;
}

/** Where the person lives, as far as that is known. */
export async function findTimeZone(db: Queryable, userId: string): Promise<string> {
  return (await findInstagramAccount(db, userId))?.timeZone ?? 'UTC';
}

/** The sender needs some seconds to get a new connection going, and until then says that there is none. */
export async function isFresh(db: Queryable, connectionRef: string | null, now: Date): Promise<boolean> {
  const connection = connectionRef === null ? undefined : await findConnection(db, connectionRef);
  return connection !== undefined && after(connection.connectedAt, freshMs) > now;
}

/** Whoever holds it is the only one that may begin to send for the account. */
export async function lockSendingAccount(tx: Tx, userId: string): Promise<SendingAccount | undefined> {
  // Apart from the lock: read with it, the pace would be that from before the wait for it.
  return withPace(tx, await lockInstagramAccount(tx, userId));
}

async function withPace(
  db: Queryable,
  account: InstagramAccount | undefined,
): Promise<SendingAccount | undefined> {
  const { userId = '', account: kept } = account ?? {};
  const pace = kept ? await findPace(db, { userId, account: kept }) : undefined;
  return account && pace && { ...account, ...pace, state: await presentState(db, account) };
}

/**
 * Whoever lost an account to somebody else does not have it any more: what it does from then on is not theirs to see. That one has it, or
 * had it later; by which way they came to it makes no difference.
 */
export async function presentState(
  db: Queryable,
  { userId, account, state }: InstagramAccount,
): Promise<InstagramAccount['state']> {
  if (state !== 'reconnect' || account === null) return state;
  const theirs = { userId, account };
  const isLost = (await isConnectedByOther(db, theirs)) || (await wasTakenOver(db, theirs));
  return isLost ? 'disconnected' : state;
}

// Whoever connects the account at this moment begins with what the others have: what is written about its pace, and that, wait for
// each other by the lock on it.

/** Instagram showed that it has had enough: better two quiet days than a lost account. */
export async function freezeAccount(tx: Tx, sender: Sent, now: Date): Promise<void> {
  await lockAccount(tx, sender.account);
  await updatePace(tx, sender.account, { frozenUntil: after(now, freezeMs) });
}

export async function waitUntil(tx: Tx, sender: Sent, nextSendAt: Date): Promise<void> {
  await lockAccount(tx, sender.account);
  await updatePace(tx, sender.account, { nextSendAt });
}

/** One more message without a known outcome. Gives how many there were in a row. */
export async function noteUnknown(tx: Tx, sender: Sender, now: Date): Promise<number> {
  await lockAccount(tx, sender.account);
  const pace = await findPace(tx, sender);
  const goesOn = pace?.lastUnknownAt && after(pace.lastUnknownAt, inARowMs) > now;
  const inARow = goesOn ? pace.unknownInARow + 1 : 1;
  await updatePace(tx, sender.account, { unknownInARow: inARow, lastUnknownAt: now });
  return inARow;
}

export async function endUnknowns(tx: Tx, sender: Sent): Promise<void> {
  await lockAccount(tx, sender.account);
  await clearUnknown(tx, sender.account);
}

/** Unless somebody else has connected it meanwhile. It counts as a login: whoever had it in between has lost it by that. */
export async function regainAccount(tx: Tx, account: SendingAccount, now: Date): Promise<void> {
  const { userId, account: kept, connectionRef: ref } = account;
  await lockAccount(tx, kept);
  if (account.state === 'connected' || ref === null || (await isConnectedByOther(tx, account))) return;
  await updateInstagramAccount(tx, userId, { state: 'connected' });
  await saveConnection(tx, { ref, userId, account: kept, connectedAt: now });
}

export async function changeSendingAccount(
  db: Queryable,
  userId: string,
  change: Partial<Pick<InstagramAccount, 'paused' | 'timeZone' | 'dayFrom' | 'dayTo' | 'othersLeft'>>,
): Promise<void> {
  if (Object.keys(change).length > 0) await updateInstagramAccount(db, userId, change);
}

/** Of one account: another of the same person has its own. */
export async function chooseSchedule(
  tx: Tx,
  account: SendingAccount,
  choices: Partial<Choices>,
): Promise<void> {
  if (Object.keys(choices).length > 0) await updateChoices(tx, account, choices);
}
