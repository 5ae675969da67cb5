import { creditRules } from '@opener/contract/credit';
import { type Checkpoint, instagramErrors } from '@opener/contract/instagram';
import { seconds } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { TransientFault } from '../../lib/port-faults.ts';
import type { ConnectResult } from '../../providers/instagram/port.ts';
import { readCredits } from '../credit/read-credits.ts';
import { isTimeZone } from '../delivery/local-time.ts';
import { wakeSender } from '../delivery/delivery.tasks.ts';
import { openConnection, sealConnection } from './connection.ts';
import type { InstagramDeps } from './deps.ts';
import { releaseConnection } from './release-connection.ts';
import { findInstagramAccount, type InstagramAccount, saveInstagramAccount } from './instagram.repo.ts';

export type ConnectInput = {
  username: string;
  password: string;
  code?: string | undefined;
  timeZone?: string | undefined;
};

/** The password is handed on and forgotten. */
export async function connectInstagram(
  deps: InstagramDeps,
  userId: string,
  input: ConnectInput,
): Promise<void> {
  const { total_earned: earned } = await readCredits(deps, userId);
  if (earned <= creditRules.free)
    throw new AppError('payment_required', 'free_only', instagramErrors.freeOnly);
  if (input.timeZone && !isTimeZone(input.timeZone))
    throw new AppError('invalid', 'bad_time_zone', instagramErrors.timeZone);

  const known = await findInstagramAccount(deps.db, userId);
  const result = await ask(deps, userId, input, known);
  const now = deps.clock.now();
  const account = {
    userId,
    username: input.username.toLowerCase().replace(/^@/, ''),
    timeZone: input.timeZone ?? known?.timeZone ?? 'UTC',
    firstConnectedAt: now,
  };
  switch (result.type) {
    case 'connected':
      await deps.db.transaction(async (tx) => {
        const connection = sealConnection(deps.secrets, userId, result.connection);
        const connectionRef = deps.instagram.refOf(result.connection);
        await saveInstagramAccount(tx, {
          ...account,
          username: result.username,
          state: 'connected',
          connection,
          connectionRef,
        });
        await wakeSender(tx, userId, now);
      });
      // The sender would keep, and bill, the one that this replaces.
      return releaseConnection(deps, userId, known?.connection);
    case 'code needed':
      if (known?.state !== 'connected') {
        const pending = sealConnection(deps.secrets, userId, result.pending);
        // An account that only has to be reconnected keeps what it had.
        const { state = 'disconnected' as const, connection = null, connectionRef = null } = known ?? {};
        await saveInstagramAccount(deps.db, { ...account, state, connection, connectionRef, pending });
      }
      throw checkpoint('code', input.code ? instagramErrors.codeRefused : instagramErrors.codeNeeded);
    case 'app needed':
      throw checkpoint('app', instagramErrors.appNeeded);
    case 'refused':
      // Never 401: that would sign the person out of Opener.
      throw new AppError('bad_request', 'instagram_refused', result.sentence);
  }
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
