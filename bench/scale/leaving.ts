// What a project with very many waiting jobs costs while its page polls, and how long its owner waits for its deletion, and for their own.
import { sql } from 'drizzle-orm';
import type { Db } from '../../server/src/db/database.ts';
import { type Aims, median, note } from '../lib/aims.ts';
import type { BenchPerson } from '../lib/people.ts';
import { ask } from './ask.ts';

export const queuedJobs = 5_000;

/** Waiting, each with its reserved credit. Their ids ascend, as the product's do. */
export async function queueMany(db: Db, { userId, projectId }: BenchPerson): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into dm_jobs (id, user_id, project_id, username, status, created_at)
      select uuidv7(), ${userId}, ${projectId}, 'queued.' || n, 'pending', now() from generate_series(1, ${queuedJobs}::int) n`);
    await tx.execute(sql`
      insert into credit_entries (id, user_id, kind, amount, reference, note, username, created_at)
      select uuidv7(), user_id, 'reserve', 1, 'reserve:job:' || id, 'Set aside for a message', username, now()
      from dm_jobs where user_id = ${userId} and status = 'pending'`);
    await tx.execute(
      sql`update credit_accounts set reserved = reserved + ${queuedJobs} where user_id = ${userId}`,
    );
  });
}

export async function leave(aims: Aims, port: number, person: BenchPerson, messages: number): Promise<void> {
  const poll = { path: `/scrape/projects/${person.projectId}/jobs?limit=100` };
  const polls = [];
  // The first ones warm up.
  for (let i = -3; i < 15; i++) {
    const answered = await ask(port, person.token, poll);
    if (i >= 0) polls.push(answered);
  }
  const { text, etag } = polls[0]!;
  aims.below(`a poll with ${queuedJobs} open jobs`, text.length / 1024, 50, 'KB');
  aims.below('which takes, at the median', median(polls.map(({ took }) => took)), 10, 'ms');
  const same = await ask(port, person.token, { ...poll, tag: etag, status: 304 });
  aims.holds('an unchanged one is a 304 without a body', same.status === 304 && same.text === '');

  const project = await ask(port, person.token, { method: 'DELETE', path: `/projects/${person.projectId}` });
  aims.below(`deleting a project with them and ${messages} messages`, project.took, 1_000, 'ms');
  const account = await ask(port, person.token, { method: 'DELETE', path: '/auth/delete-account' });
  aims.below('deleting the account while those are being deleted', account.took, 1_000, 'ms');
}

/** How long the worker takes to delete the rows, by itself. */
export async function purge(db: Db, userId: string, run: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await run();
  const { rowCount } = await db.execute(sql`select 1 from users where id = ${userId}`);
  if (rowCount !== 0) throw new Error('The account is still there');
  note(`their rows were deleted by the worker in ${Math.round((performance.now() - began) / 1000)} s`);
}
