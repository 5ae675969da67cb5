// The names a person is about to queue, what was left out and why, and the queueing itself.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { queueUsername } from '../api/queue-dm.ts';
import { keepDraft, readDraft } from './draft-usernames.ts';
import { queueUsernames, type QueueingOutcome } from './queue-usernames.ts';
import { readUsernames, type LeftOut } from '@opener/contract/read-usernames';

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
      queueOne: (name) => queueUsername(projectId, name, confirmed),
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
    return outcome;
  }

  return {
    names,
    leftOut,
    progress,
    read,
    leaveOut: (out: readonly LeftOut[]) => setLeftOut([...leftOut, ...out]),
    /** Takes what can be taken and says what could not. */
    add: (text: string | readonly string[]) => {
      const reading = read(text);
      if (reading.names.length > 0) setNames([...names, ...reading.names]);
      setLeftOut([...leftOut, ...reading.leftOut]);
      return reading;
    },
    remove: (name: string) => setNames(names.filter((one) => one !== name)),
    clear: () => {
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
