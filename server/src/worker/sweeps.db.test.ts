// The worker's schedules delete what is old, and nothing else.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetExpiredTask } from '../features/account/account.tasks.ts';
import { forgetThreadsTask } from '../features/conversation/conversation.tasks.ts';
import { forgetJobsTask } from '../features/dm/dm.tasks.ts';
import { forgetHeardTask } from '../features/instagram/instagram.tasks.ts';
import { reconcileTask } from '../features/payment/payment.tasks.ts';
import { sweepTasksTask } from '../features/system/system.tasks.ts';
import { after, days } from '../lib/clock.ts';
import type { Task } from '../lib/task.ts';
import { troubledPorts } from '../testing/fake-ports.ts';
import { codeFor, signedIn, someone, tokenOf } from '../testing/people.ts';
import { createProject, creditsOf, expectBalancedLedger, queue } from '../testing/projects.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { allJobs } from '../wiring.ts';
import { schedules } from './schedules.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, troubledPorts());
});
afterAll(async () => {
  await expectBalancedLedger(server);
  await server.close();
});

/** As the schedule would start it. */
async function sweep(task: Task<object>): Promise<void> {
  expect(schedules.map(({ task: name }) => name)).toContain(task.name);
  const handler = allJobs(server.services).find(({ name }) => name === task.name)!;
  const { signal } = new AbortController();
  await handler.run({}, { id: 'sweep', attempt: 1, lastAttempt: false, signal });
}

async function values<T>(query: ReturnType<typeof sql>): Promise<T[]> {
  const { rows } = await server.services.db.execute<{ value: T }>(query);
  return rows.map(({ value }) => value);
}

const ago = (milliseconds: number) =>
  sql`${after(server.services.clock.now(), -milliseconds).toISOString()}::timestamptz`;

describe('finished jobs', () => {
  const jobsOf = (userId: string) =>
    values<string>(sql`select username as value from dm_jobs where user_id = ${userId} order by username`);

  it('go after 90 days, without their messages, credits or what still waits', async () => {
    const ann = await signedIn(server);
    const project = await createProject(server, ann);
    const again = async () => ({ ...ann, token: await tokenOf(server, ann) });
    await queue(server, ann, project, 'mira');
    await queue(server, ann, project, 'missing.one');
    await server.drain();
    const { body } = await queue(server, ann, project, 'cancelled.one');
    await server.call('DELETE', `/scrape/jobs/${String(body.id)}`, { token: ann.token });
    await queue(server, ann, project, 'waits');
    const before = await creditsOf(server, ann);

    server.advance(days(89));
    await sweep(forgetJobsTask);
    expect(await jobsOf(ann.id)).toEqual(['cancelled.one', 'mira', 'missing.one', 'waits']);
    server.advance(days(2));
    await sweep(forgetJobsTask);
    expect(await jobsOf(ann.id)).toEqual(['waits']);

    const person = await again();
    expect(await creditsOf(server, person)).toEqual(before);
    const { text } = await server.call('GET', '/scrape/messages', { token: person.token });
    const [message] = JSON.parse(text) as { id: string; username: string }[];
    expect(message).toMatchObject({ username: 'mira' });
    await expectBalancedLedger(server);

    // The message still works: it can be rewritten, and the new job finds it.
    const path = `/scrape/messages/${message!.id}/regenerate`;
    expect((await server.call('POST', path, { token: person.token, body: {} })).status).toBe(202);
    await server.drain();
    const versions = await server.call('GET', `/scrape/messages/${message!.id}/versions`, {
      token: person.token,
    });
    expect(JSON.parse(versions.text)).toHaveLength(1);
  });

  it('go in batches, however many there are and whosever they are', async () => {
    const people = [await signedIn(server), await signedIn(server)];
    for (const person of people) {
      const project = await createProject(server, person);
      await server.services.db.execute(sql`
        insert into dm_jobs (id, user_id, project_id, username, status, created_at, finished_at)
        select gen_random_uuid(), ${person.id}, ${project}, 'old' || n, 'completed', ${ago(days(100))}, ${ago(days(99))}
        from generate_series(1, 620) n`);
    }
    await sweep(forgetJobsTask);
    for (const { id } of people) expect(await jobsOf(id)).toEqual([]);
  });
});

describe('sign-ups that nobody confirmed', () => {
  const signUp = (person: ReturnType<typeof someone>) =>
    server.call('POST', '/auth/signup', { body: { ...person } });
  const signUpsWith = (email: string) =>
    values<string>(sql`select id as value from sign_ups where email = ${email}`);

  it('go after 7 days; a verified account, and whoever signed up again, stay', async () => {
    const [early, late] = [someone(), someone()];
    const verified = await signedIn(server);
    await signUp(early);
    await signUp(late);
    server.advance(days(6));
    await sweep(forgetExpiredTask);
    expect(await signUpsWith(early.email)).toHaveLength(1);

    server.advance(days(2));
    await signUp(late);
    await sweep(forgetExpiredTask);
    expect(await signUpsWith(early.email)).toEqual([]);
    expect(await values(sql`select id as value from users where email = ${verified.email}`)).toHaveLength(1);
    const code = await codeFor(server, late.email);
    const answer = await server.call('POST', '/auth/verify-email', { body: { email: late.email, code } });
    expect(answer.status).toBe(200);
    expect((await signUp(early)).status).toBe(201);
  });
});

describe('who wrote to an account', () => {
  it('goes after 400 days', async () => {
    const ann = await signedIn(server);
    for (const age of [1, 399, 401])
      await server.services.db.execute(sql`
        insert into heard_from (user_id, sender, username, recipient_id, at)
        values (${ann.id}, 'studio', ${`name.${age}`}, '', ${ago(days(age))})`);
    await sweep(forgetHeardTask);
    const left = sql`select username as value from heard_from where user_id = ${ann.id} order by 1`;
    expect(await values(left)).toEqual(['name.1', 'name.399']);
  });
});

describe('conversations', () => {
  it('go after 400 days without a word, unless they are postponed to a later day', async () => {
    const ann = await signedIn(server);
    const project = await createProject(server, ann);
    const insert = (name: string, { age, until = null }: { age: number; until?: number | null }) =>
      server.services.db.execute(sql`
        insert into threads (id, user_id, sender, username, project_id, began_at, checked_at, active_at, not_now_until)
        values (gen_random_uuid(), ${ann.id}, 'studio', ${name}, ${project}, ${ago(days(800))}, ${ago(days(800))}, ${ago(days(age))},
          ${until === null ? null : ago(days(-until))}::timestamptz)`);
    await insert('lately', { age: 399 });
    await insert('long ago', { age: 401 });
    await insert('comes back', { age: 401, until: 100 });
    await insert('came back long ago', { age: 500, until: -401 });
    await sweep(forgetThreadsTask);
    const left = sql`select username as value from threads where user_id = ${ann.id} order by 1`;
    expect(await values(left)).toEqual(['comes back', 'lately']);
  });
});

describe('checkouts that nobody paid', () => {
  it('expire after 7 days and go after 90; history stays as it was', async () => {
    const ann = await signedIn(server);
    const insert = (state: string, age: number) =>
      server.services.db.execute(sql`
        insert into checkouts (id, user_id, plan_id, name, messages, amount, currency, state, created_at)
        values (gen_random_uuid(), ${ann.id}, 'plan_1', ${`${state} ${age}`}, 100, 1900, 'usd', ${state}::checkout_state, ${ago(days(age))})`);
    for (const age of [1, 8, 91])
      for (const state of ['open', 'expired', 'failed', 'paid']) await insert(state, age);
    const history = async () => (await server.call('GET', '/payments/history', { token: ann.token })).text;
    const before = await history();
    await sweep(reconcileTask);
    const left = await values<string>(
      sql`select name || ' ' || state as value from checkouts where user_id = ${ann.id} order by 1`,
    );
    expect(left).toEqual([
      'expired 1 expired',
      'expired 8 expired',
      'failed 1 failed',
      'failed 8 failed',
      'failed 91 failed',
      'open 1 open',
      'open 8 expired',
      'paid 1 paid',
      'paid 8 paid',
      'paid 91 paid',
    ]);
    expect(await history()).toBe(before);
    await server.services.db.execute(sql`delete from checkouts where user_id = ${ann.id}`);
  });
});

describe('tasks that failed for good', () => {
  const tasks = () =>
    values<string>(
      sql`select task_identifier as value from graphile_worker.jobs where task_identifier like 'test.%' order by 1`,
    );

  it('go after 7 days with what they carry; others stay', async () => {
    const { pool } = server.services.database;
    for (const name of ['old', 'young', 'trying', 'running'])
      await pool.query(`select graphile_worker.add_job($1, json_build_object('sealed', 'secret'))`, [
        `test.${name}`,
      ]);
    const set = (name: string, change: string) =>
      pool.query(
        `update graphile_worker._private_jobs set ${change}
         where id = (select id from graphile_worker.jobs where task_identifier = $1)`,
        [`test.${name}`],
      );
    const now = server.services.clock.now();
    const at = (age: number) => `updated_at = '${after(now, -days(age)).toISOString()}'`;
    await set('old', `attempts = max_attempts, ${at(8)}`);
    await set('young', `attempts = max_attempts, ${at(6)}`);
    await set('trying', `attempts = max_attempts - 1, run_at = now() + interval '1 year', ${at(8)}`);
    await set('running', `attempts = max_attempts, locked_at = now(), locked_by = 'worker', ${at(8)}`);
    await sweep(sweepTasksTask);
    expect(await tasks()).toEqual(['test.running', 'test.trying', 'test.young']);
    await pool.query(`delete from graphile_worker._private_jobs where payload::text like '%secret%'`);
  });

  it('leave no empty line behind', async () => {
    const { pool } = server.services.database;
    for (const line of ['empty', 'waiting'])
      await pool.query(
        `select graphile_worker.add_job('test.line', queue_name => $1, run_at => now() + interval '1 year')`,
        [`test.${line}`],
      );
    await pool.query(
      `delete from graphile_worker._private_jobs where id = (select id from graphile_worker.jobs where queue_name = 'test.empty')`,
    );
    await sweep(sweepTasksTask);
    const lines = sql`select queue_name as value from graphile_worker._private_job_queues where queue_name like 'test.%'`;
    expect(await values(lines)).toEqual(['test.waiting']);
    await pool.query(
      `delete from graphile_worker._private_jobs where id = (select id from graphile_worker.jobs where queue_name = 'test.waiting')`,
    );
  });

  it('leave the line of a task that is being added at that moment', async () => {
    const { pool } = server.services.database;
    const add = `select graphile_worker.add_job('test.line', queue_name => 'test.adding', run_at => now() + interval '1 year')`;
    const remove = `delete from graphile_worker._private_jobs where job_queue_id in (select id from graphile_worker._private_job_queues where queue_name = 'test.adding')`;
    const lines = sql`select queue_name as value from graphile_worker._private_job_queues where queue_name = 'test.adding'`;
    await pool.query(add);
    await pool.query(remove);
    const other = await pool.connect();
    try {
      await other.query('begin');
      await other.query(add);
      await sweep(sweepTasksTask);
      await other.query('commit');
    } finally {
      other.release();
    }
    expect(await values(lines)).toEqual(['test.adding']);
    const held = sql`select count(*)::int as value from graphile_worker.jobs where queue_name = 'test.adding'`;
    expect(await values(held)).toEqual([1]);
    await pool.query(remove);
    await sweep(sweepTasksTask);
    expect(await values(lines)).toEqual([]);
  });
});
