// The cache of profiles. What runs for every job is plain SQL: building the query would take longer than running it.
import { lt, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { runPrepared } from '../../db/run-prepared.ts';
import type { StoredProfile } from '../../db/documents.ts';
import { profiles } from '../../db/schema.ts';

export async function findCachedProfile(
  db: Queryable,
  username: string,
  { readSince, orMadeUp }: { readSince: Date; orMadeUp: boolean },
): Promise<StoredProfile | undefined> {
  const { rows } = await runPrepared<{ profile: StoredProfile }>(
    db,
    'cached_profile',
    sql`
    select profile from profiles
    where username = ${username} and read_at > ${readSince.toISOString()} and (${orMadeUp} or not is_made_up)`,
  );
  return rows[0]?.profile;
}

export async function saveProfile(
  db: Queryable,
  username: string,
  profile: StoredProfile,
  { readAt, isMadeUp }: { readAt: Date; isMadeUp: boolean },
): Promise<void> {
  await runPrepared(
    db,
    'save_profile',
    sql`
    insert into profiles (username, profile, read_at, is_made_up)
    values (${username}, ${JSON.stringify(profile)}, ${readAt.toISOString()}, ${isMadeUp})
    on conflict (username) do update
    set profile = excluded.profile, read_at = excluded.read_at, is_made_up = excluded.is_made_up`,
  );
}

export async function deleteProfilesReadBefore(db: Db, date: Date): Promise<void> {
  await deleteInBatches(db, profiles, lt(profiles.readAt, date));
}
