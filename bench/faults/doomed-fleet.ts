// Workers in separate processes that are killed again and again, from inside around the vendor's call and from outside at any moment. Dead
// ones are replaced until the fleet is stopped.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestScript } from '../../server/src/testing/start-test-script.ts';

export type Fleet = {
  /** So far. */
  kills(): number;
  stop(): Promise<void>;
};

export function startFleet(options: {
  size: number;
  databaseUrl: string;
  appSecret: string;
  lifeMs: number;
}): Fleet {
  const { size, databaseUrl, appSecret, lifeMs } = options;
  const alive = new Set<ChildProcess>();
  let kills = 0;
  const ending = new AbortController();

  const berth = async () => {
    while (!ending.signal.aborted) {
      const args = [databaseUrl, appSecret, 'by chance'];
      const child = await startTestScript('doomed-sender.ts', args, { output: 'pipe' });
      alive.add(child);
      const ended = once(child, 'exit');
      await Promise.race([once(child.stdout!, 'data'), ended]);
      await Promise.race([sleep(Math.random() * 2 * lifeMs), ended]);
      child.kill('SIGKILL');
      const [, signal] = await ended;
      if (signal !== 'SIGKILL') throw new Error('A sender ended before it was killed');
      alive.delete(child);
      kills++;
    }
  };
  const berths = Array.from({ length: size }, berth);
  // Handled at the end; until then it must not count as an unhandled rejection.
  const over = Promise.all(berths);
  over.catch(() => undefined);

  return {
    kills: () => kills,
    async stop() {
      ending.abort();
      for (const child of alive) child.kill('SIGKILL');
      await over;
    },
  };
}
