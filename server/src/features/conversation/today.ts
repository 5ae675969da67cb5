import { isoDay, localDayAndHour } from '@opener/contract/local-time';
import type { Queryable } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { findTimeZone } from '../instagram/sending-account.ts';

/** The user's local day, as in 2026-05-12. */
export async function todayOf(deps: { db: Queryable; clock: Clock }, userId: string): Promise<string> {
  return isoDay(localDayAndHour(deps.clock.now(), await findTimeZone(deps.db, userId)));
}
