// Queues names one after the other. If it stops, what was queued stays queued and the rest is returned.
import { creditErrors } from '@opener/contract/credit';
import { ApiError, failureDetail } from '../../../lib/api.ts';
import { asksToConfirm } from '../api/queue-dm.ts';
import type { LeftOut } from '@opener/contract/read-usernames';

export type QueueingOutcome = {
  queued: number;
  rest: string[];
  /** Names that the server refuses for good. */
  refused: LeftOut[];
  /** Names that already have a message: nothing was queued for them. */
  written: string[];
  /** Names on the do-not-contact list: the user is asked about them once, at the end. */
  blocked: string[];
  problem: string | undefined;
};

interface Queueing {
  names: readonly string[];
  /** Returns whether the name was queued; if not, it already has a message. */
  queueOne: (name: string) => Promise<boolean>;
  isStopped: () => boolean;
  onProgress: (
    done: number,
    soFar: Pick<QueueingOutcome, 'queued' | 'refused' | 'written' | 'blocked'>,
  ) => void;
}

export async function queueUsernames(options: Queueing): Promise<QueueingOutcome> {
  const { names, queueOne, isStopped, onProgress } = options;
  const refused: LeftOut[] = [];
  const blocked: string[] = [];
  const written: string[] = [];
  let queued = 0;
  for (const [index, name] of names.entries()) {
    // Names on the do-not-contact list are returned too: the user is asked when adding continues.
    const outcome = { queued, rest: [...blocked, ...names.slice(index)], refused, written, blocked: [] };
    if (isStopped()) return { ...outcome, problem: undefined };
    try {
      if (await queueOne(name)) queued++;
      else written.push(name);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (asksToConfirm(error)) blocked.push(name);
      else if (status !== 422) return { ...outcome, problem: problemOf(error) };
      else refused.push({ text: `@${name}`, reason: failureDetail(error) ?? failed });
    }
    onProgress(index + 1, { queued, refused, written, blocked });
  }
  return { queued, rest: [], refused, written, blocked, problem: undefined };
}

const failed = 'Failed to queue DM generation';

function problemOf(error: unknown): string {
  const noCredits = error instanceof ApiError && error.status === 402;
  return failureDetail(error) ?? (noCredits ? creditErrors.insufficient : failed);
}
