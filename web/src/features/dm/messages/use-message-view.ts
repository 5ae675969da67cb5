// What is searched for, which fit and in which order, with the search settled before the server is asked. The fit is in the
// address, so that a link can lead to the weak ones.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { fits, type Fit } from '@opener/contract/dm';
import { useDebounced } from '../../../lib/use-debounced.ts';
import type { MessageSort } from '../api/message-pages.ts';

export function useMessageView() {
  const [search, onSearch] = useState('');
  const [sort, onSort] = useState<MessageSort>('newest');
  const [fit, onFit] = useFitInAddress();
  const q = useDebounced(search.trim());
  function clear() {
    onSearch('');
    onFit(undefined);
  }
  return { bar: { search, onSearch, sort, onSort, fit, onFit }, q, sort, fit, clear };
}

function useFitInAddress(): [Fit | undefined, (fit: Fit | undefined) => void] {
  const [address, setAddress] = useSearchParams();
  const given = address.get('fit');
  function onFit(fit: Fit | undefined) {
    setAddress(
      (last) => {
        const next = new URLSearchParams(last);
        if (fit) next.set('fit', fit);
        else next.delete('fit');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return [fits.find((fit) => fit === given), onFit];
}
