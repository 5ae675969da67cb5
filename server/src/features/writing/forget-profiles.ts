import type { Db } from '../../db/database.ts';
import { after, type Clock, days } from '../../lib/clock.ts';
import { deleteProfilesReadBefore } from './profile.repo.ts';
import { profileCacheDays } from './read-profile.ts';

/** What is too old to be used is not kept either. */
export async function forgetProfiles(deps: { db: Db; clock: Clock }): Promise<void> {
  await deleteProfilesReadBefore(deps.db, after(deps.clock.now(), -days(profileCacheDays)));
}
