// The connected account as the sending side sees it.
import { freezeHours } from '@opener/contract/careful-pace';
import type { Queryable, Tx } from '../../db/database.ts';
import { after, hours, minutes } from '../../lib/clock.ts';
import type { OnHalt } from './deps.ts';
import {
  type Choices,
  clearUnknown,
  findConnection,
  findHolder,
  findInstagramAccount,
  findLastHolder,
  findName,
  findPace,
  type InstagramAccount,
  isConnectedByOther,
  lockAccount,
  lockInstagramAccount,
  postponeNextSend,
  type Sender,
  type SendingPace,
  updateChoices,
  updateConnection,
  updateInstagramAccount,
  updatePace,
} from './instagram.repo.ts';

export type { Sender };

/** Includes its pace, which exists once it was connected: an unfinished login sends nothing. */
export type SendingAccount = InstagramAccount & SendingPace;

/** An account, connected or not, whoever has it. */
type AnyAccount = { account: string };

const freezeMs = hours(freezeHours);
const freshMs = minutes(2);
const catchUpMs = minutes(30);
const inARowMs = hours(48);

export async function findSendingAccount(db: Queryable, userId: string): Promise<SendingAccount | undefined> {
  return withPace(db, await findInstagramAccount(db, userId));
}

/** When the present connection began. */
export async function findLoginTime(db: Queryable, userId: string): Promise<Date | undefined> {
  const ref = (await findInstagramAccount(db, userId))?.connectionRef;
  return ref ? (await findConnection(db, ref))?.beganAt : undefined;
}

/** The present name of an account. */
export async function findAccountName(db: Queryable, account: string): Promise<string> {
  return (await findName(db, account)) ?? account;
}

/** The user's time zone, if known. */
export async function findTimeZone(db: Queryable, userId: string): Promise<string> {
  return (await findInstagramAccount(db, userId))?.timeZone ?? 'UTC';
}

/** The provider needs some seconds to start a new connection, and until then reports that there is none. */
export async function isFresh(db: Queryable, connectionRef: string | null, now: Date): Promise<boolean> {
  const connection = connectionRef === null ? undefined : await findConnection(db, connectionRef);
  return connection !== undefined && after(connection.connectedAt, freshMs) > now;
}

/** Whether the provider may still be fetching what was said while it was not in touch with Instagram. */
export async function isCatchingUp(
  db: Queryable,
  connectionRef: string,
  { since, now }: { since: Date; now: Date },
): Promise<boolean> {
  const connection = await findConnection(db, connectionRef);
  if (!connection || connection.runningSince <= since) return false;
  return after(connection.runningSince, catchUpMs) > now;
}

/** Whether the provider was out of touch at any time since then, as far as we know. */
export async function wasInterrupted(db: Queryable, connectionRef: string, since: Date): Promise<boolean> {
  const connection = await findConnection(db, connectionRef);
  return connection !== undefined && connection.runningSince > since;
}

/** Not in touch with Instagram at this time: the event that says when it is again may be late, or lost. */
export async function noteInterruption(db: Queryable, connectionRef: string, now: Date): Promise<void> {
  await updateConnection(db, connectionRef, { runningSince: now });
}

/** Only the holder of this lock may start to send for the account. */
export async function lockSendingAccount(tx: Tx, userId: string): Promise<SendingAccount | undefined> {
  // A separate query: read together with the lock, the pace could be the one from before the wait.
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

/** Whoever has the account or, if nobody does, had it last: what it does and is told is theirs to see, whichever connection reports it. */
export async function findPresentHolder(db: Queryable, sender: Sender): Promise<Sender> {
  const { userId, account } = sender;
  const other = (await findHolder(db, sender))?.userId ?? (await findLastHolder(db, account));
  return { userId: other ?? userId, account };
}

/** A user who lost an account to another user no longer has it. How that one got it makes no difference. */
export async function presentState(
  db: Queryable,
  { userId, account, state }: InstagramAccount,
): Promise<InstagramAccount['state']> {
  if (state !== 'reconnect' || account === null) return state;
  const holder = await findPresentHolder(db, { userId, account });
  return holder.userId === userId ? state : 'disconnected';
}

/** Instagram limited the account: a pause of two days is better than losing it. */
export async function freezeAccount(
  { onHalt }: { onHalt: OnHalt },
  tx: Tx,
  sender: Sender,
  now: Date,
): Promise<void> {
  await onHalt(tx, sender, 'frozen');
  await changePace(tx, sender, { frozenUntil: after(now, freezeMs) });
}

/** Or longer, if it had to already: what the user wants sent now ends no wait. */
export async function waitUntil(tx: Tx, { account }: AnyAccount, at: Date): Promise<void> {
  await lockAccount(tx, account);
  await postponeNextSend(tx, account, at);
}

/** Locked, because a user who connects the account at this moment copies its pace. */
async function changePace(
  tx: Tx,
  { account }: AnyAccount,
  change: Parameters<typeof updatePace>[2],
): Promise<void> {
  await lockAccount(tx, account);
  await updatePace(tx, account, change);
}

/** Counts another message without a known outcome. Returns how many there were in a row. */
export async function noteUnknown(tx: Tx, sender: Sender, now: Date): Promise<number> {
  await lockAccount(tx, sender.account);
  const pace = await findPace(tx, sender);
  const goesOn = pace?.lastUnknownAt && after(pace.lastUnknownAt, inARowMs) > now;
  const inARow = goesOn ? pace.unknownInARow + 1 : 1;
  await updatePace(tx, sender.account, { unknownInARow: inARow, lastUnknownAt: now });
  return inARow;
}

export async function endUnknowns(tx: Tx, sender: AnyAccount): Promise<void> {
  await lockAccount(tx, sender.account);
  await clearUnknown(tx, sender.account);
}

/** Unless another user has connected it meanwhile. It counts as a login: users who had it in between lose it. */
export async function regainAccount(tx: Tx, account: SendingAccount, now: Date): Promise<void> {
  const { userId, account: kept, connectionRef: ref } = account;
  await lockAccount(tx, kept);
  if (ref === null) return;
  if (account.state === 'connected') return updateConnection(tx, ref, { runningSince: now });
  if (await isConnectedByOther(tx, account)) return;
  await updateInstagramAccount(tx, userId, { state: 'connected' });
  await updateConnection(tx, ref, { connectedAt: now, runningSince: now });
}

export async function changeSendingAccount(
  db: Queryable,
  userId: string,
  change: Partial<
    Pick<InstagramAccount, 'paused' | 'timeZone' | 'zoneChosen' | 'dayFrom' | 'dayTo' | 'othersLeft'>
  >,
): Promise<void> {
  if (Object.keys(change).length > 0) await updateInstagramAccount(db, userId, change);
}

/** Per account: other accounts of the user have their own. */
export async function chooseSchedule(
  tx: Tx,
  account: SendingAccount,
  choices: Partial<Choices>,
): Promise<void> {
  if (Object.keys(choices).length > 0) await updateChoices(tx, account, choices);
}
