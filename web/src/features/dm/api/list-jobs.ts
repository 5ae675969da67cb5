// The jobs of a project, asked for every three seconds while somebody is looking. What has not changed comes without a body.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dmLimits, type Job, listJobs } from '@opener/contract/dm';
import { apiUnlessSame } from '../../../lib/api.ts';

export const jobsKey = (projectId: string) => ['jobs', projectId] as const;

/** By the list itself: one that was changed on this side has no tag, and is asked for whole. */
const tags = new WeakMap<Job[], string>();

export function useProjectJobs(projectId: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: jobsKey(projectId),
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<Job[]>(jobsKey(projectId));
      const tag = known && tags.get(known);
      const fresh = await apiUnlessSame(listJobs, { params: { id: projectId }, signal }, tag);
      if (!fresh) return known ?? [];
      if (fresh.tag !== undefined) tags.set(fresh.answer, fresh.tag);
      return fresh.answer;
    },
    // The next round is the retry. A hidden tab is skipped, and asks at once when it is looked at again.
    retry: false,
    staleTime: 0,
    refetchInterval: dmLimits.pollSeconds * 1000,
    // The list that was answered is the one with the tag.
    structuralSharing: false,
  });
}

/** Still to be finished by the server, without anybody's help. */
export function isUnderWay({ status }: Pick<Job, 'status'>): boolean {
  return status === 'pending' || status === 'processing';
}
