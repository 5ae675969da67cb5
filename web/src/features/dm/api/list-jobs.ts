// The jobs of a project, polled every three seconds while the page is visible. An unchanged list comes without a body.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dmLimits, type Job, listJobs } from '@opener/contract/dm';
import { apiUnlessSame } from '../../../lib/api.ts';

export const jobsKey = (projectId: string) => ['jobs', projectId] as const;

/** Keyed by the list itself: a locally changed one has no tag and is fetched in full. */
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
    // The next poll is the retry. A hidden tab pauses, and polls at once when it becomes visible.
    retry: false,
    staleTime: 0,
    refetchInterval: dmLimits.pollSeconds * 1000,
    // The tag belongs to the list as it was answered.
    structuralSharing: false,
  });
}

/** The server will finish it without the user's help. */
export function isUnderWay({ status }: Pick<Job, 'status'>): boolean {
  return status === 'pending' || status === 'processing';
}
