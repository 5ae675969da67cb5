import type { StoredProfile } from '../../db/documents.ts';
import { after, days } from '../../lib/clock.ts';
import type { ProfileDeps } from './deps.ts';
import { findCachedProfile, saveProfile } from './profile.repo.ts';

export const profileCacheDays = 7;

export type ProfileStep = 'profile read' | 'profile kept';

/** From the cache if it is fresh enough, and real where the source is; else from the source, and then cached. */
export async function readProfile(
  deps: ProfileDeps,
  username: string,
  signal: AbortSignal,
  onStep: (step: ProfileStep) => void = () => {},
): Promise<StoredProfile> {
  const now = deps.clock.now();
  const { isMadeUp = false } = deps.profiles;
  const readSince = after(now, -days(profileCacheDays));
  const cached = await findCachedProfile(deps.db, username, { readSince, orMadeUp: isMadeUp });
  if (cached) return cached;
  const profile = await deps.profiles.read(username, { signal });
  onStep('profile read');
  await saveProfile(deps.db, username, profile, { readAt: now, isMadeUp });
  onStep('profile kept');
  return profile;
}
