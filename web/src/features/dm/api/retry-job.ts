// Queues a failed job again, for a new credit; the new job takes the place of the failed one.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { retryJob, type Job } from '@opener/contract/dm';
import { api } from '../../../lib/api.ts';
import { jobsKey } from './list-jobs.ts';

export function useRetryJob(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) => api(retryJob, { params: { jobId } }),
    onSuccess: (fresh, jobId) =>
      client.setQueryData<Job[]>(jobsKey(projectId), (jobs) =>
        jobs?.map((job) => (job.id === jobId ? fresh : job)),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: jobsKey(projectId) }),
  });
}
