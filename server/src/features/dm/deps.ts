// The dependencies of the use cases about messages.
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Logger } from '../../lib/logger.ts';
import type { ProfilesPort } from '../../providers/profiles/port.ts';
import type { DraftWriter } from '../../providers/writer/port.ts';

export type DmDeps = { db: Db; clock: Clock };

/** The steps between which a worker may die. Each is announced, so that tests can kill it there. */
export type GenerationStep =
  | 'claimed'
  | 'profile read'
  | 'profile kept'
  | 'draft written'
  | 'draft accepted'
  | 'completed'
  | 'failed'
  | 'put back';

export type GenerationDeps = DmDeps & {
  profiles: ProfilesPort;
  writer: DraftWriter;
  log: Logger;
  onStep(step: GenerationStep): void;
};
