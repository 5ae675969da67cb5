// Places for long calls. Its holder has a place until they release it or its lease expires.
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { openCalls } from '../../db/schema.ts';

export type Place = { userId: string; call: string; place: number; holder: string };

/** One statement, so that two calls cannot both get the last place. `free` without `taken` means that another call got it first. */
export async function acquirePlace(
  db: Queryable,
  wanted: { userId: string; call: string; most: number; holder: string; now: Date; expiresAt: Date },
): Promise<{ free: number | null; taken: number | null }> {
  const { userId, call, most, holder } = wanted;
  const now = sql`${wanted.now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ free: number | null; taken: number | null }>(sql`
    with free as materialized (
      select place from generate_series(1, ${most}::int) place
      where not exists (
        select 1 from open_calls o
        where o.user_id = ${userId} and o.call = ${call} and o.place = place.place and o.expires_at > ${now}
      )
      order by random() limit 1
    ), taken as (
      insert into open_calls (user_id, call, place, holder, expires_at)
      select ${userId}::uuid, ${call}, place, ${holder}::uuid, ${wanted.expiresAt.toISOString()}::timestamptz from free
      on conflict (user_id, call, place) do update set holder = excluded.holder, expires_at = excluded.expires_at
        where open_calls.expires_at <= ${now}
      returning place
    )
    select (select place from free) as free, (select place from taken) as taken`);
  return rows[0]!;
}

const held = (place: Place) =>
  and(
    eq(openCalls.userId, place.userId),
    eq(openCalls.call, place.call),
    eq(openCalls.place, place.place),
    eq(openCalls.holder, place.holder),
  );

export async function renewPlace(db: Queryable, place: Place, expiresAt: Date): Promise<void> {
  await db.update(openCalls).set({ expiresAt }).where(held(place));
}

export async function releasePlace(db: Queryable, place: Place): Promise<void> {
  await db.delete(openCalls).where(held(place));
}

export async function deleteExpiredPlaces(db: Queryable, now: Date): Promise<void> {
  await db.delete(openCalls).where(lt(openCalls.expiresAt, now));
}
