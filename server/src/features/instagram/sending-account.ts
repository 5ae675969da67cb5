// The connected account as the sending side sees it.
import type { Queryable, Tx } from '../../db/database.ts';
import { after, hours } from '../../lib/clock.ts';
import {
  findConnection,
  findInstagramAccount,
  type InstagramAccount,
  lockInstagramAccount,
  updateInstagramAccount,
} from './instagram.repo.ts';

export type { InstagramAccount };

const freezeMs = hours(48);

export function findSendingAccount(db: Queryable, userId: string): Promise<InstagramAccount | undefined> {
  return findInstagramAccount(db, userId);
}

/** Whose account an event is about, also when it comes by a connection that was given up since. */
export function findSenderByRef(
  db: Queryable,
  connectionRef: string,
): Promise<{ userId: string; username: string } | undefined> {
  return findConnection(db, connectionRef);
}

/** Whoever holds it is the only one that may begin to send for the account. */
export function lockSendingAccount(tx: Tx, userId: string): Promise<InstagramAccount | undefined> {
  return lockInstagramAccount(tx, userId);
}

/** Instagram showed that it has had enough: better two quiet days than a lost account. */
export async function freezeAccount(tx: Tx, userId: string, now: Date): Promise<void> {
  await updateInstagramAccount(tx, userId, { frozenUntil: after(now, freezeMs) });
}

export async function waitUntil(tx: Tx, userId: string, nextSendAt: Date): Promise<void> {
  await updateInstagramAccount(tx, userId, { nextSendAt });
}

export async function regainAccount(tx: Tx, userId: string): Promise<void> {
  await updateInstagramAccount(tx, userId, { state: 'connected' });
}

export async function leaveOthers(tx: Tx, userId: string, othersLeft: boolean): Promise<void> {
  await updateInstagramAccount(tx, userId, { othersLeft });
}

export async function changeSendingAccount(
  db: Queryable,
  userId: string,
  change: Partial<
    Pick<
      InstagramAccount,
      'paused' | 'timeZone' | 'dayFrom' | 'dayTo' | 'hoursFrom' | 'hoursTo' | 'weekdays' | 'dailyCap'
    >
  >,
): Promise<void> {
  if (Object.keys(change).length > 0) await updateInstagramAccount(db, userId, change);
}
