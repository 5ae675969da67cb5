// The jobs of a project, asked for every three seconds while one of them is at work and somebody is looking.
import { useQuery } from '@tanstack/react-query';
import { dmLimits, listJobs, type Job } from '@opener/contract/dm';
import { api } from '../../../lib/api.ts';

export const jobsKey = (projectId: string) => ['jobs', projectId] as const;

export function useProjectJobs(projectId: string) {
  return useQuery({
    queryKey: jobsKey(projectId),
    queryFn: ({ signal }) => api(listJobs, { params: { id: projectId }, signal }),
    // The next round is the retry. A hidden tab is skipped, and asks at once when it is looked at again.
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.some(isUnderWay) ? dmLimits.pollSeconds * 1000 : false,
  });
}

/** Still to be finished by the server, without anybody's help. */
export function isUnderWay({ status }: Pick<Job, 'status'>): boolean {
  return status === 'pending' || status === 'processing';
}
