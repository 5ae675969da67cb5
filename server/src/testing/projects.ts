// Projects, jobs and credits for tests.
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { checkLedger } from '../features/credit/check-ledger.ts';
import { readCredits } from '../features/credit/read-credits.ts';
import { aProject } from './fake-ports.ts';
import type { Person } from './people.ts';
import type { TestServer } from './test-server.ts';

export async function createProject(
  server: TestServer,
  person: Person,
  overrides: object = {},
): Promise<string> {
  const { body } = await server.call('POST', '/projects/', {
    token: person.token,
    body: { ...aProject, ...overrides },
  });
  return String(body.id);
}

export function queue(
  server: TestServer,
  person: Person,
  projectId: string,
  username: string,
  more: { again?: true } = {},
) {
  return server.call('POST', `/scrape/projects/${projectId}/queue`, {
    token: person.token,
    body: { username, ...more },
  });
}

/** Available, earned, and used for messages and follow-ups. */
export async function creditsOf(server: TestServer, person: Person): Promise<number[]> {
  const { available, earned, used } = await readCredits(server.services.db, person.id);
  return [available, earned, used];
}

export async function giveCredits(server: TestServer, person: Person, amount: number): Promise<void> {
  await server.services.db.execute(sql`
    with entry as (
      insert into credit_entries (id, user_id, kind, amount, reference, note, created_at)
      values (gen_random_uuid(), ${person.id}, 'grant', ${amount}, 'grant:test:' || gen_random_uuid(), 'For a test', now()))
    update credit_accounts set earned = earned + ${amount} where user_id = ${person.id}`);
}

/** Entries and accounts agree, and exactly the unfinished jobs are reserved. */
export async function expectBalancedLedger(server: TestServer): Promise<void> {
  const report = await checkLedger(server.services);
  expect(report).toMatchObject({ balanced: true });
  const { rows } = await server.services.db.execute(sql`
    select a.user_id from credit_accounts a
    where a.reserved <> (select count(*) from dm_jobs j where j.user_id = a.user_id and j.status in ('pending', 'processing') and not j.free)`);
  expect(rows).toEqual([]);
}
