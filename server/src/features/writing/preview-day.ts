import type { Clock } from '../../lib/clock.ts';

/** Previews are counted per day in UTC, which is the same for every process. */
export function today(clock: Clock): string {
  return clock.now().toISOString().slice(0, 10);
}
