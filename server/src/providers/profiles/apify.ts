// Profiles read by Apify's Instagram profile scraper. Sources: decision 30.
import { z } from 'zod';
import { TransientFault } from '../../lib/port-faults.ts';
import { apifyError, apifyProfile, toProfile } from './apify-profile.ts';
import { createApifyTransport } from './apify-transport.ts';
import { profileNotSeen, profilePrivate, type ProfilesPort } from './port.ts';

const defaultTimeoutMs = 45_000;

export type ApifyProfilesOptions = { token: string; apiUrl?: string; timeoutMs?: number };

export function createApifyProfiles(options: ApifyProfilesOptions): ProfilesPort {
  const transport = createApifyTransport({ timeoutMs: defaultTimeoutMs, ...options });

  return {
    async read(username, { signal }) {
      const items = parse(z.array(z.unknown()), await transport.scrape(username, signal));
      const item = items[0];
      if (item === undefined || apifyError.safeParse(item).success) throw profileNotSeen();
      const raw = parse(apifyProfile, item);
      if (raw.private) throw profilePrivate();
      const profile = toProfile(raw);
      // A message must never be based on somebody else's profile.
      if (profile.username !== username.toLowerCase())
        throw new TransientFault('Apify answered for another username');
      return profile;
    },
  };
}

function parse<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new TransientFault(`Apify's answer has another shape than expected, at "${where}"`);
}
