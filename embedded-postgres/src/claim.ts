// Tracks which processes use the embedded database, with advisory locks of one session per process: the kernel closes that session even
// after a kill -9, so a claim never outlives its process and needs no clean-up.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { connect } from './connection.ts';
import type { Product } from './layout.ts';
import { isAlive } from './process-state.ts';

export type Claim = {
  /** Gives up the claim. True: nobody else uses the database, and new users are blocked until `close`. */
  release(): Promise<boolean>;
  close(): Promise<void>;
};

const lockSpace = 0x4f504e52;
const ownerLock = 1;
const usersLock = 2;

/** Undefined if the last user is just stopping the database; throws if another process owns it. */
export async function claimDatabase(
  url: string,
  product: Product,
  share: boolean,
): Promise<Claim | undefined> {
  let session = await takeLocks(url, product, share);
  if (!session) return undefined;
  let released = false;

  // After a backend crash PostgreSQL ends every session; the claim must survive that.
  const holdOn = (client: Client) => client.once('end', () => void retake());
  const retake = async (): Promise<void> => {
    await sleep(500, undefined, { ref: false });
    if (released) return;
    const next = await takeLocks(url, product, share).catch(() => undefined);
    if (!next) return retake();
    session = next;
    holdOn(next);
  };
  holdOn(session);

  return {
    async release() {
      released = true;
      const alone = await leave(session).catch(async () =>
        leave((session = await connect(url, product.database))),
      );
      return alone;
    },
    close: async () => session?.end().catch(() => undefined),
  };
}

async function leave(session: Client | undefined): Promise<boolean> {
  if (!session) throw new Error('The database session is gone.');
  await session.query('select pg_advisory_unlock_all()');
  return tryLock(session, 'pg_try_advisory_lock', usersLock);
}

async function takeLocks(url: string, product: Product, share: boolean): Promise<Client | undefined> {
  const session = await connect(url, `${product.database} ${share ? 'user' : 'owner'} ${process.pid}`);
  try {
    if (await tryLock(session, 'pg_try_advisory_lock_shared', usersLock)) {
      if (!share) await takeOwnership(session, product);
      return session;
    }
  } catch (error) {
    await session.end();
    throw error;
  }
  await session.end();
  return undefined;
}

async function takeOwnership(session: Client, { name, otherFolder }: Product): Promise<void> {
  const deadline = Date.now() + 5000;
  while (!(await tryLock(session, 'pg_try_advisory_lock', ownerLock))) {
    const owner = await findOwner(session);
    // The session of a killed process may take a moment to end.
    if ((owner !== undefined && isAlive(owner)) || Date.now() > deadline) {
      throw new Error(
        `${name} is already running on this data folder (process ${owner}). Stop it first, or ${otherFolder}.`,
      );
    }
    await sleep(20);
  }
}

async function findOwner(session: Client): Promise<number | undefined> {
  const { rows } = await session.query<{ application_name: string }>(
    `select a.application_name from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.classid = $1 and l.objid = $2 and l.granted`,
    [lockSpace, ownerLock],
  );
  const pid = Number(rows[0]?.application_name.split(' ').at(-1));
  return Number.isInteger(pid) ? pid : undefined;
}

async function tryLock(session: Client, how: string, lock: number): Promise<boolean> {
  const { rows } = await session.query<{ taken: boolean }>(`select ${how}($1, $2) as taken`, [
    lockSpace,
    lock,
  ]);
  return rows[0]?.taken ?? false;
}
