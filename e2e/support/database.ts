// Changes the database directly, to make time pass for the product.
import { expect } from '@playwright/test';
import { runOn } from '@opener/embedded-postgres/testing/run-on';

export async function expireSessions(email: string): Promise<void> {
  await run(`update sessions set expires_at = now() - interval '1 second' ${of(email)}`);
}

/** Shifts what was delivered, with all of its times, once that many are known to be: a message arrives before. */
export async function sentDaysAgo(email: string, count: number, days: number): Promise<void> {
  await once(count, `deliveries ${of(email)} and status = 'sent'`);
  const before = `- interval '${days} days'`;
  await run(`update deliveries set finished_at = finished_at ${before} ${of(email)} and status = 'sent'`);
  await run(`update messages set sent_at = sent_at ${before} ${of(email)}`);
}

/** Inserts more finished messages than a test could wait for: `name1` is the oldest. */
export async function insertMessages(email: string, projectId: string, count: number): Promise<void> {
  await run(`insert into messages (id, user_id, project_id, job_id, username, text, profile, facts, created_at)
    select ('0197a0f0-0000-7000-8000-' || substr(md5(${quoted(projectId)}), 1, 6) || lpad(n::text, 6, '0'))::uuid, p.user_id, p.id,
      gen_random_uuid(), 'name' || n, 'Hi there', '{}', '[]', now()
    from projects p, generate_series(1, ${count}) n
    where p.id = ${quoted(projectId)} and p.user_id = (select id from users where email = ${quoted(email)})`);
}

/** Inserts messages that were sent some days ago, of which the first were answered, and the first of those by interested people. */
export async function insertSent(
  email: string,
  projectId: string,
  { count, answered, interested, daysAgo, variant }: Sent,
): Promise<void> {
  const at = `now() - interval '${daysAgo} days'`;
  await run(`insert into messages (id, user_id, project_id, job_id, username, text, profile, facts, fit, variant, created_at, sent_at, answered_at, interested_at)
    select gen_random_uuid(), p.user_id, p.id, gen_random_uuid(), '${variant ?? 'n'}' || '${daysAgo}.' || n, 'Hi there, shall I?',
      '{"fullName": "", "biography": "", "category": null, "followersCount": 1, "postsCount": 1}', '[]', 'strong',
      ${variant === undefined ? 'null' : quoted(variant)}, ${at}, ${at}, case when n <= ${answered} then ${at} end,
      case when n <= ${interested} then ${at} end
    from projects p, generate_series(1, ${count}) n
    where p.id = ${quoted(projectId)} and p.user_id = (select id from users where email = ${quoted(email)})`);
}

type Sent = { count: number; answered: number; interested: number; daysAgo: number; variant?: string };

/** Inserts more conversations than a test could wait for, each with an answer: `name1` has the newest. */
export async function insertThreads(email: string, projectId: string, count: number): Promise<void> {
  await run(`insert into threads (id, user_id, sender, username, project_id, began_at, last_answer_at, checked_at)
    select gen_random_uuid(), p.user_id, coalesce(a.account, ''), 'name' || n, p.id, now() - interval '1 day', now() - n * interval '1 minute', now()
    from projects p left join instagram_accounts a on a.user_id = p.user_id, generate_series(1, ${count}) n
    where p.id = ${quoted(projectId)} and p.user_id = (select id from users where email = ${quoted(email)})`);
  await run(`insert into thread_messages (id, user_id, thread_id, sender, author, text, at, status)
    select gen_random_uuid(), user_id, id, sender, 'them', 'Tell me more', last_answer_at, 'received' from threads ${of(email)}`);
}

/** Holds back a job that waits between two tries: while a try is running, it can't be cancelled. */
export async function delayNextTry(email: string, username: string): Promise<void> {
  const delayed = `update dm_jobs set not_before = now() + interval '1 hour' ${of(email)}
    and username = ${quoted(username)} and status = 'pending' returning id`;
  await expect.poll(() => run(delayed)).toHaveLength(1);
}

/** Sets the day of that many follow-ups, once they are planned: the message before arrives a moment earlier. */
export async function followUpsDueAt(email: string, count: number, due: Date): Promise<void> {
  await once(count, `follow_ups ${of(email)} and status = 'planned'`);
  const at = quoted(due.toISOString());
  await run(`update follow_ups set due_at = ${at}, look_at = ${at} ${of(email)} and status = 'planned'`);
}

/** What the worker does every minute. */
export async function checkFollowUps(): Promise<void> {
  await run(`select graphile_worker.add_job('follow_up.check', '{}'::json)`);
}

async function once(count: number, rows: string): Promise<void> {
  await expect.poll(() => run(`select count(*)::int as n from ${rows}`)).toEqual([{ n: count }]);
}

function of(email: string): string {
  return `where user_id = (select id from users where email = ${quoted(email)})`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function run(sql: string) {
  return runOn(process.env['E2E_DATABASE_URL'] ?? '', sql);
}
