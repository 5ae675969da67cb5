import { setTimeout as sleep } from 'node:timers/promises';
import { findPostmaster } from './postmaster.ts';

const betweenMs = 2_000;
/** A single miss could be another process restarting it. */
const missesUntilGone = 3;

/** Resolves when no server runs on the cluster any more. Does not keep the process alive, and never resolves once aborted. */
export async function watchPostmaster(cluster: string, end: AbortSignal): Promise<void> {
  for (let misses = 0; misses < missesUntilGone;) {
    await sleep(betweenMs, undefined, { ref: false });
    // Never resolves, because waiting code asks whether the server ended unexpectedly.
    if (end.aborted) await new Promise(() => {});
    misses = (await findPostmaster(cluster)) ? 0 : misses + 1;
  }
}
