// Adds lists of names to their projects, one call per name, on any screen. The rest is kept in local storage, so that a reload or another
// tab can continue; the interrupted call is repeated, and the server answers it with the same job.
import { ApiError } from '../../../lib/api.ts';
import type { AccountStorage } from '../../../lib/account-storage.ts';
import {
  askToStop,
  isStopped,
  saveList,
  saveProgress,
  readAdding,
  readAll,
  removeAdding,
  type Adding,
  type Entry,
} from './adding-list.ts';
import { queueUsernames } from './queue-usernames.ts';

/** A phone on the move loses its network now and then. */
const mostTries = 5;

export type AddingStore = ReturnType<typeof createAddingStore>;

interface AddingOptions {
  storage: AccountStorage;
  /** Returns the status of the name's job. */
  queue: (projectId: string, entry: Entry) => Promise<{ status: string }>;
  /** Runs the work under a lock across tabs. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Long enough for a closing page to be gone. */
  pause: () => Promise<void>;
  /** The queue of a project has changed: after the first name, and at the end. */
  onChanged: (projectId: string) => void;
  onEnd: (adding: Adding) => void;
}

export function createAddingStore({ storage, queue, alone, pause, onChanged, onEnd }: AddingOptions) {
  const listeners = new Set<() => void>();
  let current = readAll(storage);
  /** Started in this page: none of its names was sent before. */
  const own = new Set<string>();
  let waiting = false;
  let askedMeanwhile = false;
  let leaving = false;

  function publish(): void {
    current = readAll(storage);
    for (const listener of listeners) listener();
  }

  async function work(): Promise<void> {
    // A new list is saved after its lock was requested.
    await Promise.resolve();
    for (;;) {
      const next = readAll(storage).find(({ end }) => !end);
      if (!next || leaving) return;
      if (!(await add(next))) return;
    }
  }

  /** False if this tab should not continue. */
  async function add(start: Adding): Promise<boolean> {
    const { id, projectId, entries } = start;
    let now = start;
    let maybeSent = !own.has(id);
    const keep = (change: Partial<Adding>) => {
      // Signed out meanwhile: nothing of it is kept.
      if (!readAdding(storage, id)) return;
      now = { ...now, ...change };
      saveProgress(storage, now);
      publish();
    };
    const byName = new Map(entries.map((entry) => [entry.name, entry]));
    let lost: unknown;
    const isOver = () => leaving || isStopped(storage, id) || !readAdding(storage, id);
    const outcome = await queueUsernames({
      names: entries.slice(start.done).map(({ name }) => name),
      isStopped: isOver,
      queueOne: async (name) => {
        const entry = byName.get(name) ?? { name };
        for (let tries = 1; ; tries++) {
          const resent = maybeSent;
          maybeSent = false;
          try {
            const { status } = await queue(projectId, entry);
            // A new job is never completed: this one belongs to an earlier message, unless the call was repeated.
            return status !== 'completed' || entry.again === true || resent;
          } catch (error) {
            const status = error instanceof ApiError ? error.status : undefined;
            if (status === 401) lost = error;
            if (status !== 0) throw error;
            // A closing page aborts its calls before it is notified, and is gone when this is over.
            await pause();
            if (tries === mostTries || isOver()) throw error;
            // It may have arrived: repeated, the server answers with the same job.
            maybeSent = true;
          }
        }
      },
      onProgress: (done, soFar) => {
        keep({
          done: start.done + done,
          queued: start.queued + soFar.queued,
          refused: [...start.refused, ...soFar.refused],
          written: [...start.written, ...soFar.written],
          blocked: [...start.blocked, ...soFar.blocked],
        });
        if (now.done === 1) onChanged(projectId);
      },
    });
    // A closing page or an ended session decides nothing: the next page continues.
    if (leaving || lost || !readAdding(storage, id)) return false;
    keep({ end: { problem: outcome.problem } });
    onChanged(projectId);
    if (isSettled(now)) removeAdding(storage, id);
    publish();
    onEnd(now);
    return true;
  }

  async function takeTurn(): Promise<void> {
    if (waiting) askedMeanwhile = true;
    if (waiting || leaving) return;
    waiting = true;
    askedMeanwhile = false;
    try {
      await alone(work);
    } finally {
      waiting = false;
    }
    if (askedMeanwhile) await resume();
  }

  async function resume(): Promise<void> {
    if (readAll(storage).some(({ end }) => !end)) await takeTurn();
  }

  return {
    get: (): readonly Adding[] => current,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (order: Pick<Adding, 'projectId' | 'projectName' | 'entries'>): void => {
      // Before other tabs are notified, so that the visible tab adds it and reports the result.
      void takeTurn();
      own.add(saveList(storage, order));
      publish();
    },
    stop: (id: string): void => askToStop(storage, id),
    /** A finished list is handed over to the form of its project and removed here. */
    handOver: (projectId: string, take: (adding: Adding) => void): (() => void) => {
      const look = () => {
        const ended = current.find((one) => one.projectId === projectId && one.end);
        if (!ended) return;
        removeAdding(storage, ended.id);
        publish();
        take(ended);
      };
      listeners.add(look);
      look();
      return () => listeners.delete(look);
    },
    resume,
    /** Another tab has written. */
    follow: (): void => {
      publish();
      void resume();
    },
    /** The page is hidden or shown again. */
    setLeaving: (away: boolean): void => {
      leaving = away;
      if (away) return;
      publish();
      void resume();
    },
  };
}

/** Nothing is left for a form to handle. */
function isSettled({ entries, done, refused, written, blocked }: Adding): boolean {
  return done >= entries.length && refused.length + written.length + blocked.length === 0;
}
