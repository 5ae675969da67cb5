import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dmErrors } from '@opener/contract/dm';
import type { Tx } from '../../db/database.ts';
import { days, hours, minutes, seconds } from '../../lib/clock.ts';
import { FinalFault, OperatorFault, SilentFault, TransientFault } from '../../lib/port-faults.ts';
import { profileMissing, profileNotSeen } from '../../providers/profiles/port.ts';
import { aDraft, aProfile, type FakePorts, fakePorts } from '../../testing/fake-ports.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import {
  createProject,
  creditsOf,
  expectBalancedLedger,
  giveCredits,
  queue,
} from '../../testing/projects.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { regenerateMessage } from './regenerate-message.ts';
import { lockCredits } from '../credit/credit.repo.ts';
import { claimJob } from './claim-job.ts';
import { runLane } from './run-lane.ts';
import { sweepJobs } from './sweep-jobs.ts';

let server: TestServer;
let ports: FakePorts;
let ann: Person;
let project: string;
const tries: Record<string, number> = {};
let silences = 0;
/** Those asked for although their project goes meanwhile. */
const drafts: string[] = [];

const deleteProject = () => server.call('DELETE', `/projects/${project}`, { token: ann.token });

async function read(username: string) {
  tries[username] = (tries[username] ?? 0) + 1;
  if (username.startsWith('missing')) throw profileMissing();
  if (username.startsWith('gone') || (username.startsWith('blinked') && tries[username] === 2))
    throw profileNotSeen();
  if (username.startsWith('blinked') && tries[username] === 1) throw new TransientFault('cut');
  if (username.startsWith('down')) throw new TransientFault('down');
  if (username.startsWith('flaky') && tries[username] < 3) throw new TransientFault('cut', 1000);
  if (username.startsWith('cutoff') && tries[username] === 1)
    await server.services.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  if (username.startsWith('bug')) throw new TypeError('not foreseen');
  if (username.startsWith('unread')) await deleteProject();
  return aProfile({ username });
}

beforeAll(async () => {
  ports = fakePorts({
    read,
    async write(request, options) {
      const { profile, refused } = request;
      const dull = { text: 'Buy this.', facts: [], fit: null, reason: null };
      if (profile.username.startsWith('dull')) return dull;
      if (profile.username.startsWith('second') && !refused) return dull;
      if (profile.username.startsWith('garbled') && !refused) {
        const draft = aDraft(profile.username);
        return { ...draft, text: draft.text.replace('Booking', 'B\u0000oking') };
      }
      if (/^(?:unread|unwritten)/u.test(profile.username)) {
        drafts.push(profile.username);
        await deleteProject();
        return dull;
      }
      if (profile.username.startsWith('silent')) {
        silences += 1;
        throw new SilentFault('nothing was said');
      }
      if (profile.username.startsWith('locked')) throw new OperatorFault('x', 'The problem is on our side.');
      if (profile.username.startsWith('refused')) throw new FinalFault('x', 'The writer said no.');
      return fakePorts().writer.write(request, options);
    },
  });
  server = await startTestServer({}, ports);
});
afterAll(async () => {
  await expectBalancedLedger(server);
  await server.close();
});

beforeEach(async () => {
  ann = await signedIn(server);
  project = await createProject(server, ann);
});

const get = async (path: string) => JSON.parse((await server.call('GET', path, { token: ann.token })).text);
const jobs = () => get(`/scrape/projects/${project}/jobs`);
const messages = () => get(`/scrape/projects/${project}/messages`);
const remove = (jobId: string) => server.call('DELETE', `/scrape/jobs/${jobId}`, { token: ann.token });

/** Makes retries due and runs them. */
async function drainRetries() {
  for (let i = 0; i < 4; i++) {
    server.advance(minutes(6));
    await server.services.database.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await server.drain();
  }
}

describe('queueing', () => {
  it('reserves a credit, and completing turns it into a message', async () => {
    const { status, body } = await queue(server, ann, project, ' @Mira.Kilns ');
    expect(status).toBe(202);
    expect(body).toMatchObject({
      username: 'mira.kilns',
      status: 'pending',
      result: null,
      project_id: project,
    });
    expect(await creditsOf(server, ann)).toEqual([9, 10, 0]);
    await server.drain();
    expect(await creditsOf(server, ann)).toEqual([9, 10, 1]);
    const [message] = await messages();
    expect(message).toEqual({
      id: expect.any(String),
      project_id: project,
      username: 'mira.kilns',
      generated_message: aDraft('mira.kilns').text,
      sent: false,
      sent_at: null,
      sent_by: null,
      answered_at: null,
      edited: false,
      created_at: expect.any(String),
      user_info: {
        fullName: 'Mira Köhler',
        category: 'Ceramics studio',
        followersCount: 8400,
        postsCount: 214,
        biography: expect.any(String),
      },
      facts: aDraft('mira.kilns').facts,
      fit: 'strong',
      reason: aDraft('mira.kilns').reason,
      variant: null,
      versions: 0,
      free_rewrites: 3,
      caution: null,
      delivery: null,
    });
    expect(await jobs()).toMatchObject([
      { id: body.id, status: 'completed', result: { message_id: message.id } },
    ]);
    server.advance(minutes(1) + seconds(1));
    expect(await jobs()).toEqual([]);
    expect(await get(`/scrape/jobs/${String(body.id)}`)).toMatchObject({ status: 'completed' });
  });

  it('answers an active username with its job, and charges nothing', async () => {
    const first = await queue(server, ann, project, 'twice');
    const again = await queue(server, ann, project, '@TWICE');
    expect([first.status, again.status]).toEqual([202, 200]);
    expect(again.body.id).toBe(first.body.id);
    expect((await creditsOf(server, ann))[0]).toBe(9);
  });

  it.each([
    ['', 'Please enter at least one username'],
    ['@', 'Please enter at least one username'],
    ['a b', expect.stringContaining('cannot be an Instagram username')],
    ['x'.repeat(31), expect.stringContaining('cannot be an Instagram username')],
    ['émile', expect.stringContaining('cannot be an Instagram username')],
    [7, 'Please enter at least one username'],
  ])('refuses %j', async (username, detail) => {
    const answer = await server.call('POST', `/scrape/projects/${project}/queue`, {
      token: ann.token,
      body: { username },
    });
    expect(answer).toMatchObject({ status: 422, body: { detail } });
  });

  it("does not touch another person's project", async () => {
    const bob = await signedIn(server);
    expect(await queue(server, bob, project, 'x')).toMatchObject({ status: 404 });
    expect(await creditsOf(server, bob)).toEqual([10, 10, 0]);
  });
});

describe('many at once', () => {
  it('accepts exactly ten of fifty with ten credits', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => queue(server, ann, project, `many${i}`)),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(40);
    expect(answers.find(({ status }) => status === 402)?.body).toEqual({ detail: 'Insufficient credits' });
    expect(await creditsOf(server, ann)).toEqual([0, 10, 0]);
    await server.drain();
    expect(await creditsOf(server, ann)).toEqual([0, 10, 10]);
    expect(await messages()).toHaveLength(10);
  });

  it('creates one job for the same username queued twenty times', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => queue(server, ann, project, 'popular')),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect((await creditsOf(server, ann))[0]).toBe(9);
  });

  it('the database itself refuses an overdraft', async () => {
    const overdraw = server.services.database.pool.query(
      'update credit_accounts set reserved = reserved + 1000 where user_id = $1',
      [ann.id],
    );
    await expect(overdraw).rejects.toThrow('credit_accounts_no_overdraft');
  });
});

describe('when something goes wrong', () => {
  it.each([
    ['missing.one', 'There is no Instagram profile with this username. Your credit is back.'],
    ['refused.one', 'The writer said no. Your credit is back.'],
    ['dull.one', 'We could not write a good enough message for this profile. Your credit is back.'],
    ['bug.one', 'Something went wrong on our side. Your credit is back.'],
  ])('%s fails at once with a sentence, and the credit is back', async (username, error) => {
    const { body } = await queue(server, ann, project, username);
    await server.drain();
    expect(await get(`/scrape/jobs/${String(body.id)}`)).toMatchObject({
      status: 'failed',
      result: { error },
    });
    expect(await creditsOf(server, ann)).toEqual([10, 10, 0]);
    expect(tries[username]).toBe(1);
  });

  it('a job that a lost database interrupts is resumed, not failed', async () => {
    const { body } = await queue(server, ann, project, 'cutoff.one');
    await server.drain();
    expect(await get(`/scrape/jobs/${String(body.id)}`)).toMatchObject({ status: 'processing' });
    // Its task is due after a pause.
    await server.services.database.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await server.drain();
    expect(await get(`/scrape/jobs/${String(body.id)}`)).toMatchObject({ status: 'completed' });
    expect(await creditsOf(server, ann)).toEqual([9, 10, 1]);
  });

  it('a person the source does not find is looked up once more, later', async () => {
    const { body } = await queue(server, ann, project, 'gone.one');
    await server.drain();
    const open = { status: 'pending', result: null };
    expect(await get(`/scrape/jobs/${String(body.id)}`)).toMatchObject(open);
    expect(await creditsOf(server, ann)).toEqual([9, 10, 0]);
    await drainRetries();
    expect(await get(`/scrape/jobs/${String(body.id)}`)).toMatchObject({
      status: 'failed',
      result: { error: expect.stringMatching(/^Instagram shows no profile .* Your credit is back\.$/) },
    });
    expect(tries['gone.one']).toBe(2);
    expect(await creditsOf(server, ann)).toEqual([10, 10, 0]);
  });

  it('a person who was not found once is written to, also after another fault', async () => {
    const { body } = await queue(server, ann, project, 'blinked.one');
    await server.drain();
    await drainRetries();
    const { status, result } = await get(`/scrape/jobs/${String(body.id)}`);
    expect({ status, result }).toEqual({
      status: 'completed',
      result: { message_id: expect.any(String) as unknown },
    });
    expect(tries['blinked.one']).toBe(3);
  });

  it('a rejected draft is written once more, with the reason', async () => {
    await queue(server, ann, project, 'second.try');
    await server.drain();
    expect(await messages()).toMatchObject([{ username: 'second.try' }]);
  });

  it('a draft that lost a letter to a NUL is written once more', async () => {
    await queue(server, ann, project, 'garbled.one');
    await server.drain();
    expect(await messages()).toMatchObject([{ generated_message: aDraft('garbled.one').text }]);
  });

  it('a transient fault is retried until it works', async () => {
    const { body } = await queue(server, ann, project, 'flaky.one');
    await server.drain();
    expect(await get(`/scrape/jobs/${String(body.id)}`)).toMatchObject({ status: 'pending' });
    await drainRetries();
    expect(await get(`/scrape/jobs/${String(body.id)}`)).toMatchObject({ status: 'completed' });
    expect(tries['flaky.one']).toBe(3);
  });

  it('a permanent fault ends after three retries, with the credit returned', async () => {
    const before = await creditsOf(server, ann);
    const { body } = await queue(server, ann, project, 'down.one');
    await server.drain();
    await drainRetries();
    expect(await get(`/scrape/jobs/${String(body.id)}`)).toMatchObject({
      status: 'failed',
      result: { error: 'Instagram did not respond after several attempts. Your credit is back.' },
    });
    expect(tries['down.one']).toBe(4);
    expect(await creditsOf(server, ann)).toEqual(before);
  });

  it('a silent writer is retried once, and named', async () => {
    const { body } = await queue(server, ann, project, 'silent.one');
    await server.drain();
    await drainRetries();
    expect(await get(`/scrape/jobs/${String(body.id)}`)).toMatchObject({
      status: 'failed',
      result: { error: 'The writer did not respond after several attempts. Your credit is back.' },
    });
    expect(silences).toBe(2);
  });

  it('a failed job can be tried again for a new credit, or dismissed', async () => {
    const { body } = await queue(server, ann, project, 'missing.two');
    await server.drain();
    const retried = await server.call('POST', `/scrape/jobs/${String(body.id)}/retry`, { token: ann.token });
    expect(retried).toMatchObject({ status: 202, body: { status: 'pending', username: 'missing.two' } });
    expect(retried.body.id).not.toBe(body.id);
    expect((await jobs()).map((job: { id: string }) => job.id)).not.toContain(body.id);
    await server.drain();
    expect(await remove(String(retried.body.id))).toMatchObject({ status: 200 });
    expect((await jobs()).map((job: { id: string }) => job.id)).not.toContain(retried.body.id);
    expect(await remove(String(retried.body.id))).toMatchObject({ status: 409 });
    expect(
      await server.call('POST', `/scrape/jobs/${String(retried.body.id)}/retry`, { token: ann.token }),
    ).toMatchObject({ status: 409 });
  });
});

describe('many failed jobs in a day', () => {
  const generate = (username: string) =>
    server.call('POST', `/scrape/projects/${project}/generate`, { token: ann.token, body: { username } });
  const failUpTo = (count: number) =>
    server.services.db.execute(
      sql`update attempts set count = ${count} where key = ${`failed_job:${ann.id}`} and count = 1`,
    );

  it('are refused for the rest of it, however they are asked for, and cost nothing', async () => {
    const { body: first } = await queue(server, ann, project, 'missing.first');
    await server.drain();
    // A hundred, and two for each of the ten free credits.
    await failUpTo(119);
    expect((await queue(server, ann, project, 'missing.last')).status).toBe(202);
    await server.drain();

    server.advance(hours(1));
    const refusal = {
      status: 429,
      // The test's clock advances while it runs.
      headers: { 'retry-after': expect.stringMatching(/^82[78]\d\d$/u) },
      body: { detail: expect.stringContaining('try again tomorrow') },
    };
    expect(await queue(server, ann, project, 'mira')).toMatchObject(refusal);
    expect(await generate('mira')).toMatchObject(refusal);
    const path = `/scrape/jobs/${String(first.id)}`;
    expect(await server.call('POST', `${path}/retry`, { token: ann.token, body: {} })).toMatchObject(refusal);
    expect(await get(path)).toMatchObject({ status: 'failed' });
    expect(await creditsOf(server, ann)).toEqual([10, 10, 0]);

    await server.call('DELETE', `/projects/${project}`, { token: ann.token });
    project = await createProject(server, ann);
    expect(await queue(server, ann, project, 'mira')).toMatchObject(refusal);
    await server.services.db.execute(
      sql`update attempts set resets_at = resets_at - interval '23 hours' where key = ${`failed_job:${ann.id}`}`,
    );
    expect((await queue(server, ann, project, 'mira')).status).toBe(202);
  });

  it('do not include those that failed because of us or a vendor, of which there may be many more', async () => {
    for (const name of ['bug.other', 'locked.one', 'down.other']) await queue(server, ann, project, name);
    await server.drain();
    await drainRetries();
    const { rows } = await server.services.db.execute(
      sql`select key, count from attempts where key like ${`%_job:${ann.id}`}`,
    );
    expect(rows).toEqual([{ key: `unserved_job:${ann.id}`, count: 3 }]);

    const failForUs = (count: number) =>
      server.services.db.execute(
        sql`update attempts set count = ${count} where key = ${`unserved_job:${ann.id}`}`,
      );
    await failForUs(1019);
    expect(await queue(server, ann, project, 'mira')).toMatchObject({ status: 202 });
    await failForUs(1020);
    expect(await queue(server, ann, project, 'nora')).toMatchObject({
      status: 429,
      body: { detail: dmErrors.tooManyUnserved },
    });
  });

  it('count those that were begun and then cancelled or deleted, and no others', async () => {
    const counted = async () => {
      const { rows } = await server.services.db.execute<{ count: number }>(
        sql`select count from attempts where key = ${`failed_job:${ann.id}`}`,
      );
      return rows[0]?.count ?? 0;
    };
    const { body: untouched } = await queue(server, ann, project, 'mira');
    await remove(String(untouched.id));
    await queue(server, ann, project, 'mira');
    await deleteProject();
    expect(await counted()).toBe(0);

    project = await createProject(server, ann);
    const { body: begun } = await queue(server, ann, project, 'down.cancelled');
    await server.drain();
    expect(await remove(String(begun.id))).toMatchObject({ status: 200 });
    expect(await counted()).toBe(1);
    await queue(server, ann, project, 'down.deleted');
    await server.drain();
    await deleteProject();
    expect(await counted()).toBe(2);
    expect(await creditsOf(server, ann)).toEqual([10, 10, 0]);
  });

  it('stop nobody who has bought as many credits as the list has names', async () => {
    await giveCredits(server, ann, 1_000);
    await queue(server, ann, project, 'missing.first');
    await server.drain();
    await failUpTo(2_000);
    expect((await queue(server, ann, project, 'mira')).status).toBe(202);
  });
});

describe('jobs that are cancelled before they are begun', () => {
  const setCount = (count: number) =>
    server.services.db.execute(
      sql`update attempts set count = ${count} where key = ${`cancelled_job:${ann.id}`}`,
    );

  it('are counted, also those that go with their project, and end at a number that nobody reaches', async () => {
    const { body } = await queue(server, ann, project, 'mira');
    await remove(String(body.id));
    for (const username of ['one', 'two', 'three']) await queue(server, ann, project, username);
    await deleteProject();
    project = await createProject(server, ann);
    const { rows } = await server.services.db.execute(
      sql`select count from attempts where key = ${`cancelled_job:${ann.id}`}`,
    );
    expect(rows).toEqual([{ count: 4 }]);

    await setCount(1_019);
    const { body: last } = await queue(server, ann, project, 'mira');
    expect(await remove(String(last.id))).toMatchObject({ status: 200 });
    expect(await queue(server, ann, project, 'mira')).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^8\d{4}$/u) },
      body: { detail: dmErrors.tooManyCancelled },
    });
    await giveCredits(server, ann, 100);
    expect(await queue(server, ann, project, 'mira')).toMatchObject({ status: 202 });
  });
});

describe('a job whose project is deleted while it is worked on', () => {
  it.each([
    ['unread.one', []],
    // The draft is refused, so that another would be requested.
    ['unwritten.one', ['unwritten.one']],
  ])('%s makes no further calls, and counts as failed', async (username, asked) => {
    drafts.length = 0;
    await queue(server, ann, project, username);
    await server.drain();
    expect(drafts).toEqual(asked);
    const { rows } = await server.services.db.execute(
      sql`select count from attempts where key = ${`failed_job:${ann.id}`}`,
    );
    expect(rows).toEqual([{ count: 1 }]);
    expect(await creditsOf(server, ann)).toEqual([10, 10, 0]);
  });
});

describe('a job whose task will never run again', () => {
  it('returns to the queue, and only that one', async () => {
    const { body } = await queue(server, ann, project, 'stranded');
    const { pool } = server.services.database;
    await pool.query(`update dm_jobs set status = 'processing', claimed_by = '999999999' where id = $1`, [
      body.id,
    ]);
    await server.drain();
    expect(await get(`/scrape/jobs/${String(body.id)}`)).toMatchObject({ status: 'processing' });
    await sweepJobs(server.services);
    await server.drain();
    expect(await get(`/scrape/jobs/${String(body.id)}`)).toMatchObject({ status: 'completed' });
    expect(await creditsOf(server, ann)).toEqual([9, 10, 1]);
  });
});

describe('claiming', () => {
  const lane = { attempt: 1, signal: new AbortController().signal };
  const claim = (id: string) => claimJob(server.services, ann.id, { id });
  const giveBack = async () => {
    await sweepJobs(server.services);
    await server.drain();
  };

  it('waits for nobody who holds the credit account', async () => {
    await queue(server, ann, project, 'claimed');
    await server.services.db.transaction(async (tx) => {
      await lockCredits(tx, ann.id);
      expect(await claim('test:claim')).toMatchObject({ username: 'claimed', attempts: 1 });
    });
    await giveBack();
    expect(await messages()).toHaveLength(1);
  });

  it('gives no job to two lanes that come at once', async () => {
    for (const username of ['one', 'two', 'three']) await queue(server, ann, project, username);
    const claimed = await Promise.all(Array.from({ length: 10 }, (_, at) => claim(`test:${at}`)));
    const names = claimed.flatMap((job) => job?.username ?? []);
    expect(names).toHaveLength(new Set(names).size);
    await giveBack();
    expect(await messages()).toHaveLength(3);
  });

  it('comes back for a job that somebody was changing', async () => {
    const { body } = await queue(server, ann, project, 'changing');
    const { db, database } = server.services;
    await database.pool.query('delete from graphile_worker._private_jobs');
    await db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from dm_jobs where id = ${String(body.id)} for update`);
      await runLane(
        { ...server.services, onStep: () => {} },
        { userId: ann.id, lane: 0 },
        { id: 'test:lane', ...lane },
      );
    });
    expect(await messages()).toEqual([]);
    await database.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await server.drain();
    expect(await messages()).toHaveLength(1);
  });
});

describe('cancelling', () => {
  it('gives the credit back once, and only while the job is pending', async () => {
    const { body } = await queue(server, ann, project, 'cancelled');
    const id = String(body.id);
    const answers = await Promise.all([remove(id), remove(id), remove(id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await creditsOf(server, ann)).toEqual([10, 10, 0]);
    await server.drain();
    expect(await messages()).toEqual([]);
    expect(await jobs()).toEqual([]);
    const done = await queue(server, ann, project, 'done');
    await server.drain();
    expect(await remove(String(done.body.id))).toMatchObject({
      status: 409,
      body: { detail: 'This job can no longer be cancelled.' },
    });
  });

  it("is not for somebody else's job", async () => {
    const { body } = await queue(server, ann, project, 'mine');
    const bob = await signedIn(server);
    for (const method of ['GET', 'DELETE'] as const) {
      expect(
        await server.call(method, `/scrape/jobs/${String(body.id)}`, { token: bob.token }),
      ).toMatchObject({ status: 404, body: { detail: 'Job not found' } });
    }
    await remove(String(body.id));
  });
});

describe('profiles', () => {
  it('are read once in seven days, whoever asks', async () => {
    const other = await signedIn(server);
    const others = await createProject(server, other);
    const readsOf = (name: string) => ports.profiles.reads.filter((read) => read === name).length;
    await queue(server, ann, project, 'cached');
    await queue(server, other, others, 'cached');
    await server.drain();
    expect(readsOf('cached')).toBe(1);
    server.advance(days(7) + seconds(1));
    ann = {
      ...ann,
      token: String((await server.call('POST', '/auth/login', { body: ann })).body.access_token),
    };
    await server.call('POST', `/scrape/projects/${project}/queue`, {
      token: ann.token,
      body: { username: 'cached2' },
    });
    await queue(server, ann, project, 'cached', { again: true });
    await server.drain();
    expect(readsOf('cached')).toBe(2);
  });

  it('that a stand-in made up are read again as soon as the source is real', async () => {
    const source: { isMadeUp?: boolean } = ports.profiles;
    const readsOf = () => ports.profiles.reads.filter((read) => read === 'made.up').length;
    const write = async () => {
      await queue(server, ann, project, 'made.up', { again: true });
      await server.drain();
    };
    source.isMadeUp = true;
    await write();
    await write();
    delete source.isMadeUp;
    expect(readsOf()).toBe(1);
    await write();
    await write();
    expect(readsOf()).toBe(2);
  });
});

describe('generating now', () => {
  const generate = (username: string) =>
    server.call('POST', `/scrape/projects/${project}/generate`, { token: ann.token, body: { username } });

  it('answers with the message, also when that was rewritten in the meantime', async () => {
    const generated = generate('soon.rewritten');
    await vi.waitFor(async () => expect(await jobs()).toHaveLength(1), 30_000);
    const [{ id: jobId }] = await jobs();
    const userId = ann.id;
    const { signal } = new AbortController();
    // In one transaction, so that waiting callers see the job either before it is written or after it is rewritten.
    const messageId = await server.services.db.transaction(async (tx) => {
      const deps = { ...server.services, db: tx, onStep: () => {} };
      await tx.execute(sql`lock table dm_jobs in access exclusive mode`);
      await runLane(deps, { userId, lane: 0 }, { id: 'test:first', signal });
      const [written] = await listMessageIds(tx, userId);
      await regenerateMessage(deps, { userId, messageId: written! });
      await runLane(deps, { userId, lane: 0 }, { id: 'test:second', signal });
      return written;
    });
    expect(await generated).toMatchObject({ status: 200, body: { id: messageId, versions: 1 } });
    expect(await get(`/scrape/jobs/${jobId}`)).toMatchObject({
      status: 'completed',
      result: { message_id: messageId },
    });
  });

  it('waits for the message, or for the reason that there is none', async () => {
    const good = generate('right.now');
    const bad = generate('missing.now');
    const waiting = Promise.all([good, bad]);
    let settled = false;
    void waiting.finally(() => (settled = true));
    await vi.waitFor(async () => {
      await server.drain();
      expect(settled).toBe(true);
    }, 30_000);
    expect((await good).status).toBe(200);
    expect((await good).body).toMatchObject({
      username: 'right.now',
      generated_message: aDraft('right.now').text,
    });
    expect(await bad).toMatchObject({
      status: 502,
      body: { detail: 'There is no Instagram profile with this username. Your credit is back.' },
    });
    expect(await creditsOf(server, ann)).toEqual([9, 10, 1]);
  });
});

async function listMessageIds(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from messages where user_id = ${userId}`);
  return rows.map(({ id }) => id);
}
