// The cache of profiles.
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { StoredProfile } from '../../db/documents.ts';
import { profiles } from '../../db/schema.ts';

export async function findCachedProfile(
  db: Queryable,
  username: string,
  readSince: Date,
): Promise<StoredProfile | undefined> {
  const [row] = await db
    .select({ profile: profiles.profile })
    .from(profiles)
    .where(and(eq(profiles.username, username), gt(profiles.readAt, readSince)));
  return row?.profile;
}

export async function saveProfile(
  db: Queryable,
  username: string,
  profile: StoredProfile,
  readAt: Date,
): Promise<void> {
  await db
    .insert(profiles)
    .values({ username, profile, readAt })
    .onConflictDoUpdate({ target: profiles.username, set: { profile, readAt } });
}

export async function deleteProfilesReadBefore(db: Db, date: Date): Promise<void> {
  await deleteInBatches(db, profiles, lt(profiles.readAt, date));
}
