// Queues a failed job again, for a new credit; the new job replaces the failed one. `anyway` overrides our refusal to write.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { retryJob } from '@opener/contract/dm';
import { api } from '../../../lib/api.ts';
import { changeJobs, jobsKey, type ProjectJobs } from './list-jobs.ts';

type Retry = { id: string; anyway: boolean };

export function useRetryJob(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, anyway }: Retry) => api(retryJob, { params: { jobId: id }, body: { anyway } }),
    onSuccess: (fresh, { id }) =>
      client.setQueryData<ProjectJobs>(jobsKey(projectId), (known) =>
        changeJobs(
          known,
          (known?.jobs ?? []).map((job) => (job.id === id ? fresh : job)),
        ),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: jobsKey(projectId) }),
  });
}
