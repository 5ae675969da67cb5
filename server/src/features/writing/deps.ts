// The dependencies of the use cases about writing.
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Logger } from '../../lib/logger.ts';
import type { ProfilesPort } from '../../providers/profiles/port.ts';
import type { DraftWriter } from '../../providers/writer/port.ts';

export type VoiceDeps = { db: Db; clock: Clock };
export type ProfileDeps = { db: Db; clock: Clock; profiles: ProfilesPort };
export type WriterDeps = { writer: DraftWriter; log: Logger };
export type WritingDeps = ProfileDeps & WriterDeps;
