// The names that the user is about to queue, and what was left out and why.
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import type { Wishes } from '../api/queue-dm.ts';
import { keepDraft, readDraft } from './draft-usernames.ts';
import { restOf, type Adding } from './adding-list.ts';
import { useAddings } from './adding-provider.tsx';
import { readUsernames, reasons, type LeftOut } from '@opener/contract/read-usernames';
import { useWritten } from './use-written.ts';

export type QueueingProgress = { done: number; total: number };

interface UsernameListOptions {
  projectId: string;
  projectName: string;
  queued: ReadonlySet<string>;
  /** A list of this project was finished, here or on another screen. */
  onEnded: (adding: Adding) => void;
}

export function useUsernameList({ projectId, projectName, queued, onEnded }: UsernameListOptions) {
  const { sort, forget, ...known } = useWritten(projectId);
  const entered = useEnteredNames(projectId, sort);
  const { names, setNames, again, leftOut, setLeftOut, leaveOut, settle } = entered;
  const listed = useMemo(() => new Set(names), [names]);
  const read = useCallback(
    (text: string | readonly string[]) => readUsernames(text, { listed, queued }),
    [listed, queued],
  );
  const { running, start, stop } = useRunning({ projectId, projectName }, entered, onEnded);

  return {
    names: running ? [...restOf(running).map(({ name }) => name), ...names] : names,
    leftOut,
    progress: running && { done: running.done, total: running.entries.length },
    read,
    has: (name: string) => listed.has(name),
    leaveOut,
    settle,
    ...known,
    /** Adds what can be added and reports the rest. */
    add: (text: string | readonly string[]) => {
      const reading = read(text);
      leaveOut(reading.leftOut);
      if (reading.names.length > 0) {
        setNames((before) => [...before, ...reading.names]);
        void settle(reading.names);
      }
      return reading;
    },
    /** The user confirms names that were left out as already written to. */
    wantAgain: (): string[] => {
      for (const { username, written_at } of known.written)
        again.current.set(username, { again: true, ...(written_at && { again_after: written_at }) });
      known.hideWritten();
      return known.written.map(({ username }) => username);
    },
    remove: (name: string) => {
      again.current.delete(name);
      setNames((before) => before.filter((one) => one !== name));
    },
    clear: () => {
      again.current.clear();
      setNames([]);
      setLeftOut([]);
      known.hideWritten();
    },
    forgetLeftOut: () => setLeftOut([]),
    start: (chosen: readonly string[], confirm?: true): void => {
      start(chosen, confirm);
      forget();
    },
    stop,
  };
}

type Entered = ReturnType<typeof useEnteredNames>;

/** The names in the box, kept as a draft, and those that were left out. */
function useEnteredNames(projectId: string, sort: ReturnType<typeof useWritten>['sort']) {
  const { user } = useSession();
  const [list] = useState({ userId: user?.id ?? '', projectId });
  const [names, setNames] = useState(() => readDraft(list));
  const [leftOut, setLeftOut] = useState<LeftOut[]>([]);
  /** Names that the user wants to write to again. */
  const again = useRef(new Map<string, Wishes>());
  useEffect(() => keepDraft(list, names), [list, names]);

  const leaveOut = useCallback((out: readonly LeftOut[]) => setLeftOut((before) => [...before, ...out]), []);

  /** Removes names that were written to or are queued; returns the others. */
  const settle = useCallback(
    async (given: readonly string[]): Promise<string[]> => {
      const { fresh, waiting } = await sort(given.filter((name) => !again.current.has(name)));
      const stays = new Set([...fresh, ...again.current.keys()]);
      const out = new Set(given.filter((name) => !stays.has(name)));
      if (out.size > 0) setNames((before) => before.filter((name) => !out.has(name)));
      if (waiting.length > 0) leaveOut(waiting.map((name) => leftOutFor(name, reasons.queued)));
      return given.filter((name) => stays.has(name));
    },
    [sort, leaveOut],
  );

  const [drafted] = useState(names);
  useEffect(() => {
    if (drafted.length > 0) void settle(drafted);
  }, [drafted, settle]);

  return { names, setNames, again, leftOut, setLeftOut, leaveOut, settle };
}

/** The list of this project that is being added. Once it has ended, the remaining names return to the box. */
function useRunning(
  project: { projectId: string; projectName: string },
  { setNames, again, setLeftOut, leaveOut, settle }: Entered,
  onEnded: (adding: Adding) => void,
) {
  const { projectId } = project;
  const { store, all } = useAddings();
  const running = all.find((one) => one.projectId === projectId && !one.end);

  async function explain(written: readonly string[]): Promise<void> {
    const unexplained = await settle(written);
    leaveOut(unexplained.map((name) => leftOutFor(name, 'already written')));
  }

  const takeOver = useEffectEvent((adding: Adding) => {
    const back = new Set(restOf(adding).map(({ name }) => name));
    // Confirmations stay, also for names that are asked about next.
    for (const { name, again: wanted, again_after } of adding.entries)
      if (wanted && (back.has(name) || adding.blocked.includes(name)))
        again.current.set(name, { again: wanted, again_after });
    setNames((before) => [...back, ...before.filter((name) => !back.has(name))]);
    leaveOut(adding.refused);
    if (adding.written.length > 0) void explain(adding.written);
    onEnded(adding);
  });
  useEffect(() => store.handOver(projectId, (adding) => takeOver(adding)), [store, projectId]);

  function start(chosen: readonly string[], confirm?: true): void {
    const entries = chosen.map((name) => ({ name, ...again.current.get(name), ...(confirm && { confirm }) }));
    store.start({ ...project, entries });
    for (const name of chosen) again.current.delete(name);
    // Other names in the list stay.
    const gone = new Set(chosen);
    setNames((before) => before.filter((name) => !gone.has(name)));
    setLeftOut([]);
  }

  function stop(): void {
    if (running) store.stop(running.id);
  }

  return { running, start, stop };
}

function leftOutFor(name: string, reason: string): LeftOut {
  return { text: `@${name}`, reason };
}
