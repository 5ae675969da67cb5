// All SQL about tests of voices. Every query carries the owner.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { runPrepared } from '../../db/run-prepared.ts';
import { voiceTests } from '../../db/schema.ts';

export type VoiceTestRow = typeof voiceTests.$inferSelect;

const ofProject = (userId: string, projectId: string) =>
  and(eq(voiceTests.userId, userId), eq(voiceTests.projectId, projectId));

export async function findVoiceTest(
  db: Queryable,
  userId: string,
  projectId: string,
): Promise<VoiceTestRow | undefined> {
  const [row] = await db.select().from(voiceTests).where(ofProject(userId, projectId));
  return row;
}

export type RunningTest = Pick<VoiceTestRow, 'number' | 'variant'>;

/** Asked for every job, so it is plain SQL: building the query would take longer than running it. */
export async function findRunningTest(
  db: Queryable,
  userId: string,
  projectId: string,
): Promise<RunningTest | undefined> {
  const { rows } = await runPrepared<RunningTest>(
    db,
    'running_test',
    sql`select number, variant from voice_tests where user_id = ${userId} and project_id = ${projectId} and ended_at is null`,
  );
  return rows[0];
}

/** Replaces the project's test, whose number this one continues. */
export async function upsertVoiceTest(
  tx: Tx,
  row: Pick<VoiceTestRow, 'projectId' | 'userId' | 'variant' | 'startedAt'>,
): Promise<void> {
  const { projectId, userId, variant, startedAt } = row;
  await tx
    .insert(voiceTests)
    .values({ projectId, userId, variant, startedAt, number: 1 })
    .onConflictDoUpdate({
      target: voiceTests.projectId,
      set: {
        variant,
        startedAt,
        number: sql`${voiceTests.number} + 1`,
        dealt: 0,
        endedAt: null,
        chosen: null,
      },
    });
}

/** The next turn of the running test, in the transaction that gives it to a person. */
export async function takeTurn(
  tx: Tx,
  userId: string,
  projectId: string,
): Promise<Pick<VoiceTestRow, 'number' | 'dealt'> | undefined> {
  const [row] = await tx
    .update(voiceTests)
    .set({ dealt: sql`${voiceTests.dealt} + 1` })
    .where(and(ofProject(userId, projectId), isNull(voiceTests.endedAt)))
    .returning({ number: voiceTests.number, dealt: voiceTests.dealt });
  return row;
}

/** False if none was running. */
export async function endRunningTest(
  tx: Tx,
  { userId, projectId }: { userId: string; projectId: string },
  end: Pick<VoiceTestRow, 'endedAt' | 'chosen'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(voiceTests)
    .set(end)
    .where(and(ofProject(userId, projectId), isNull(voiceTests.endedAt)));
  return rowCount === 1;
}
