// A list that is being added, in local storage: the names once, and the progress, which changes with every name.
import type { LeftOut } from '@opener/contract/read-usernames';
import type { AccountStorage } from '../../../lib/account-storage.ts';
import type { Wishes } from '../api/queue-dm.ts';

export type Entry = { name: string } & Wishes;
export type Adding = {
  id: string;
  projectId: string;
  projectName: string;
  entries: Entry[];
  /** How many entries are done. */
  done: number;
  queued: number;
  refused: LeftOut[];
  written: string[];
  blocked: string[];
  /** Set at the end; the rest then goes back to the form of its project. */
  end?: { problem?: string | undefined };
};
type NewList = Pick<Adding, 'projectId' | 'projectName' | 'entries'>;
type Progress = Omit<Adding, 'id' | keyof NewList>;

const nothingYet: Progress = { done: 0, queued: 0, refused: [], written: [], blocked: [] };
const lists = 'adding.';
const progress = (id: string) => `place.${id}`;
const stop = (id: string) => `stop.${id}`;

export function saveList(storage: AccountStorage, order: NewList): string {
  // In the order of starting, even within a millisecond.
  const after = readAll(storage).map(({ id }) => Number.parseInt(id, 10) + 1);
  const id = `${Math.max(Date.now(), ...after)}.${Math.random().toString(36).slice(2)}`;
  storage.set(lists + id, JSON.stringify(order));
  return id;
}

export function readAdding(storage: AccountStorage, id: string): Adding | undefined {
  const order = parse(storage.get(lists + id)) as NewList | null;
  const now = parse(storage.get(progress(id))) as Progress | null;
  return order ? { id, ...order, ...(now ?? nothingYet) } : undefined;
}

export function readAll(storage: AccountStorage): Adding[] {
  const ids = storage.names().filter((name) => name.startsWith(lists));
  return ids.flatMap((name) => readAdding(storage, name.slice(lists.length)) ?? []);
}

export function saveProgress(storage: AccountStorage, adding: Adding): void {
  const { id, projectId: _project, projectName: _name, entries: _entries, ...now } = adding;
  storage.set(progress(id), JSON.stringify(now));
}

export function askToStop(storage: AccountStorage, id: string): void {
  storage.set(stop(id), '1');
}

export function isStopped(storage: AccountStorage, id: string): boolean {
  return storage.get(stop(id)) !== null;
}

/** Undoes the removal of one that has ended. */
export function restoreAdding(storage: AccountStorage, adding: Adding): void {
  const { id, projectId, projectName, entries } = adding;
  storage.set(lists + id, JSON.stringify({ projectId, projectName, entries } satisfies NewList));
  saveProgress(storage, adding);
}

export function removeAdding(storage: AccountStorage, id: string): void {
  for (const name of [lists + id, progress(id), stop(id)]) storage.remove(name);
}

/** What is still to be added, or goes back to the form. Names on the do-not-contact list are confirmed at the end. */
export function restOf({ entries, done, blocked, end }: Adding): Entry[] {
  const left = entries.slice(done);
  if (!end || left.length === 0) return left;
  const asked = new Set(blocked);
  return [...entries.filter(({ name }) => asked.has(name)), ...left];
}

/** Written only by this module. */
function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
