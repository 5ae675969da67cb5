// Jobs that a screen waits for, each asked about until it is over.
import { useQueries } from '@tanstack/react-query';
import { dmLimits, getJob, type Job } from '@opener/contract/dm';
import { api } from '../../../lib/api.ts';

const jobKey = (jobId: string) => ['job', jobId] as const;

export function useJobs(jobIds: readonly string[]): (Job | undefined)[] {
  return useQueries({
    queries: jobIds.map((jobId) => ({
      queryKey: jobKey(jobId),
      queryFn: ({ signal }: { signal: AbortSignal }) => api(getJob, { params: { jobId }, signal }),
      refetchInterval: ({ state }: { state: { data?: Job | undefined } }) =>
        state.data && isOver(state.data) ? false : dmLimits.pollSeconds * 1000,
    })),
    combine: (results) => results.map(({ data }) => data),
  });
}

export function isOver({ status }: Job): boolean {
  return status !== 'pending' && status !== 'processing';
}
