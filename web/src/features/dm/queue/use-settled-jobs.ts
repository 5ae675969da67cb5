// Calls back when a job has ended since the first poll.
import { useEffect, useRef } from 'react';
import type { Job } from '@opener/contract/dm';
import { settledSince, type Settled } from './settled-jobs.ts';

export function useSettledJobs(
  jobs: readonly Job[] | undefined,
  onSettled: (settled: Settled) => void,
): void {
  const seen = useRef<readonly Job[]>(undefined);
  const callback = useRef(onSettled);
  useEffect(() => {
    callback.current = onSettled;
  });
  useEffect(() => {
    if (!jobs) return;
    const settled = seen.current && settledSince(seen.current, jobs);
    seen.current = jobs;
    if (settled && (settled.completed || settled.failed)) callback.current(settled);
  }, [jobs]);
}
