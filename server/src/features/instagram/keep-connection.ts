import { instagramErrors } from '@opener/contract/instagram';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../lib/ids.ts';
import { lockCredits } from '../credit/credit.repo.ts';
import { holdAllForReview } from '../project/set-sending-mode.ts';
import { openPending, sealConnection } from './connection.ts';
import { moveTo } from './counted-day.ts';
import type { InstagramDeps } from './deps.ts';
import { freeLostAccount } from './free-lost-account.ts';
import { wakeSender } from './sender.tasks.ts';
import {
  beginPace,
  findAccount,
  isConnectedByOther,
  isConnectionOfOther,
  isTaken,
  lockAccount,
  lockInstagramAccount,
  nameAccount,
  saveConnection,
  saveInstagramAccount,
  takeConnection,
  updateInstagramAccount,
} from './instagram.repo.ts';
import { releaseNow, releaseSoon, releaseUnlessSaved } from './release-connection.ts';

export type ConnectedLogin = {
  username: string;
  /** Instagram's own id of the account, if known. */
  ownId?: string | undefined;
  timeZone: string;
  holdForReview: boolean;
  connection: string;
  /** The login that this comes from, if no request waits for it: it counts only while that login is the current one. */
  ofLogin?: string;
  /** It is the user's own connection that Instagram had ended. */
  takenUp?: boolean;
};

/**
 * The connection that this one replaces, or this one if it cannot be kept, is released, because the provider would keep and bill it. An
 * account that another user has connected stays theirs.
 */
export async function keepConnection(
  deps: InstagramDeps,
  userId: string,
  login: ConnectedLogin,
): Promise<'done' | 'held elsewhere'> {
  const connection = sealConnection(deps.secrets, userId, login.connection);
  let saved: Saved;
  try {
    const known = await findAccount(deps.db, login);
    if (known !== undefined) await freeLostAccount(deps, { userId, account: known });
    saved = await deps.db.transaction(async (tx) => {
      const result = await save(deps, tx, userId, { ...login, sealed: connection });
      await releaseSoon(deps, tx, userId, result.given);
      return result;
    });
  } catch (error) {
    await releaseUnlessSaved(deps, userId, connection);
    throw error;
  }
  await releaseNow(deps, userId, saved.given);
  return saved.type;
}

type Saved = { type: 'done' | 'held elsewhere'; given: (string | null | undefined)[] };

async function save(
  deps: InstagramDeps,
  tx: Tx,
  userId: string,
  login: ConnectedLogin & { sealed: string },
): Promise<Saved> {
  const { secrets, instagram } = deps;
  const connection = login.sealed;
  const connectionRef = instagram.refOf(login.connection);
  // Before the first login there is no account row to lock, so two concurrent logins wait for each other here.
  await lockCredits(tx, userId);
  const replaced = await lockInstagramAccount(tx, userId);
  const now = deps.clock.now();
  const unfinished = openPending(secrets, userId, replaced?.pending)?.id;
  // Disconnected, or connected by the user, meanwhile.
  if (login.ofLogin !== undefined && login.ofLogin !== unfinished) return { type: 'done', given: [] };
  // Disconnected while it was being resumed: it is removed at the provider, or has to be.
  if (login.takenUp && replaced?.connectionRef !== connectionRef)
    return { type: 'done', given: [connection] };
  // Often this very login, or one for the connection that is replaced anyway.
  const pending =
    unfinished && ![connectionRef, replaced?.connectionRef].includes(instagram.refOf(unfinished))
      ? replaced?.pending
      : undefined;
  const account = await lockKnownAs(tx, login);
  const isTheirs = await isConnectionOfOther(tx, userId, connectionRef);
  if (isTheirs || (await isConnectedByOther(tx, { userId, account }))) {
    // The user confirmed it in the app and is not here to be told.
    const refused = login.ofLogin === undefined ? null : instagramErrors.heldElsewhere;
    await updateInstagramAccount(tx, userId, { pending: null, refused });
    const isKept = isTheirs || replaced?.connectionRef === connectionRef;
    return { type: 'held elsewhere', given: [isKept ? undefined : connection, pending] };
  }
  await takeConnection(tx, userId, connectionRef);
  // A zone of their choice may be that of the people they write to.
  const { timeZone } = replaced?.zoneChosen ? replaced : login;
  await saveInstagramAccount(tx, {
    userId,
    account,
    username: login.username,
    timeZone,
    ...(replaced && moveTo(timeZone, replaced, now)),
    state: 'connected',
    connection,
    connectionRef,
  });
  if (replaced?.account && replaced.account !== account)
    await deps.onHalt(tx, { userId, account: replaced.account }, 'disconnected');
  const { username } = login;
  await beginPace(tx, { userId, account, username, firstConnectedAt: now }, replaced?.account);
  await nameAccount(tx, account, login);
  await saveConnection(tx, { ref: connectionRef, userId, account, connectedAt: now });
  if (login.holdForReview) await holdAllForReview(tx, userId);
  await wakeSender(tx, userId, now);
  const before = replaced?.connectionRef === connectionRef ? undefined : replaced?.connection;
  return { type: 'done', given: [before, pending] };
}

/** The key that the account is stored and locked under: the same as before, or its name if that is free. */
async function lockKnownAs(tx: Tx, login: ConnectedLogin): Promise<string> {
  if (login.ownId !== undefined) await lockAccount(tx, login.ownId);
  await lockAccount(tx, login.username);
  const known = await findAccount(tx, login);
  // Another account had the name first and keeps its history.
  const account =
    known ?? ((await isTaken(tx, login.username)) ? `${login.username}:${newId()}` : login.username);
  await lockAccount(tx, account);
  return account;
}
