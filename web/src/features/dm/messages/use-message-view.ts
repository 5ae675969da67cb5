// What is searched for and in which order, with the search settled before the server is asked.
import { useState } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import type { MessageSort } from '../api/message-pages.ts';

export function useMessageView() {
  const [search, onSearch] = useState('');
  const [sort, onSort] = useState<MessageSort>('newest');
  const q = useDebounced(search.trim());
  return { bar: { search, onSearch, sort, onSort }, q, sort, clear: () => onSearch('') };
}
