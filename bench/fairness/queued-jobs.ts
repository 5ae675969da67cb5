// Inserts thousands of queued jobs at once, in the same state as if they were queued one by one.
import { sql } from 'drizzle-orm';
import { lanesPerPerson, wakeLane } from '../../server/src/features/dm/dm.tasks.ts';
import type { Services } from '../../server/src/wiring.ts';
import type { BenchPerson } from '../lib/people.ts';

export async function queueMany(
  { db }: Services,
  person: BenchPerson,
  count: number,
  prefix = 'target',
): Promise<void> {
  const { userId, projectId } = person;
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      with jobs as (
        insert into dm_jobs (id, user_id, project_id, username, status, created_at)
        select gen_random_uuid(), ${userId}, ${projectId}, ${`${prefix}.`} || n, 'pending', now() from generate_series(1, ${count}::int) n
        returning id, username
      ), entries as (
        insert into credit_entries (id, user_id, kind, amount, reference, note, username, created_at)
        select gen_random_uuid(), ${userId}, 'reserve', 1, 'reserve:job:' || id, 'For a bench', username, now() from jobs
      )
      update credit_accounts set reserved = reserved + ${count} where user_id = ${userId}`);
    for (let lane = 0; lane < lanesPerPerson; lane++) await wakeLane(tx, userId, lane);
  });
}

export async function countByStatus({ db }: Services, status: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from dm_jobs where status::text = ${status}`,
  );
  return rows[0]!.n;
}
