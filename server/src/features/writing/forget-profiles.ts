import type { Db } from '../../db/database.ts';
import { after, type Clock, days } from '../../lib/clock.ts';
import { deleteProfilesReadBefore } from './profile.repo.ts';
import { profileCacheDays } from './read-profile.ts';

/** Deletes profiles that are too old to be used. */
export async function forgetProfiles(deps: { db: Db; clock: Clock }): Promise<void> {
  await deleteProfilesReadBefore(deps.db, after(deps.clock.now(), -days(profileCacheDays)));
}
