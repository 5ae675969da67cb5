import type { Queryable } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';

export type OverviewDeps = { db: Queryable; clock: Clock };
