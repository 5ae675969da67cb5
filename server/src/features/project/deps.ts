import type { Db } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';

export type ProjectDeps = { db: Db; clock: Clock };
