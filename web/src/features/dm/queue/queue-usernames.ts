// Queues names one after the other. Whatever stops it, what was queued stays queued and the rest is handed back.
import { creditErrors } from '@opener/contract/credit';
import { ApiError, failureDetail } from '../../../lib/api.ts';
import type { LeftOut } from '../../../lib/usernames/read-usernames.ts';

export type QueueingOutcome = {
  queued: number;
  rest: string[];
  /** Names that the server will not take; asking again would not help. */
  refused: LeftOut[];
  problem: string | undefined;
};

interface Queueing {
  names: readonly string[];
  queueOne: (name: string) => Promise<unknown>;
  isStopped: () => boolean;
  onProgress: (done: number) => void;
}

export async function queueUsernames(options: Queueing): Promise<QueueingOutcome> {
  const { names, queueOne, isStopped, onProgress } = options;
  const refused: LeftOut[] = [];
  let queued = 0;
  for (const [index, name] of names.entries()) {
    const outcome = { queued, rest: names.slice(index), refused };
    if (isStopped()) return { ...outcome, problem: undefined };
    try {
      await queueOne(name);
      queued++;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (status !== 422) return { ...outcome, problem: problemOf(error) };
      refused.push({ text: `@${name}`, reason: failureDetail(error) ?? failed });
    }
    onProgress(index + 1);
  }
  return { queued, rest: [], refused, problem: undefined };
}

const failed = 'Failed to queue DM generation';

function problemOf(error: unknown): string {
  const noCredits = error instanceof ApiError && error.status === 402;
  return failureDetail(error) ?? (noCredits ? creditErrors.insufficient : failed);
}
