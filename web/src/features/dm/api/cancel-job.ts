// Cancels a pending job, or dismisses a failed one.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelJob } from '@opener/contract/dm';
import { api } from '../../../lib/api.ts';
import { changeJobs, jobsKey, type ProjectJobs } from './list-jobs.ts';

export function useCancelJob(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) => api(cancelJob, { params: { jobId } }),
    onSuccess: (_, jobId) =>
      client.setQueryData<ProjectJobs>(jobsKey(projectId), (known) =>
        changeJobs(
          known,
          (known?.jobs ?? []).filter(({ id }) => id !== jobId),
        ),
      ),
    // Also after a refusal: the job has changed, and the list should show it.
    onSettled: () => client.invalidateQueries({ queryKey: jobsKey(projectId) }),
  });
}
