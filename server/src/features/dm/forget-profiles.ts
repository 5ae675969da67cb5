import { after, days } from '../../lib/clock.ts';
import type { DmDeps } from './deps.ts';
import { deleteProfilesReadBefore } from './profile.repo.ts';
import { profileCacheDays } from './write-draft.ts';

/** What is too old to be used is not kept either. */
export async function forgetProfiles(deps: DmDeps): Promise<void> {
  await deleteProfilesReadBefore(deps.db, after(deps.clock.now(), -days(profileCacheDays)));
}
