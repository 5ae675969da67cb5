// The filters and sorting of a list. They are in the URL, so that links and the back button work; invalid values are ignored.
import { useSearchParams } from 'react-router';
import { type Fit, fits } from '@opener/contract/message';
import { listLimits, type MessageState, messageStates } from '@opener/contract/message-list';
import { variantLetters } from '@opener/contract/voice-test';
import { usernamePattern } from '@opener/contract/username';
import { uuidPattern, useAddress } from '../../../lib/use-address.ts';
import { useTyped } from '../../../lib/use-typed.ts';
import type { Matching } from '../api/list-message-ids.ts';
import type { MessageSort } from '../api/message-pages.ts';

export type Narrowing = Matching;

const day = /^20\d{2}-\d{2}-\d{2}$/u;

/** For components that only read them. */
export function useNarrowing(): Narrowing {
  const [address] = useSearchParams();
  return readNarrowing(address);
}

function readNarrowing(address: URLSearchParams): Narrowing {
  const project = address.get('project') ?? '';
  const account = address.get('account') ?? '';
  return {
    q: (address.get('q') ?? '').trim().slice(0, listLimits.searchMax),
    fit: fits.find((fit) => fit === address.get('fit')),
    variant: variantLetters.find((letter) => letter === address.get('variant')),
    state: messageStates.find((state) => state === address.get('state')),
    project: uuidPattern.test(project) ? project : undefined,
    from: readDay(address.get('from')),
    to: readDay(address.get('to')),
    account: usernamePattern.test(account) ? account : undefined,
  };
}

function readDay(text: string | null): string | undefined {
  if (text === null || !day.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  // A date such as February 31 is normalized to another day, so it is invalid.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

export function useMessageView() {
  const [address, set] = useAddress();
  const narrowing = readNarrowing(address);
  const { q, fit, variant, state, from, to, account } = narrowing;
  const sort: MessageSort = address.get('sort') === 'az' ? 'az' : 'newest';

  const [search, onSearch] = useTyped(q, (typed) => set({ q: typed }));
  return {
    bar: {
      search,
      onSearch,
      sort,
      onSort: (order: MessageSort) => set({ sort: order === 'az' ? order : undefined }),
      fit,
      onFit: (one: Fit | undefined) => set({ fit: one }),
    },
    ...narrowing,
    sort,
    /** Whether any filter is active. */
    narrowed: [q || undefined, fit, variant, state, from, to, account].some((one) => one !== undefined),
    onAnyTime: () => set({ from: undefined, to: undefined }),
    onAnyAccount: () => set({ account: undefined }),
    onAnyVariant: () => set({ variant: undefined }),
    onState: (one: MessageState | undefined) => set({ state: one }),
    onProject: (id: string | undefined) => set({ project: id }),
    clear: () => {
      onSearch('');
      set({
        q: undefined,
        fit: undefined,
        variant: undefined,
        state: undefined,
        project: undefined,
        from: undefined,
        to: undefined,
        account: undefined,
      });
    },
  };
}
