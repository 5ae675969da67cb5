// Jobs that a screen waits for, each polled until it has ended.
import { useQueries } from '@tanstack/react-query';
import { dmLimits, getJob, type Job } from '@opener/contract/dm';
import { api } from '../../../lib/api.ts';

/** `lost`: the server no longer knows it, so waiting makes no sense. */
export type AwaitedJob = Job | 'lost' | undefined;

export function useAwaitedJobs(jobIds: readonly string[]): AwaitedJob[] {
  return useQueries({
    queries: jobIds.map((jobId) => ({
      queryKey: ['job', jobId] as const,
      queryFn: ({ signal }: { signal: AbortSignal }) => api(getJob, { params: { jobId }, signal }),
      refetchInterval: ({ state }: { state: { data?: Job | undefined; status: string } }) =>
        state.status === 'error' || isOver(state.data) ? false : dmLimits.pollSeconds * 1000,
    })),
    combine,
  });
}

export function isOver(job: AwaitedJob): boolean {
  return job === 'lost' || (job !== undefined && job.status !== 'pending' && job.status !== 'processing');
}

function combine(results: { data: Job | undefined; isError: boolean }[]): AwaitedJob[] {
  return results.map(({ data, isError }) => (isError ? 'lost' : data));
}
