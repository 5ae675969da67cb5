import { normalizeUsername } from '@opener/contract/dm';
import { type Checkpoint, instagramErrors } from '@opener/contract/instagram';
import { seconds } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { TransientFault } from '../../lib/port-faults.ts';
import type { ConnectResult } from '../../providers/instagram/port.ts';
import { lockCredits } from '../credit/reserve-credit.ts';
import { isTimeZone } from '@opener/contract/local-time';
import { wakeSender } from '../delivery/delivery.tasks.ts';
import { holdAllForReview } from '../project/set-sending-mode.ts';
import { openConnection, sealConnection } from './connection.ts';
import { moveTo } from './counted-day.ts';
import type { InstagramDeps } from './deps.ts';
import { releaseConnection } from './release-connection.ts';
import { requirePack } from './require-pack.ts';
import {
  beginPace,
  findInstagramAccount,
  type InstagramAccount,
  lockInstagramAccount,
  saveConnection,
  saveInstagramAccount,
  updateInstagramAccount,
} from './instagram.repo.ts';

export type ConnectInput = {
  username: string;
  password: string;
  code?: string | undefined;
  timeZone?: string | undefined;
  /** Every project holds its messages for review from then on. */
  holdForReview?: boolean | undefined;
};

/** The password is handed on and forgotten. */
export async function connectInstagram(
  deps: InstagramDeps,
  userId: string,
  input: ConnectInput,
): Promise<void> {
  await requirePack(deps.db, userId);
  if (input.timeZone !== undefined && !isTimeZone(input.timeZone))
    throw new AppError('invalid', 'bad_time_zone', instagramErrors.timeZone);

  const known = await findInstagramAccount(deps.db, userId);
  const result = await ask(deps, userId, input, known);
  const { username, holdForReview = false } = input;
  const login = { username, holdForReview, timeZone: input.timeZone ?? known?.timeZone ?? 'UTC' };
  switch (result.type) {
    case 'connected':
      return keep(deps, userId, { ...login, ...result });
    case 'code needed':
      await keepPending(deps, userId, login, result.pending);
      throw checkpoint('code', input.code ? instagramErrors.codeRefused : instagramErrors.codeNeeded);
    case 'app needed':
      throw checkpoint('app', instagramErrors.appNeeded);
    case 'refused':
      // Never 401: that would sign the person out of Opener.
      throw new AppError('bad_request', 'instagram_refused', result.sentence);
  }
}

type Login = { username: string; timeZone: string; holdForReview: boolean };

/** The connection that this one replaces, or this one if it cannot be kept, is given back: the sender would keep, and bill, it. */
async function keep(
  deps: InstagramDeps,
  userId: string,
  login: Login & { connection: string },
): Promise<void> {
  const connection = sealConnection(deps.secrets, userId, login.connection);
  const connectionRef = deps.instagram.refOf(login.connection);
  const saving = deps.db.transaction(async (tx) => {
    // Before the first login there is no account to lock, so that two logins at once wait for each other here.
    await lockCredits(tx, userId);
    const replaced = await lockInstagramAccount(tx, userId);
    const now = deps.clock.now();
    await saveInstagramAccount(tx, {
      userId,
      username: login.username,
      timeZone: login.timeZone,
      ...(replaced && moveTo(login.timeZone, replaced, now)),
      state: 'connected',
      connection,
      connectionRef,
    });
    await beginPace(tx, { userId, username: login.username, firstConnectedAt: now });
    await saveConnection(tx, { ref: connectionRef, userId, username: login.username, connectedAt: now });
    if (login.holdForReview) await holdAllForReview(tx, userId);
    await wakeSender(tx, userId, now);
    return replaced?.connectionRef === connectionRef ? undefined : replaced?.connection;
  });
  try {
    await releaseConnection(deps, userId, await saving);
  } catch (error) {
    await releaseConnection(deps, userId, connection);
    throw error;
  }
}

/** An account that is known already keeps what it had until the code is right. */
async function keepPending(
  deps: InstagramDeps,
  userId: string,
  { username, timeZone }: Login,
  pending: string,
): Promise<void> {
  const sealed = sealConnection(deps.secrets, userId, pending);
  await deps.db.transaction(async (tx) => {
    if (await lockInstagramAccount(tx, userId))
      return updateInstagramAccount(tx, userId, { pending: sealed });
    await saveInstagramAccount(tx, {
      userId,
      username: normalizeUsername(username),
      timeZone,
      state: 'disconnected',
      pending: sealed,
    });
  });
}

async function ask(
  deps: InstagramDeps,
  userId: string,
  input: ConnectInput,
  known: InstagramAccount | undefined,
): Promise<ConnectResult> {
  const pending =
    input.code && known?.pending ? openConnection(deps.secrets, userId, known.pending) : undefined;
  const { username, password, code } = input;
  try {
    return await deps.instagram.connect(
      { username, password, code, pending },
      { signal: AbortSignal.timeout(seconds(60)) },
    );
  } catch (error) {
    if (!(error instanceof TransientFault) && !(error instanceof Error && error.name === 'TimeoutError'))
      throw error;
    deps.log.warn({ reason: error.name }, 'the sender could not be reached');
    throw new AppError('upstream', 'instagram_unreachable', instagramErrors.unreachable);
  }
}

function checkpoint(kind: Checkpoint, detail: string): AppError {
  return new AppError('conflict', `checkpoint_${kind}`, detail, undefined, { checkpoint: kind });
}
