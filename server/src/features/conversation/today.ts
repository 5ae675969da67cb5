import { isoDay, localDayAndHour, startOfDay } from '@opener/contract/local-time';
import type { Queryable } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { findTimeZone } from '../instagram/sending-account.ts';

/** The user's local day, as in 2026-05-12, and when it began. */
export type Today = { day: string; beganAt: Date };

export async function todayOf(deps: { db: Queryable; clock: Clock }, userId: string): Promise<Today> {
  const now = deps.clock.now();
  const zone = await findTimeZone(deps.db, userId);
  return { day: isoDay(localDayAndHour(now, zone)), beganAt: startOfDay(now, zone) };
}
