// The packs on sale, for the public page: without a token and without the query client.
import { useEffect, useState } from 'react';
import { listPlans, type Plan } from '@opener/contract/payment';
import { directApi } from '../../../lib/api.ts';

type Loaded = { plans?: Plan[]; error?: unknown };

export function usePublicPlans(): Loaded & { loading: boolean; retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded>();
  const loading = loaded === undefined;

  useEffect(() => {
    if (!loading) return undefined;
    const leaving = new AbortController();
    directApi(listPlans, { signal: leaving.signal }).then(
      (plans) => setLoaded({ plans }),
      (error: unknown) => leaving.signal.aborted || setLoaded({ error }),
    );
    return () => leaving.abort();
  }, [loading]);

  return { ...loaded, loading, retry: () => setLoaded(undefined) };
}
