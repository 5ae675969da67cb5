import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db, Tx } from '../db/database.ts';
import { TransientFault } from '../lib/port-faults.ts';
import { profileMissing } from '../providers/profiles/port.ts';
import { aProfile, fakePorts } from '../testing/fake-ports.ts';
import { type Person, signedIn } from '../testing/people.ts';
import { createProject, queue } from '../testing/projects.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createMetrics } from './metrics.ts';
import { creditsSince, dueTasks, openDeliveries, openJobs } from './statements.ts';

const token = 'a token for the scraper';

let server: TestServer;
let ann: Person;
let project: string;

async function read(username: string) {
  if (username === 'missing.one') throw profileMissing();
  if (username === 'down.one') throw new TransientFault('down');
  return aProfile({ username });
}

beforeAll(async () => {
  server = await startTestServer({ METRICS_TOKEN: token }, fakePorts({ read }));
  ann = await signedIn(server);
  project = await createProject(server, ann);
});
afterAll(() => server.close());

async function scrape(from = server, bearer = token) {
  const { statusCode, body, headers } = await from.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${bearer}` },
  });
  return { status: statusCode, text: body, type: String(headers['content-type']) };
}

/** The value of one series, without its other labels' order mattering. */
function valueOf(text: string, name: string, ...labels: string[]): number | undefined {
  const line = text
    .split('\n')
    .find((one) => /^[\w:]+/.exec(one)?.[0] === name && labels.every((label) => one.includes(label)));
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')));
}

describe('who may read them', () => {
  it('nobody, unless they are switched on', async () => {
    const plain = await startTestServer();
    expect(plain.services.metrics).toBeUndefined();
    expect((await scrape(plain)).status).toBe(404);
    await plain.close();
  });

  it('to callers without the token the path does not exist', async () => {
    const unknown = await server.app.inject({ url: '/no-such-path' });
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: `Basic ${token}` }]) {
      const answer = await server.app.inject({ url: '/metrics', headers });
      expect([answer.statusCode, answer.body]).toEqual([404, unknown.body]);
    }
  });

  it('with a port of their own they are not on the public listener', async () => {
    const apart = await startTestServer({ METRICS_TOKEN: token, METRICS_PORT: '9464' });
    expect(apart.services.metrics).toBeDefined();
    expect((await scrape(apart)).status).toBe(404);
    await apart.close();
  });

  it('callers with the token', async () => {
    expect(await scrape()).toMatchObject({ status: 200, type: expect.stringContaining('version=0.0.4') });
  });
});

describe('what they say', () => {
  it('requests by the pattern of their route, without anything that a visitor typed', async () => {
    await server.call('GET', `/projects/${project}`, { token: ann.token });
    await server.call('GET', '/projects/not-an-id-but-a-secret?q=secret', { token: ann.token });
    await server.call('GET', '/secret/path?token=secret');
    const { text } = await scrape();
    const seen = ['method="GET"', 'route="/api/projects/:id"'];
    expect(valueOf(text, 'opener_http_requests_total', ...seen, 'status="200"')).toBe(1);
    expect(valueOf(text, 'opener_http_requests_total', ...seen, 'status="404"')).toBe(1);
    expect(valueOf(text, 'opener_http_request_duration_seconds_count', ...seen)).toBe(2);
    expect(valueOf(text, 'opener_http_requests_total', 'method="any"', 'route="unknown"')).toBeGreaterThan(0);
    expect(text).not.toContain('secret');
    expect(text).not.toContain(project);
  });

  it('jobs by outcome, vendors by answer, and tasks', async () => {
    const own = await startTestServer({ METRICS_TOKEN: token }, fakePorts({ read }));
    const bea = await signedIn(own);
    const target = await createProject(own, bea);
    for (const username of ['bob', 'missing.one', 'down.one']) await queue(own, bea, target, username);
    await own.drain();
    const { text } = await scrape(own);
    await own.close();
    expect(valueOf(text, 'opener_jobs_total', 'outcome="completed"')).toBe(1);
    expect(valueOf(text, 'opener_jobs_total', 'outcome="failed"')).toBe(1);
    expect(valueOf(text, 'opener_jobs_total', 'outcome="put back"')).toBeGreaterThan(0);
    const reading = ['port="profiles"', 'operation="read"'];
    expect(valueOf(text, 'opener_vendor_calls_total', ...reading, 'outcome="ok"')).toBe(1);
    expect(valueOf(text, 'opener_vendor_calls_total', ...reading, 'outcome="final"')).toBe(1);
    expect(valueOf(text, 'opener_vendor_calls_total', ...reading, 'outcome="transient"')).toBeGreaterThan(0);
    expect(valueOf(text, 'opener_vendor_call_duration_seconds_count', ...reading)).toBeGreaterThan(2);
    expect(valueOf(text, 'opener_tasks_total', 'task="dm.lane"', 'outcome="done"')).toBeGreaterThan(0);
    expect(valueOf(text, 'opener_tasks_running', 'task="dm.lane"')).toBe(0);
    expect(valueOf(text, 'opener_database_pool_size')).toBe(server.services.database.pool.options.max);
    expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeDefined();
    expect(text).not.toContain('bob');
  });
});

/** With its own cache, so that it reads the database now. */
const readAnew = (db: Db = server.services.db) =>
  createMetrics({ db, pool: server.services.database.pool }).read();

describe('what the database knows', () => {
  it('the depth and the age of what waits, and the credits of the last minute', async () => {
    const cy = await signedIn(server);
    await queue(server, cy, await createProject(server, cy), 'dora');
    const { db } = server.services;
    const earlier = sql`now() - interval '90 seconds'`;
    await db.execute(sql`update dm_jobs set created_at = ${earlier} where user_id = ${cy.id}`);
    await db.execute(sql`
      update graphile_worker._private_jobs set run_at = ${earlier}
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'dm.lane')`);
    const text = await readAnew();
    expect(valueOf(text, 'opener_database_gauges_up')).toBe(1);
    expect(valueOf(text, 'opener_queue_due', 'task="dm.lane"')).toBeGreaterThan(0);
    expect(valueOf(text, 'opener_queue_oldest_seconds', 'task="dm.lane"')).toBeGreaterThanOrEqual(90);
    expect(valueOf(text, 'opener_jobs_open', 'status="pending"')).toBeGreaterThan(0);
    expect(valueOf(text, 'opener_jobs_open', 'status="processing"')).toBe(0);
    expect(valueOf(text, 'opener_jobs_oldest_seconds', 'status="pending"')).toBeGreaterThanOrEqual(90);
    expect(valueOf(text, 'opener_deliveries_open', 'state="sending"')).toBe(0);
    expect(valueOf(text, 'opener_credits_last_minute', 'kind="grant"')).toBeGreaterThanOrEqual(10);
    expect(valueOf(text, 'opener_credits_last_minute', 'kind="refund"')).toBe(0);
  });

  it('is asked once for scrapes in quick succession', async () => {
    let asked = 0;
    const { db } = server.services;
    const counting = new Proxy(db, {
      get(target, key) {
        if (key === 'transaction') asked += 1;
        return Reflect.get(target, key);
      },
    });
    const metrics = createMetrics({ db: counting, pool: server.services.database.pool });
    await Promise.all([metrics.read(), metrics.read()]);
    await metrics.read();
    expect(asked).toBe(1);
  });

  it('is left out when it does not answer; the process still shows its own figures', async () => {
    const deaf = new Proxy(server.services.db, {
      get: (target, key) =>
        key === 'transaction' ? () => Promise.reject(new Error('gone')) : Reflect.get(target, key),
    });
    const text = await readAnew(deaf);
    expect(valueOf(text, 'opener_database_gauges_up')).toBe(0);
    expect(valueOf(text, 'opener_jobs_open')).toBeUndefined();
    expect(valueOf(text, 'opener_database_pool_size')).toBeGreaterThan(0);
  });
});

/** Large enough that reading all of a table would be the wrong plan. */
const history = 20_000;

/** Without the triggers: only the number of rows counts here. */
async function fill(tx: Tx): Promise<void> {
  const values = sql`gen_random_uuid(), ${ann.id}, ${project}`;
  await tx.execute(sql`set local session_replication_role = replica`);
  await tx.execute(sql`
    insert into dm_jobs (id, user_id, project_id, username, status, created_at, finished_at)
    select ${values}, 'old' || n, 'completed', now(), now() from generate_series(1, ${history}) n`);
  await tx.execute(sql`
    insert into deliveries (id, user_id, project_id, message_id, username, status, sender, created_at)
    select ${values}, gen_random_uuid(), 'old' || n, 'sent', 'ann', now() from generate_series(1, ${history}) n`);
  await tx.execute(sql`
    insert into credit_entries (id, user_id, kind, amount, reference, note, created_at)
    select ('00' || substr(gen_random_uuid()::text, 3))::uuid, ${ann.id}, 'grant', 1, 'old:' || n, '', now()
    from generate_series(1, ${history}) n`);
  await tx.execute(sql`
    insert into graphile_worker._private_tasks (identifier) values ('later') on conflict do nothing`);
  await tx.execute(sql`
    insert into graphile_worker._private_jobs (task_id, run_at)
    select (select min(id) from graphile_worker._private_tasks), now() + interval '1 day'
    from generate_series(1, ${history})`);
}

describe('the statements of a scrape', () => {
  beforeAll(async () => {
    const { db } = server.services;
    await db.transaction(fill);
    await db.execute(sql`analyze`);
  });

  it.each([
    ['due tasks', dueTasks, '_private_jobs'],
    ['open jobs', openJobs, 'dm_jobs'],
    ['open deliveries', openDeliveries, 'deliveries'],
    ['recent credits', creditsSince(new Date()), 'credit_entries'],
  ])('%s are found by an index', async (_, statement: SQL, table) => {
    const { rows } = await server.services.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(table);
    expect(plan).not.toMatch(new RegExp(`Seq Scan on ${table}`));
  });
});
