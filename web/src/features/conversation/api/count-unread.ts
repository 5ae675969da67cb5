// How many conversations have unread answers, for the navigation. Refreshed with every change of the user's data.
import { useQuery } from '@tanstack/react-query';
import { countUnread } from '@opener/contract/conversation';
import { api } from '../../../lib/api.ts';
import { conversationsKey } from './list-threads.ts';

export function useUnread() {
  return useQuery({
    queryKey: [...conversationsKey, 'unread'],
    queryFn: ({ signal }) => api(countUnread, { signal }),
  });
}
