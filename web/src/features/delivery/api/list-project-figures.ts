// What came of each project's messages.
import { useQuery } from '@tanstack/react-query';
import { listProjectFigures } from '@opener/contract/figure';
import { api } from '../../../lib/api.ts';
import { sendingKey } from './get-sending.ts';

export function useProjectFigures() {
  return useQuery({
    queryKey: [...sendingKey, 'projects'],
    queryFn: ({ signal }) => api(listProjectFigures, { signal }),
  });
}
