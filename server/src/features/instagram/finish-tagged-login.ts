import { enqueue } from '../../db/enqueue.ts';
import { after, minutes, seconds } from '../../lib/clock.ts';
import { sameText, type Secrets } from '../../lib/crypto.ts';
import { newId } from '../../lib/ids.ts';
import { usernameTyped } from '../../lib/login-name.ts';
import { TransientFault } from '../../lib/port-faults.ts';
import { openPending, sealConnection } from './connection.ts';
import type { InstagramDeps } from './deps.ts';
import { findInstagramAccount } from './instagram.repo.ts';
import { releaseUnkeptTask } from './instagram.tasks.ts';
import { keepConnection } from './keep-connection.ts';

/**
 * Tells whose login it is; the sealed data proves that it is this very one. The suffix shows that it is ours: the provider may serve
 * another Opener installation and notify both.
 */
export function tagFor(secrets: Secrets, userId: string): string {
  const name = `${userId}.${newId()}`;
  return `${name}.${signatureOf(secrets, name)}`;
}

function isOurs(secrets: Secrets, tag: string): boolean {
  const [userId, id, signature = ''] = tag.split('.');
  return sameText(signature, signatureOf(secrets, `${userId}.${id}`));
}

const signatureOf = (secrets: Secrets, name: string) => secrets.keyedHash('instagram:login', name);

/** The provider may name the account differently from its login; the event has the name. */
export async function finishTaggedLogin(
  deps: InstagramDeps,
  { tag, connection }: { tag: string; connection: string },
): Promise<void> {
  if (!isOurs(deps.secrets, tag)) return;
  const [userId = ''] = tag.split('.');
  const account = await findInstagramAccount(deps.db, userId);
  const login = openPending(deps.secrets, userId, account?.pending);
  await giveBackUnlessKept(deps, userId, connection);
  if (login?.tag !== tag) return;
  const owner = await ownerOf(deps, connection, login.username);
  await keepConnection(deps, userId, { ...login, ...owner, connection, ofLogin: login.id });
}

/** Longer than any login takes, including its checkpoint: by then it was saved, or never will be. */
const keptWithinMs = minutes(15);

/** Also for users who have deleted their account since. */
async function giveBackUnlessKept(deps: InstagramDeps, userId: string, connection: string): Promise<void> {
  const sealed = sealConnection(deps.secrets, userId, connection);
  await enqueue(
    deps.db,
    releaseUnkeptTask,
    { userId, sealed },
    {
      key: `instagram:unkept:${deps.instagram.refOf(connection)}`,
      runAt: after(deps.clock.now(), keptWithinMs),
    },
  );
}

/** Once the provider knows the account, its data is authoritative. */
async function ownerOf(
  deps: InstagramDeps,
  connection: string,
  typed: string,
): Promise<{ username: string; ownId: string | undefined }> {
  const signal = AbortSignal.timeout(seconds(45));
  const resumed = await deps.instagram.resume(connection, { signal }).catch((error: unknown) => {
    if (usernameTyped(typed) === undefined) throw error;
    return undefined;
  });
  const known = resumed?.type === 'connected' ? resumed : undefined;
  const username = known?.username ?? usernameTyped(typed);
  // The event will be sent again.
  if (username === undefined) throw new TransientFault('the sender does not say whose account was connected');
  return { username, ownId: known?.ownId };
}
