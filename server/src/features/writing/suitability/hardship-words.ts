// The parts of a hardship's word lists.
export type Hardship = {
  /** The person's own news, which no profession explains. */
  news?: RegExp[];
  /** About oneself; counts unless the statement is about helping others. */
  personal: RegExp[];
  /** The topic itself; counts unless the profile names a profession, a service or an institution. */
  topic: RegExp[];
  /** Phrases that only look similar. */
  innocent?: string;
};
