// Queues names one after the other. Whatever stops it, what was queued stays queued and the rest is handed back.
import { creditErrors } from '@opener/contract/credit';
import { ApiError, failureDetail } from '../../../lib/api.ts';
import { asksToConfirm } from '../api/queue-dm.ts';
import type { LeftOut } from '@opener/contract/read-usernames';

export type QueueingOutcome = {
  queued: number;
  rest: string[];
  /** Names that the server will not take; asking again would not help. */
  refused: LeftOut[];
  /** Names that turned out to have a message already: nothing was queued for them. */
  written: string[];
  /** Names on the do-not-contact list: the person is asked about them once, at the end. */
  blocked: string[];
  problem: string | undefined;
};

interface Queueing {
  names: readonly string[];
  /** Tells whether the name was queued; if not, it has a message already. */
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
    // Those on the do-not-contact list go back too: when it goes on, the person is asked.
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
