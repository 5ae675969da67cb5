// The parts of a hardship's word lists.
import type { Pattern } from './patterns.ts';

export type Hardship = {
  /** The person's own news, which no profession explains. */
  news?: Pattern[];
  /** About oneself; counts unless the statement is about helping others. */
  personal: Pattern[];
  /** The topic itself; counts unless the profile names a profession, a service or an institution. */
  topic: Pattern[];
  /** Phrases that only look similar. */
  innocent?: string;
};
