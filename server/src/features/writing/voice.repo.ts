// All SQL about voices and previews. Every query carries the owner.
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { runPrepared } from '../../db/run-prepared.ts';
import type { StoredVoice } from '../../db/documents.ts';
import { previewDays, voices } from '../../db/schema.ts';

export async function findVoiceRow(
  db: Queryable,
  userId: string,
  projectId: string,
): Promise<StoredVoice | undefined> {
  const { rows } = await runPrepared<{ voice: StoredVoice }>(
    db,
    'voice',
    sql`select voice from voices where user_id = ${userId} and project_id = ${projectId}`,
  );
  return rows[0]?.voice;
}

export async function upsertVoice(db: Queryable, row: typeof voices.$inferInsert): Promise<void> {
  const { voice, updatedAt } = row;
  await db
    .insert(voices)
    .values(row)
    .onConflictDoUpdate({ target: voices.projectId, set: { voice, updatedAt } });
}

export async function countPreviews(db: Queryable, userId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ used: previewDays.used })
    .from(previewDays)
    .where(and(eq(previewDays.userId, userId), eq(previewDays.day, day)));
  return row?.used ?? 0;
}

/** How many are used including this one; undefined if none was left. One statement, so that two calls cannot both take the last. */
export async function takePreview(
  db: Queryable,
  userId: string,
  day: string,
  most: number,
): Promise<number | undefined> {
  const [row] = await db
    .insert(previewDays)
    .values({ userId, day, used: 1 })
    .onConflictDoUpdate({
      target: [previewDays.userId, previewDays.day],
      set: { used: sql`${previewDays.used} + 1` },
      setWhere: lt(previewDays.used, most),
    })
    .returning({ used: previewDays.used });
  return row?.used;
}

export async function returnPreview(db: Queryable, userId: string, day: string): Promise<void> {
  await db
    .update(previewDays)
    .set({ used: sql`greatest(${previewDays.used} - 1, 0)` })
    .where(and(eq(previewDays.userId, userId), eq(previewDays.day, day)));
}

export async function deletePreviewDaysBefore(db: Queryable, userId: string, day: string): Promise<void> {
  await db.delete(previewDays).where(and(eq(previewDays.userId, userId), lt(previewDays.day, day)));
}
