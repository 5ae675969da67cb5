// The names a person is about to queue, what was left out and why, and the queueing itself.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { queueUsername, type Wishes } from '../api/queue-dm.ts';
import { keepDraft, readDraft } from './draft-usernames.ts';
import { queueUsernames, type QueueingOutcome } from './queue-usernames.ts';
import { readUsernames, reasons, type LeftOut } from '@opener/contract/read-usernames';
import { useWritten } from './use-written.ts';

export type QueueingProgress = { done: number; total: number };

interface UsernameListOptions {
  projectId: string;
  queued: ReadonlySet<string>;
  onFirstQueued: () => void;
}

export function useUsernameList({ projectId, queued, onFirstQueued }: UsernameListOptions) {
  const [names, setNames] = useState(() => readDraft(projectId));
  const [leftOut, setLeftOut] = useState<LeftOut[]>([]);
  const [progress, setProgress] = useState<QueueingProgress>();
  const stopped = useRef(false);
  const { sort, forget, ...known } = useWritten(projectId);
  /** Names that the person wants to write to again. */
  const again = useRef(new Map<string, Wishes>());
  const listed = useMemo(() => new Set(names), [names]);

  // While names are being queued only the queueing itself knows which are left; it keeps them at its end.
  const idle = progress === undefined;
  useEffect(() => {
    if (idle) keepDraft(projectId, names);
  }, [projectId, names, idle]);

  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);

  const read = useCallback(
    (text: string | readonly string[]) => readUsernames(text, { listed, queued }),
    [listed, queued],
  );

  const leaveOut = useCallback((out: readonly LeftOut[]) => setLeftOut((before) => [...before, ...out]), []);

  /** Takes out of the list who was written to or waits for it already; answers with the others. */
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

  async function queueOne(name: string, confirmed: boolean): Promise<boolean> {
    const wishes = again.current.get(name);
    const job = await queueUsername(projectId, name, { ...wishes, ...(confirmed && { confirm: true }) });
    again.current.delete(name);
    // A new job is never finished: this one is that of an earlier message.
    return job.status !== 'completed' || wishes !== undefined;
  }

  async function start(all: string[], confirmed = false): Promise<QueueingOutcome> {
    stopped.current = false;
    // Whatever else is in the list stays there.
    const chosen = new Set(all);
    const others = names.filter((name) => !chosen.has(name));
    setProgress({ done: 0, total: all.length });
    setNames([...all, ...others]);
    // A tab that closes half-way must not offer names again that were paid for.
    keepDraft(projectId, others);
    const outcome = await queueUsernames({
      names: all,
      queueOne: (name) => queueOne(name, confirmed),
      isStopped: () => stopped.current,
      onProgress: (done) => {
        if (done === 1) onFirstQueued();
        setProgress({ done, total: all.length });
        setNames([...all.slice(done), ...others]);
      },
    });
    const left = [...outcome.rest, ...others];
    keepDraft(projectId, left);
    setNames(left);
    setLeftOut(outcome.refused);
    setProgress(undefined);
    forget();
    if (outcome.written.length > 0) {
      const unexplained = await settle(outcome.written);
      leaveOut(unexplained.map((name) => leftOutFor(name, 'already written')));
    }
    return outcome;
  }

  return {
    names,
    leftOut,
    progress,
    read,
    has: (name: string) => listed.has(name),
    leaveOut,
    settle,
    ...known,
    /** Takes what can be taken and says what could not. */
    add: (text: string | readonly string[]) => {
      const reading = read(text);
      leaveOut(reading.leftOut);
      if (reading.names.length > 0) {
        setNames((before) => [...before, ...reading.names]);
        void settle(reading.names);
      }
      return reading;
    },
    /** Those who were left out as written to: from now on they are meant. */
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
    },
    forgetLeftOut: () => setLeftOut([]),
    start,
    stop: () => {
      stopped.current = true;
    },
  };
}

function leftOutFor(name: string, reason: string): LeftOut {
  return { text: `@${name}`, reason };
}
