// Messages that are being written anew: each is followed until its job is over, and then the lists are read again.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Job, Message } from '@opener/contract/dm';
import { useToast } from '../../../ui/toast.tsx';
import { isOver, useAwaitedJobs, type AwaitedJob } from '../api/get-job.ts';
import { messagesKey } from '../api/message-pages.ts';

type Rewrite = { messageId: string; jobId: string };

/** `onChange` is called when a rewrite begins and when it ends, each of which moves a credit. */
export function useRegenerations(onChange: (() => void) | undefined) {
  const client = useQueryClient();
  const toast = useToast();
  const [rewrites, setRewrites] = useState<readonly Rewrite[]>([]);
  const jobs = useAwaitedJobs(rewrites.map(({ jobId }) => jobId));
  const told = useRef(new Set<string>());

  useEffect(() => {
    const over = rewrites.filter(({ jobId }, index) => isOver(jobs[index]) && !told.current.has(jobId));
    if (over.length === 0) return;
    for (const { jobId } of over) {
      told.current.add(jobId);
      tell(jobs[rewrites.findIndex((one) => one.jobId === jobId)]);
    }
    void client.invalidateQueries({ queryKey: messagesKey });
    onChange?.();

    function tell(job: AwaitedJob) {
      if (typeof job !== 'object') return;
      if (job.status === 'completed') toast.success(`A new message to @${job.username} is ready`);
      if (job.status === 'failed') toast.error(job.result?.error ?? 'Failed');
    }
  }, [rewrites, jobs, client, toast, onChange]);

  return {
    isRewriting: ({ id }: Message) =>
      rewrites.some(({ messageId }, index) => messageId === id && !isOver(jobs[index])),
    begin: ({ id }: Message, job: Job) => {
      setRewrites((all) => [...all, { messageId: id, jobId: job.id }]);
      onChange?.();
    },
  };
}
