// Calls that take long, a few at a time per person. The places are in the database, so that any number of processes keep one count;
// each is leased, so that those of a process that died are free again within a minute.
import { commonErrors } from '@opener/contract/errors';
import type { Db } from '../../db/database.ts';
import { after, type Clock, seconds } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/ids.ts';
import { keepPlace, leavePlace, takePlace } from './open-call.repo.ts';

export type OpenCallDeps = { db: Db; clock: Clock };
export type CallLimit = { userId: string; call: keyof typeof placesFor };

/** A person's jobs run three at a time: more than a few waiting calls would only wait for each other. */
export const placesFor = { generate: 5, preview: 5, connect: 3, export: 3, messages: 4, block: 5 } as const;

const leaseMs = seconds(60);
const renewEveryMs = seconds(20);
const retryAfterSeconds = 5;

export async function inOpenCall<T>(
  deps: OpenCallDeps,
  limit: CallLimit,
  work: () => Promise<T>,
): Promise<T> {
  const leave = await openCall(deps, limit);
  try {
    return await work();
  } finally {
    await leave();
  }
}

/** Gives the function that leaves the place again; more than one call of it does nothing. */
export async function openCall(deps: OpenCallDeps, limit: CallLimit): Promise<() => Promise<void>> {
  const place = await findPlace(deps, limit);
  const renewing = setInterval(() => {
    // One that cannot be renewed is only free earlier.
    keepPlace(deps.db, place, after(deps.clock.now(), leaseMs)).catch(() => {});
  }, renewEveryMs);
  renewing.unref();
  let left: Promise<void> | undefined;
  return () => {
    clearInterval(renewing);
    // The answer is there; a place that cannot be left now is left by its lease.
    return (left ??= leavePlace(deps.db, place).catch(() => {}));
  };
}

async function findPlace(deps: OpenCallDeps, { userId, call }: CallLimit) {
  const most = placesFor[call];
  const holder = newId();
  // Whoever loses a place to another tries the next, at most once for each.
  for (let tries = 0; tries < most; tries++) {
    const now = deps.clock.now();
    const wanted = { userId, call, most, holder, now, expiresAt: after(now, leaseMs) };
    const { free, taken } = await takePlace(deps.db, wanted);
    if (taken !== null) return { userId, call, place: taken, holder };
    if (free === null) break;
  }
  throw new AppError('too_many', `too_many_open_${call}`, commonErrors.tooManyAtOnce, retryAfterSeconds);
}
