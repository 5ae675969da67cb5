// What is known about the names in the list: who already has a message in this project, and who has one in another.
import { useCallback, useRef, useState } from 'react';
import type { Written } from '@opener/contract/dm';
import { logFailure } from '../../../lib/log.ts';
import { fetchWritten } from '../api/list-written.ts';

export type Sorted = { fresh: string[]; waiting: string[] };

export function useWritten(projectId: string) {
  const known = useRef(new Map<string, Written | undefined>());
  /** Left out until the user confirms them. */
  const [written, setWritten] = useState<Written[]>([]);
  /** In the list, with a message in another project. */
  const [elsewhere, setElsewhere] = useState<Written[]>([]);

  /** Names that may be queued, and names that already are. The rest is shown as written to. */
  const sort = useCallback(
    async (names: readonly string[]): Promise<Sorted> => {
      const unknown = names.filter((name) => !known.current.has(name));
      try {
        const found = unknown.length > 0 ? await fetchWritten(projectId, unknown) : [];
        for (const name of unknown) known.current.set(name, undefined);
        for (const one of found) known.current.set(one.username, one);
      } catch (error) {
        // The server prevents duplicates itself, so a failure here does not stop anything.
        logFailure('Could not ask who was written to', error);
      }
      const facts = names.flatMap((name) => known.current.get(name) ?? []);
      const waiting = new Set(facts.filter((one) => one.waiting).map(({ username }) => username));
      const here = facts.filter((one) => one.written_at !== null && !one.waiting);
      const others = facts.filter((one) => one.written_at === null && !one.waiting);
      const out = new Set([...waiting, ...here.map(({ username }) => username)]);
      if (here.length > 0) setWritten((before) => merged(before, here));
      if (others.length > 0) setElsewhere((before) => merged(before, others));
      // A queued name is soon written to.
      for (const name of waiting) known.current.delete(name);
      return { fresh: names.filter((name) => !out.has(name)), waiting: [...waiting] };
    },
    [projectId],
  );

  return {
    written,
    elsewhere,
    sort,
    /** Queued names are looked up again. */
    forget: useCallback(() => known.current.clear(), []),
    hideWritten: useCallback(() => setWritten([]), []),
    hideElsewhere: useCallback(() => setElsewhere([]), []),
  };
}

function merged(before: readonly Written[], more: readonly Written[]): Written[] {
  const names = new Set(more.map(({ username }) => username));
  return [...before.filter(({ username }) => !names.has(username)), ...more];
}
