// Limits the long calls that one user may have open at once. The count is in the database because it spans processes; places are leased,
// so that those of a crashed process are free again within a minute.
import { commonErrors } from '@opener/contract/errors';
import type { Db } from '../../db/database.ts';
import { after, type Clock, seconds } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/ids.ts';
import { renewPlace, releasePlace, acquirePlace } from './open-call.repo.ts';

export type OpenCallDeps = { db: Db; clock: Clock };
export type CallLimit = { userId: string; call: keyof typeof placesFor };

/** A user's jobs run three at a time, so more open calls would only wait for each other. */
export const placesFor = {
  generate: 5,
  preview: 5,
  connect: 3,
  export: 3,
  messages: 4,
  jobs: 4,
  block: 5,
  suggestion: 2,
} as const;

const leaseMs = seconds(60);
const renewEveryMs = seconds(20);
const retryAfterSeconds = 5;

export async function inOpenCall<T>(
  deps: OpenCallDeps,
  limit: CallLimit,
  work: () => Promise<T>,
): Promise<T> {
  const release = await openCall(deps, limit);
  try {
    return await work();
  } finally {
    await release();
  }
}

/** Returns the function that releases the place; calling it again does nothing. */
export async function openCall(deps: OpenCallDeps, limit: CallLimit): Promise<() => Promise<void>> {
  const place = await findPlace(deps, limit);
  const renewing = setInterval(() => {
    // If this fails, the lease just expires earlier.
    renewPlace(deps.db, place, after(deps.clock.now(), leaseMs)).catch(() => {});
  }, renewEveryMs);
  renewing.unref();
  let released: Promise<void> | undefined;
  return () => {
    clearInterval(renewing);
    // The call has succeeded already; if this fails, the lease expires.
    return (released ??= releasePlace(deps.db, place).catch(() => {}));
  };
}

async function findPlace(deps: OpenCallDeps, { userId, call }: CallLimit) {
  const most = placesFor[call];
  const holder = newId();
  // If another call got the place first, try the next one, at most once per place.
  for (let tries = 0; tries < most; tries++) {
    const now = deps.clock.now();
    const wanted = { userId, call, most, holder, now, expiresAt: after(now, leaseMs) };
    const { free, taken } = await acquirePlace(deps.db, wanted);
    if (taken !== null) return { userId, call, place: taken, holder };
    if (free === null) break;
  }
  throw new AppError('too_many', `too_many_open_${call}`, commonErrors.tooManyAtOnce, retryAfterSeconds);
}
