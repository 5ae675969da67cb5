// Adds lists of names to their projects, one call per name, on any screen. The rest is kept in local storage, so that a reload or another
// tab can continue; the interrupted call is repeated, and the server answers it with the same job.
import { addNames, type AddingOptions } from './add-names.ts';
import { askToStop, saveList, readAll, removeAdding, restoreAdding, type Adding } from './adding-list.ts';

export type AddingStore = ReturnType<typeof createAddingStore>;

export function createAddingStore(options: AddingOptions) {
  const { storage } = options;
  const listeners = new Set<() => void>();
  let current = readAll(storage);
  /** Started in this page: none of its names was sent before. */
  const own = new Set<string>();
  let leaving = false;

  function publish(): void {
    current = readAll(storage);
    for (const listener of listeners) listener();
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  const isLeaving = () => leaving;
  const { takeTurn, resume } = createTurns({ ...options, isLeaving }, (list) =>
    addNames({ ...options, publish, isLeaving, maybeSent: !own.has(list.id) }, list),
  );

  /** Another tab has written, or the page is shown again. */
  function follow(): void {
    publish();
    void resume();
  }

  return {
    get: (): readonly Adding[] => current,
    subscribe,
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
      const stop = subscribe(look);
      look();
      return stop;
    },
    /** Its project may be gone, so that no form takes it over. Returns how to undo it. */
    dismiss: (ended: Adding): (() => void) => {
      removeAdding(storage, ended.id);
      publish();
      return () => {
        restoreAdding(storage, ended);
        publish();
      };
    },
    resume,
    follow,
    /** The page is hidden or shown again. */
    setLeaving: (away: boolean): void => {
      leaving = away;
      if (!away) follow();
    },
  };
}

/** One tab at a time adds lists, until none is left. `add` returns false if this tab should not continue. */
function createTurns(
  { storage, alone, isLeaving }: Pick<AddingOptions, 'storage' | 'alone'> & { isLeaving: () => boolean },
  add: (list: Adding) => Promise<boolean>,
) {
  let waiting = false;
  let askedMeanwhile = false;
  const findNext = () => readAll(storage).find(({ end }) => !end);

  async function work(): Promise<void> {
    // A new list is saved after its lock was requested.
    await Promise.resolve();
    for (;;) {
      const next = findNext();
      if (!next || isLeaving()) return;
      if (!(await add(next))) return;
    }
  }

  async function takeTurn(): Promise<void> {
    if (waiting) askedMeanwhile = true;
    if (waiting || isLeaving()) return;
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
    if (findNext()) await takeTurn();
  }

  return { takeTurn, resume };
}
