// Adds lists of names to their projects, one call per name, whatever screen is shown. What is left is kept in local storage, so that a
// reload or another tab goes on where it was; the name that was under way is sent again, which the server answers with the same job.
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

/** A phone on the move loses its network for a moment every now and then. */
const mostTries = 5;

export type AddingStore = ReturnType<typeof createAddingStore>;

interface AddingOptions {
  storage: AccountStorage;
  /** Tells the status of the job that the name was answered with. */
  queue: (projectId: string, entry: Entry) => Promise<{ status: string }>;
  /** Runs the work when no other tab does, and waits until then. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Long enough for a page that closes to be gone. */
  pause: () => Promise<void>;
  /** The queue of a project has changed: at the first name, and at the end. */
  onChanged: (projectId: string) => void;
  onEnd: (adding: Adding) => void;
}

export function createAddingStore({ storage, queue, alone, pause, onChanged, onEnd }: AddingOptions) {
  const listeners = new Set<() => void>();
  let current = readAll(storage);
  /** Begun in this page: none of its names was sent before. */
  const own = new Set<string>();
  let waiting = false;
  let askedMeanwhile = false;
  let leaving = false;

  function publish(): void {
    current = readAll(storage);
    for (const listener of listeners) listener();
  }

  async function work(): Promise<void> {
    // A list that is begun is written down after its turn was asked for.
    await Promise.resolve();
    for (;;) {
      const next = readAll(storage).find(({ end }) => !end);
      if (!next || leaving) return;
      if (!(await add(next))) return;
    }
  }

  /** False when it is not for us to go on. */
  async function add(start: Adding): Promise<boolean> {
    const { id, projectId, entries } = start;
    let now = start;
    let maybeSent = !own.has(id);
    const keep = (change: Partial<Adding>) => {
      // Signed out meanwhile: then nothing of it is kept.
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
            // A new job is never finished: this one is that of an earlier message, unless the call was made before.
            return status !== 'completed' || entry.again === true || resent;
          } catch (error) {
            const status = error instanceof ApiError ? error.status : undefined;
            if (status === 401) lost = error;
            if (status !== 0) throw error;
            // A page that closes cuts its calls off before it is told so, and is gone when this is over.
            await pause();
            if (tries === mostTries || isOver()) throw error;
            // It may have arrived: asked again, the server answers with the same job.
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
    // A page that goes away, or a session that ended, decides nothing: whoever comes next goes on.
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
      // Before the other tabs hear of it, so that the one that the person looks at adds it and tells how it went.
      void takeTurn();
      own.add(saveList(storage, order));
      publish();
    },
    stop: (id: string): void => askToStop(storage, id),
    /** What ended in a project, now or later, is handed over to its form, and no longer kept here. */
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
    /** Another tab wrote. */
    follow: (): void => {
      publish();
      void resume();
    },
    /** The page goes away, or comes back. */
    setLeaving: (away: boolean): void => {
      leaving = away;
      if (away) return;
      publish();
      void resume();
    },
  };
}

/** Nothing of it is left for a form to deal with. */
function isSettled({ entries, done, refused, written, blocked }: Adding): boolean {
  return done >= entries.length && refused.length + written.length + blocked.length === 0;
}
