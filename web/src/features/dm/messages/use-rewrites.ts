// Messages that are being rewritten: each job is followed to its end, and then the lists are refetched.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Job } from '@opener/contract/dm';
import type { Message } from '@opener/contract/message';
import { useToast } from '../../../ui/toast.tsx';
import { isOver, useAwaitedJobs, type AwaitedJob } from '../api/get-job.ts';
import { messagesKey } from '../api/message-pages.ts';
import { useUndo } from './use-undo.ts';

type Rewrite = { messageId: string; jobId: string };

/** `onChange` is called when a rewrite starts and ends, either of which may move a credit. */
export function useRewrites(onChange: (() => void) | undefined) {
  const client = useQueryClient();
  const toast = useToast();
  const undo = useUndo();
  const [rewrites, setRewrites] = useState<readonly Rewrite[]>([]);
  const jobs = useAwaitedJobs(rewrites.map(({ jobId }) => jobId));
  const told = useRef(new Set<string>());

  useEffect(() => {
    const over = rewrites.filter(({ jobId }, index) => isOver(jobs[index]) && !told.current.has(jobId));
    if (over.length === 0) return;
    for (const rewrite of over) {
      told.current.add(rewrite.jobId);
      tell(rewrite, jobs[rewrites.indexOf(rewrite)]);
    }
    void client.invalidateQueries({ queryKey: messagesKey });
    onChange?.();

    function tell({ messageId }: Rewrite, job: AwaitedJob) {
      if (typeof job !== 'object') return;
      if (job.status === 'failed') toast.error(job.result?.error ?? 'Failed');
      if (job.status !== 'completed') return;
      // A sent message stays as it is, and the rewrite is a new message.
      if (job.result?.message_id === messageId) toast.success('Rewritten.', { action: undo(messageId) });
      else toast.success(`A new message to @${job.username} is ready`);
    }
  }, [rewrites, jobs, client, toast, undo, onChange]);

  return {
    isRewriting: ({ id }: Message) =>
      rewrites.some(({ messageId }, index) => messageId === id && !isOver(jobs[index])),
    begin: ({ id }: Message, job: Job) => {
      setRewrites((all) => [...all, { messageId: id, jobId: job.id }]);
      onChange?.();
    },
  };
}
