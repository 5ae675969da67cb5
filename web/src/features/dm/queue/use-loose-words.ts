// Words that may be usernames, which the user has to confirm.
import { useState } from 'react';
import type { Reading } from '@opener/contract/read-usernames';

interface LooseWordsOptions {
  read: (words: readonly string[]) => Reading;
  add: (words: readonly string[]) => unknown;
  hidden: boolean;
}

export function useLooseWords({ read, add, hidden }: LooseWordsOptions) {
  const [words, setWords] = useState<readonly string[]>([]);
  /** Moves the focus to the question whenever it grows. */
  const [leads, setLeads] = useState(0);
  return {
    names: hidden ? [] : read(words).names,
    leads,
    lead: () => setLeads(leads + 1),
    /** Returns whether there is anything to ask. */
    ask: (more: readonly string[]): boolean => {
      const asks = read(more).names.length > 0;
      if (asks) setWords([...words, ...more]);
      return asks;
    },
    answer: (wanted: boolean): void => {
      if (wanted) add(words);
      setWords([]);
    },
  };
}
