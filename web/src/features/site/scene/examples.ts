// People the product could write to, and what it writes to them. All of them are invented; the messages are its own.
import { people } from './examples.data.ts';
import type { Motif } from './post-tile.tsx';
import { toRuns, type Run } from './runs.ts';

export type Example = {
  handle: string;
  name: Run[];
  craft: string;
  posts: string;
  followers: string;
  bio: Run[];
  message: Run[];
  tiles: readonly [Motif, Motif, Motif];
};

const [first, ...others] = people;

export const examples: readonly [Example, ...Example[]] = [toExample(first), ...others.map(toExample)];

function toExample({ name, bio, message, ...person }: (typeof people)[number]): Example {
  return { ...person, name: toRuns(name), bio: toRuns(bio), message: toRuns(message) };
}
