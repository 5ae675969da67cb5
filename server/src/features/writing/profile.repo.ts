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
  readSince: Date,
): Promise<StoredProfile | undefined> {
  const { rows } = await runPrepared<{ profile: StoredProfile }>(
    db,
    'cached_profile',
    sql`select profile from profiles where username = ${username} and read_at > ${readSince.toISOString()}`,
  );
  return rows[0]?.profile;
}

export async function saveProfile(
  db: Queryable,
  username: string,
  profile: StoredProfile,
  readAt: Date,
): Promise<void> {
  await runPrepared(
    db,
    'save_profile',
    sql`
    insert into profiles (username, profile, read_at) values (${username}, ${JSON.stringify(profile)}, ${readAt.toISOString()})
    on conflict (username) do update set profile = excluded.profile, read_at = excluded.read_at`,
  );
}

export async function deleteProfilesReadBefore(db: Db, date: Date): Promise<void> {
  await deleteInBatches(db, profiles, lt(profiles.readAt, date));
}
