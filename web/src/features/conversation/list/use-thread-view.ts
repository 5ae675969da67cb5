// The filters of the conversations. They are in the URL, so that links and the back button work; invalid values are ignored.
import { type ThreadFilter, threadFilters } from '@opener/contract/conversation';
import { listLimits } from '@opener/contract/message-list';
import { useAddress, uuidPattern } from '../../../lib/use-address.ts';
import { useTyped } from '../../../lib/use-typed.ts';

export function useThreadView() {
  const [address, set] = useAddress();
  const q = (address.get('q') ?? '').trim().slice(0, listLimits.searchMax);
  const filter = threadFilters.find((one) => one === address.get('filter'));
  const given = address.get('project') ?? '';
  const project = uuidPattern.test(given) ? given : undefined;
  const unread = address.get('unread') === 'true';
  const [search, onSearch] = useTyped(q, (typed) => set({ q: typed }));
  return {
    q,
    filter,
    project,
    unread,
    search,
    onSearch,
    onFilter: (one: ThreadFilter | undefined) => set({ filter: one }),
    onProject: (id: string | undefined) => set({ project: id }),
    onUnread: (only: boolean) => set({ unread: only ? 'true' : undefined }),
    clear: () => {
      onSearch('');
      set({ q: undefined, filter: undefined, project: undefined, unread: undefined });
    },
  };
}

export type ThreadViewState = ReturnType<typeof useThreadView>;
