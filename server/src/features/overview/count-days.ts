import type { Queryable } from '../../db/database.ts';
import { countPerDay, type DayCounts } from './figure.repo.ts';

/** What happened on each of these days, also in projects that are gone. */
export function countDays(db: Queryable, userId: string, dayStarts: Date[]): Promise<DayCounts[]> {
  return countPerDay(db, userId, dayStarts);
}
