// Adds the names of one list, one call each, and keeps what became of them.
import { ApiError } from '../../../lib/api.ts';
import type { AccountStorage } from '../../../lib/account-storage.ts';
import { isStopped, readAdding, removeAdding, saveProgress, type Adding, type Entry } from './adding-list.ts';
import { queueUsernames } from './queue-usernames.ts';

/** A phone on the move loses its network now and then. */
const mostTries = 5;

export interface AddingOptions {
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

interface AddNamesOptions extends AddingOptions {
  publish: () => void;
  isLeaving: () => boolean;
  /** The first name may have been sent before, by a page that is gone. */
  maybeSent: boolean;
}

/** False if this tab should not continue. */
export async function addNames(options: AddNamesOptions, start: Adding): Promise<boolean> {
  const { storage, publish, isLeaving, onChanged, onEnd } = options;
  const { id, projectId, entries } = start;
  const isGone = () => isLeaving() || !readAdding(storage, id);
  const isOver = () => isGone() || isStopped(storage, id);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  let { maybeSent } = options;
  let now = start;
  let signedOut = false;
  const keep = (change: Partial<Adding>) => {
    // Signed out meanwhile: nothing of it is kept.
    if (!readAdding(storage, id)) return;
    now = { ...now, ...change };
    saveProgress(storage, now);
    publish();
  };

  const outcome = await queueUsernames({
    names: entries.slice(start.done).map(({ name }) => name),
    isStopped: isOver,
    queueOne: async (name) => {
      const first = maybeSent;
      maybeSent = false;
      try {
        return await queuePatiently({ ...options, isOver }, projectId, byName.get(name) ?? { name }, first);
      } catch (error) {
        signedOut ||= error instanceof ApiError && error.status === 401;
        throw error;
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
  if (signedOut || isGone()) return false;
  keep({ end: { problem: outcome.problem } });
  onChanged(projectId);
  if (isSettled(now)) removeAdding(storage, id);
  publish();
  onEnd(now);
  return true;
}

/** False if the name has an earlier message and no new job. */
async function queuePatiently(
  { queue, pause, isOver }: Pick<AddingOptions, 'queue' | 'pause'> & { isOver: () => boolean },
  projectId: string,
  entry: Entry,
  maybeSent: boolean,
): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      const { status } = await queue(projectId, entry);
      // A new job is never completed: this one belongs to an earlier message, unless the call was repeated.
      return status !== 'completed' || entry.again === true || maybeSent || tries > 1;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 0) throw error;
      // A closing page aborts its calls before it is notified, and is gone when this is over.
      await pause();
      // It may have arrived: repeated, the server answers with the same job.
      if (tries === mostTries || isOver()) throw error;
    }
  }
}

/** Nothing is left for a form to handle. */
function isSettled({ entries, done, refused, written, blocked }: Adding): boolean {
  return done >= entries.length && refused.length + written.length + blocked.length === 0;
}
