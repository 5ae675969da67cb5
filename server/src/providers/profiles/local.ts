// The stand-in for the profile source: a plausible profile for any username, and failures for those that ask for them.
import { setTimeout as sleep } from 'node:timers/promises';
import { TransientFault } from '../../lib/port-faults.ts';
import { standInProfile } from '@opener/stand-ins/stand-in-profile';
import { profileMissing, profilePrivate, type ProfilesPort } from './port.ts';

const slowMs = 5_000;
const flakyFailures = 2;

/** Remembers tries across processes, so that `flaky` works after its second failure. */
export interface TryCounter {
  /** Includes this try. */
  countTry(username: string): Promise<number>;
}

export type LocalProfilesOptions = {
  delay?: (ms: number, signal: AbortSignal) => Promise<void>;
  tries?: TryCounter;
};

export function createLocalProfiles(options: LocalProfilesOptions = {}): ProfilesPort {
  const delay = options.delay ?? ((ms, signal) => sleep(ms, undefined, { signal }));
  const tries = options.tries ?? createTryCounter();

  async function makeTrouble(username: string, signal: AbortSignal): Promise<void> {
    if (username.startsWith('missing')) throw profileMissing();
    if (username.startsWith('private')) throw profilePrivate();
    if (username.startsWith('down')) throw new TransientFault('the profile source is down');
    if (username.startsWith('slow')) await delay(slowMs, signal);
    if (username.startsWith('flaky') && (await tries.countTry(username)) <= flakyFailures)
      throw new TransientFault('the profile source cut the connection');
  }

  return {
    isMadeUp: true,
    async read(username, { signal }) {
      signal.throwIfAborted();
      const name = username.toLowerCase();
      try {
        await makeTrouble(name, signal);
      } catch (error) {
        signal.throwIfAborted();
        throw error;
      }
      signal.throwIfAborted();
      return standInProfile(name);
    },
  };
}

function createTryCounter(): TryCounter {
  const counts = new Map<string, number>();
  return {
    async countTry(username) {
      const count = (counts.get(username) ?? 0) + 1;
      counts.set(username, count);
      return count;
    },
  };
}
