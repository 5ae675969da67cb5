import { setTimeout as sleep } from 'node:timers/promises';
import { findPostmaster } from './postmaster.ts';

const betweenMs = 2_000;
/** Once could be the moment in which another process starts it anew. */
const missesUntilGone = 3;

/** Resolves when no server runs on the cluster any more; never keeps the process alive, and never resolves once it is told to end. */
export async function watchPostmaster(cluster: string, end: AbortSignal): Promise<void> {
  for (let misses = 0; misses < missesUntilGone;) {
    await sleep(betweenMs, undefined, { ref: false });
    // For ever, because whoever waits for it asks whether the server is gone by itself.
    if (end.aborted) await new Promise(() => {});
    misses = (await findPostmaster(cluster)) ? 0 : misses + 1;
  }
}
