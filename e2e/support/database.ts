// Changes the database directly, to make time pass for the product.
import { runOn } from '@opener/embedded-postgres/testing/run-on';

export async function expireSessions(email: string): Promise<void> {
  await run(`update sessions set expires_at = now() - interval '1 second' ${of(email)}`);
}

/** Shifts what was delivered, with all of its times. */
export async function sentDaysAgo(email: string, days: number): Promise<void> {
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

function of(email: string): string {
  return `where user_id = (select id from users where email = ${quoted(email)})`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function run(sql: string) {
  return runOn(process.env['E2E_DATABASE_URL'] ?? '', sql);
}
