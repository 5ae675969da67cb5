// Vendors that answer after a fixed time: at once, or as slowly as real ones.
import { setTimeout as sleep } from 'node:timers/promises';
import type { WriterPort } from '../../server/src/providers/writer/port.ts';
import { aDraft, aProfile } from '../../server/src/testing/fake-ports.ts';
import type { Services } from '../../server/src/wiring.ts';

/** No two alike, as in life: what the rules remember of one is of no use for the next. */
function profileOf(username: string) {
  return aProfile({ username, biography: `${aProfile().biography} Studio of ${username}.` });
}

export function steadyPorts(
  vendorMs: number,
  { reply, followUp }: WriterPort,
): Pick<Services, 'profiles' | 'writer'> {
  const answer = async <T>(value: T): Promise<T> => (vendorMs > 0 ? sleep(vendorMs, value) : value);
  return {
    profiles: { read: (username) => answer(profileOf(username)) },
    writer: { translates: true, write: ({ profile }) => answer(aDraft(profile.username)), reply, followUp },
  };
}
