import { normalizeUsername } from '@opener/contract/username';
import { type Checkpoint, instagramErrors } from '@opener/contract/instagram';
import { seconds } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { TransientFault } from '../../lib/port-faults.ts';
import type { ConnectResult } from '../../providers/instagram/port.ts';
import { isTimeZone } from '@opener/contract/local-time';
import { openConnection, openPending, type PendingLogin } from './connection.ts';
import type { InstagramDeps } from './deps.ts';
import { findInstagramAccount, type InstagramAccount } from './instagram.repo.ts';
import { tagFor } from './finish-tagged-login.ts';
import { keepConnection } from './keep-connection.ts';
import { keepPending } from './keep-pending.ts';
import { requirePack } from './require-pack.ts';

export type ConnectInput = {
  username: string;
  password: string;
  code?: string | undefined;
  timeZone?: string | undefined;
  /** Every project holds its messages for review from now on. */
  holdForReview?: boolean | undefined;
};

/** More than the provider's own timeout for a login. */
const patienceMs = seconds(100);

/** The password is passed on and not stored. */
export async function connectInstagram(
  deps: InstagramDeps,
  userId: string,
  input: ConnectInput,
): Promise<void> {
  await requirePack(deps.db, userId);
  if (input.timeZone !== undefined && !isTimeZone(input.timeZone))
    throw new AppError('invalid', 'bad_time_zone', instagramErrors.timeZone);

  const known = await findInstagramAccount(deps.db, userId);
  const begun = openPending(deps.secrets, userId, known?.pending);
  const tag = tagFor(deps.secrets, userId);
  // A code belongs to the login that requested it, whatever else was typed.
  const username = (input.code && begun?.username) || input.username;
  const lost = lostConnection(deps, known, username);
  const result = await ask(deps, { ...input, username, tag, lost }, begun);
  const { holdForReview = false } = input;
  const login = { username, holdForReview, timeZone: input.timeZone ?? known?.timeZone ?? 'UTC' };
  switch (result.type) {
    case 'connected': {
      const takenUp = result.connection === lost;
      // Only users who can log in to the account learn that somebody else has it.
      if ((await keepConnection(deps, userId, { ...login, ...result, takenUp })) === 'held elsewhere')
        throw new AppError('conflict', 'held_elsewhere', instagramErrors.heldElsewhere);
      return;
    }
    case 'refused':
      // Never 401: that would sign the user out of Opener.
      throw new AppError('bad_request', 'instagram_refused', result.sentence);
    default: {
      const { pending } = result;
      const goesOn = pending !== undefined && pending === begun?.id;
      // An unfinished login keeps its checkpoint.
      const kind = goesOn ? begun.checkpoint : result.type === 'code needed' ? 'code' : 'app';
      const { since, tag: its } = goesOn ? begun : { since: deps.clock.now().toISOString(), tag };
      if (pending)
        await keepPending(deps, userId, { ...login, id: pending, checkpoint: kind, since, tag: its });
      throw checkpoint(kind, sentenceFor(kind, input));
    }
  }
}

function sentenceFor(kind: Checkpoint, { code }: ConnectInput): string {
  if (kind === 'app') return instagramErrors.appNeeded;
  return code ? instagramErrors.codeRefused : instagramErrors.codeNeeded;
}

/** A resumed connection delivers replies that arrived meanwhile; a new one would not. */
function lostConnection(
  deps: InstagramDeps,
  known: InstagramAccount | undefined,
  name: string,
): string | undefined {
  if (known?.state !== 'reconnect' || !known.connection || !isSame(known.username, name)) return undefined;
  return openConnection(deps.secrets, known.userId, known.connection);
}

function isSame(one: string, other: string): boolean {
  return normalizeUsername(one) === normalizeUsername(other);
}

async function ask(
  deps: InstagramDeps,
  { username, password, code, tag, lost }: ConnectInput & { tag: string; lost: string | undefined },
  begun: PendingLogin | undefined,
): Promise<ConnectResult> {
  const pending = begun && isSame(begun.username, username) ? begun.id : undefined;
  try {
    return await deps.instagram.connect(
      { username, password, code, pending, lost, tag },
      { signal: AbortSignal.timeout(patienceMs) },
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
