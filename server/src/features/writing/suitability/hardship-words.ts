// What the word lists of a hardship consist of.
export type Hardship = {
  /** News of one's own that no profession explains. */
  news?: RegExp[];
  /** Said of oneself; counts unless the statement is about helping others. */
  personal: RegExp[];
  /** The subject as such; counts unless the profile names a profession, a service or an institution. */
  topic: RegExp[];
  /** Phrases that only look like it. */
  innocent?: string;
};
