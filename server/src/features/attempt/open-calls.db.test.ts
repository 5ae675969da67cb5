// Long or many calls of one user do not affect others.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../api/app.ts';
import { after, seconds } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import { aProfile, troubledPorts } from '../../testing/fake-ports.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import {
  createProject,
  creditsOf,
  expectBalancedLedger,
  giveCredits,
  queue,
} from '../../testing/projects.ts';
import { startTestServer, type TestServer, testSecret } from '../../testing/test-server.ts';
import { type Services, wire } from '../../wiring.ts';
import { placesFor } from './limit-open-calls.ts';
import { acquirePlace } from './open-call.repo.ts';

const refusal = {
  status: 429,
  body: { detail: 'You have too many requests in progress. Please wait for one to finish, then try again.' },
};

let server: TestServer;
let otherServices: Services;
let otherApp: FastifyInstance;
let ann: Person;
let project: string;

beforeAll(async () => {
  server = await startTestServer({}, troubledPorts());
  const { config, log } = server.services;
  otherServices = wire({ config, log, databaseUrl: server.databaseUrl, appSecret: testSecret });
  otherApp = await createApp(otherServices);
});
beforeEach(async () => {
  ann = await signedIn(server);
  project = await createProject(server, ann);
});
afterAll(async () => {
  await expectBalancedLedger(server);
  await otherApp.close();
  await otherServices.close();
  await server.close();
});

async function countPlaces(): Promise<number> {
  const { rows } = await server.services.db.execute<{ n: number }>(
    sql`select count(*)::int as n from open_calls where user_id = ${ann.id}`,
  );
  return rows[0]!.n;
}

const generate = (username: string) =>
  server.call('POST', `/scrape/projects/${project}/generate`, { token: ann.token, body: { username } });

const insertMessages = (count: number) =>
  server.services.db.execute(sql`
    insert into messages (id, user_id, project_id, job_id, username, text, profile, facts, created_at)
    select gen_random_uuid(), ${ann.id}, ${project}, gen_random_uuid(), 'u' || n, 'Hello', ${JSON.stringify(aProfile())}::jsonb, '[]', now()
    from generate_series(1, ${count}::int) n`);

const insertFailedJobs = (count: number) =>
  server.services.db.execute(sql`
    insert into dm_jobs (id, user_id, project_id, username, status, created_at, finished_at, attempts, error)
    select gen_random_uuid(), ${ann.id}, ${project}, 'u' || n, 'failed', now(), now(), 1, 'There is no such person.'
    from generate_series(1, ${count}::int) n`);

/** As crashed processes would leave them. */
async function fill(call: keyof typeof placesFor): Promise<void> {
  const { db, clock } = server.services;
  const now = clock.now();
  for (let i = 0; i < placesFor[call]; i++) {
    const wanted = { userId: ann.id, call, most: placesFor[call], holder: newId(), now };
    const { taken } = await acquirePlace(db, { ...wanted, expiresAt: after(now, seconds(60)) });
    expect(taken).not.toBeNull();
  }
}

describe('generating', () => {
  it('limits a user’s open calls across all processes, and charges nothing for the rest', async () => {
    const waiting = Array.from({ length: placesFor.generate }, (_, i) => generate(`waits${i}`));
    await vi.waitFor(async () => expect(await countPlaces()).toBe(placesFor.generate), 30_000);
    await vi.waitFor(
      async () => expect((await creditsOf(server, ann))[0]).toBe(10 - placesFor.generate),
      30_000,
    );

    const refused = await Promise.all(Array.from({ length: 20 }, (_, i) => generate(`more${i}`)));
    for (const answer of refused)
      expect(answer).toMatchObject({ ...refusal, headers: { 'retry-after': '5' } });
    const elsewhere = await otherApp.inject({
      method: 'POST',
      url: `/api/scrape/projects/${project}/generate`,
      headers: { authorization: `Bearer ${ann.token}` },
      payload: { username: 'elsewhere' },
    });
    expect(elsewhere.statusCode).toBe(429);
    expect((await creditsOf(server, ann))[0]).toBe(10 - placesFor.generate);

    await server.drain();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200));
    await vi.waitFor(async () => expect(await countPlaces()).toBe(0), 30_000);
  });

  it('gives no place away twice under concurrency', async () => {
    const calls = Array.from({ length: 30 }, (_, i) => generate(`rush${i}`));
    await vi.waitFor(async () => expect(await countPlaces()).toBe(placesFor.generate), 30_000);
    await vi.waitFor(
      async () => expect((await creditsOf(server, ann))[0]).toBe(10 - placesFor.generate),
      30_000,
    );
    await server.drain();
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(placesFor.generate);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30 - placesFor.generate);
  });

  it('has places again a minute after a process died with all of them', async () => {
    await fill('generate');
    expect(await generate('too.early')).toMatchObject(refusal);
    server.advance(seconds(61));
    const answer = generate('in.time');
    await vi.waitFor(async () => expect((await creditsOf(server, ann))[0]).toBe(9), 30_000);
    await server.drain();
    expect((await answer).status).toBe(200);
  });

  it('leaves its place also when it fails', async () => {
    const answer = generate('missing.one');
    await vi.waitFor(async () => expect(await countPlaces()).toBe(1), 30_000);
    await vi.waitFor(async () => expect((await creditsOf(server, ann))[0]).toBe(9), 30_000);
    await server.drain();
    expect((await answer).status).toBe(502);
    expect(await countPlaces()).toBe(0);
  });
});

describe('other calls that take long', () => {
  const calls = {
    preview: () =>
      server.call('POST', `/projects/${project}/preview`, { token: ann.token, body: { username: 'mira' } }),
    connect: () =>
      server.call('POST', '/instagram/connect', {
        token: ann.token,
        body: { username: 'ann.studio', password: 'secret' },
      }),
    export: () => server.call('GET', `/projects/${project}/export`, { token: ann.token }),
    messages: () => server.call('GET', '/scrape/messages', { token: ann.token }),
    jobs: () => server.call('GET', `/scrape/projects/${project}/jobs`, { token: ann.token }),
    block: () =>
      server.call('POST', '/do-not-contact', { token: ann.token, body: { usernames: ['old.client'] } }),
  };

  it.each(Object.keys(calls) as (keyof typeof calls)[])('are bounded too: %s', async (name) => {
    await giveCredits(server, ann, 5);
    await insertMessages(600);
    await insertFailedJobs(600);
    await fill(name);
    expect(await calls[name]()).toMatchObject({ ...refusal, headers: { 'retry-after': '5' } });
    server.advance(seconds(61));
    expect((await calls[name]()).status).toBe(200);
    await server.services.db.execute(
      sql`delete from open_calls where expires_at < ${server.services.clock.now().toISOString()}::timestamptz`,
    );
    await vi.waitFor(async () => expect(await countPlaces()).toBe(0), 30_000);
  });

  it('a page of messages or jobs, or a short list, needs no place', async () => {
    await insertMessages(3);
    await insertFailedJobs(3);
    await fill('messages');
    await fill('jobs');
    const jobs = `/scrape/projects/${project}/jobs`;
    for (const path of ['/scrape/messages?limit=2', '/scrape/messages', `${jobs}?limit=2`, jobs])
      expect((await server.call('GET', path, { token: ann.token })).status).toBe(200);
  });

  it('a long list is complete', async () => {
    await insertMessages(1_100);
    const { text } = await calls.messages();
    expect(JSON.parse(text)).toHaveLength(1_100);
  });

  it('so is a long list of jobs, in its order', async () => {
    await insertFailedJobs(1_100);
    const ids = (JSON.parse((await calls.jobs()).text) as { id: string }[]).map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted());
    expect(ids).toHaveLength(1_100);
  });
});

describe('many calls of one person that wait for each other', () => {
  it('leave connections for everybody else', async () => {
    const bob = await signedIn(server);
    const { pool } = server.services.database;
    const blocker = await pool.connect();
    await blocker.query('begin');
    await blocker.query('select 1 from credit_accounts where user_id = $1 for update', [ann.id]);
    const anns = Array.from({ length: 60 }, (_, i) => queue(server, ann, project, `crowd${i % 9}`));
    try {
      await vi.waitFor(async () => {
        const { rows } = await otherServices.database.pool.query(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        expect(rows.length).toBeGreaterThanOrEqual(5);
      }, 30_000);
      expect(await creditsOf(server, bob)).toEqual([10, 10, 0]);
    } finally {
      await blocker.query('rollback');
      blocker.release();
    }
    const statuses = new Set((await Promise.all(anns)).map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 202]));
  });
});
