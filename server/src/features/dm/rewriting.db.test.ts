import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dmErrors, type Job } from '@opener/contract/dm';
import { type Message, messageErrors, type MessageVersion } from '@opener/contract/message';
import { commonErrors } from '@opener/contract/errors';
import { aDraft, fakePorts } from '../../testing/fake-ports.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import { createProject, creditsOf, expectBalancedLedger, queue } from '../../testing/projects.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { openSendingFixture, type SendingFixture } from '../../testing/sending-fixture.ts';

let server: TestServer;
let ann: Person;
let project: string;
/** What the writer was last asked. */
let asked: { instruction?: string | undefined; earlierTexts?: string[] };
/** What it was last asked to write about. */
let product: string;

beforeAll(async () => {
  const ports = fakePorts({
    async write({ project: { productInfo }, profile, instruction, earlierTexts = [] }) {
      asked = { instruction, earlierTexts };
      product = productInfo;
      if (instruction === 'repeat yourself') return aDraft(profile.username);
      return aDraft(`${profile.username}${earlierTexts.length || ''}`);
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
  await queue(server, ann, project, 'mira');
  await server.drain();
});

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, who = ann) =>
  server.call(method, path, { token: who.token, ...(body && { body }) });
const read = async <T>(path: string) => JSON.parse((await call('GET', path)).text) as T;
const theMessage = async () => (await read<Message[]>(`/scrape/projects/${project}/messages`))[0]!;
const versionsOf = (id: string) => read<MessageVersion[]>(`/scrape/messages/${id}/versions`);

async function rewrite(body: object = {}) {
  const { id } = await theMessage();
  const answer = await call('POST', `/scrape/messages/${id}/regenerate`, body);
  await server.drain();
  return answer;
}

describe('rewriting', () => {
  it('changes the text in place, tells the writer what is wanted, and keeps the earlier one', async () => {
    const before = await theMessage();
    expect(before).toMatchObject({
      versions: 0,
      free_rewrites: 3,
      fit: 'strong',
      reason: expect.any(String),
    });
    expect(await rewrite({ instruction: '  Shorter, please ' })).toMatchObject({ status: 202 });
    const after = await theMessage();
    expect(after).toMatchObject({ id: before.id, versions: 1, free_rewrites: 2, edited: false });
    expect(after.generated_message).not.toBe(before.generated_message);
    expect(asked).toEqual({ instruction: 'Shorter, please', earlierTexts: [before.generated_message] });
    expect(await versionsOf(before.id)).toMatchObject([
      { text: before.generated_message, origin: 'written', instruction: null },
    ]);
  });

  it('is free three times; then it costs a credit, asked first', async () => {
    for (let i = 0; i < 3; i += 1) expect(await rewrite()).toMatchObject({ status: 202 });
    expect(await creditsOf(server, ann)).toEqual([9, 10, 1]);
    expect(await rewrite()).toMatchObject({
      status: 409,
      body: { detail: dmErrors.rewriteCosts, confirm: 'credit' },
    });
    expect(await theMessage()).toMatchObject({ versions: 3, free_rewrites: 0 });
    expect(await rewrite({ pay: true })).toMatchObject({ status: 202 });
    expect(await creditsOf(server, ann)).toEqual([8, 10, 2]);
    expect(await theMessage()).toMatchObject({ versions: 4 });
  });

  it('never repeats an earlier text', async () => {
    const before = await theMessage();
    await rewrite({ instruction: 'repeat yourself' });
    expect(await theMessage()).toMatchObject({ generated_message: before.generated_message, versions: 0 });
    expect(await read(`/scrape/projects/${project}/jobs`)).toMatchObject(
      [
        { status: 'failed', result: { error: expect.not.stringContaining('credit') as unknown } },
        { status: 'completed' },
      ].toReversed(),
    );
    // A failed try is not counted.
    expect(await theMessage()).toMatchObject({ free_rewrites: 3 });
  });

  it('that failed is tried again for the project that the message is in by then', async () => {
    await rewrite({ instruction: 'repeat yourself' });
    const { id } = await theMessage();
    const jobs = await read<Job[]>(`/scrape/projects/${project}/jobs`);
    const failed = jobs.find(({ status }) => status === 'failed')!;
    const there = await createProject(server, ann, { product_info: 'Quite another product.' });
    const move = { action: 'move', ids: [id], project_id: there };
    expect(await call('POST', '/scrape/messages/change', move)).toMatchObject({ body: { done: 1 } });
    expect((await call('POST', `/scrape/jobs/${failed.id}/retry`, {})).status).toBe(202);
    await server.drain();
    expect(product).toBe('Quite another product.');
    expect(await read(`/scrape/projects/${project}/messages`)).toEqual([]);
    expect(await read(`/scrape/projects/${there}/messages`)).toMatchObject([{ id }]);
  });

  it('adds a new message, for a credit, beside one that was sent', async () => {
    const { id } = await theMessage();
    await call('PUT', `/scrape/messages/${id}/sent`, { sent: true });
    expect(await rewrite()).toMatchObject({ status: 409, body: { confirm: 'credit' } });
    await rewrite({ pay: true });
    const all = await read<Message[]>(`/scrape/projects/${project}/messages`);
    expect(all).toMatchObject([{ sent: false }, { id, sent: true }]);
    expect(await creditsOf(server, ann)).toEqual([8, 10, 2]);
  });

  it('that was asked for before the message was sent adds nothing free', async () => {
    const { id } = await theMessage();
    await call('POST', `/scrape/messages/${id}/regenerate`);
    await call('PUT', `/scrape/messages/${id}/sent`, { sent: true });
    await server.drain();
    expect(await read<Message[]>(`/scrape/projects/${project}/messages`)).toHaveLength(1);
    const failed = (await read<Job[]>(`/scrape/projects/${project}/jobs`)).find(
      ({ status }) => status === 'failed',
    );
    expect(failed).toMatchObject({ result: { error: messageErrors.textIsFinal } });
    // The draft was written for nothing.
    const { rows } = await server.services.db.execute(
      sql`select count from attempts where key = ${`failed_job:${ann.id}`}`,
    );
    expect(rows).toEqual([{ count: 1 }]);
    expect(await call('POST', `/scrape/jobs/${failed!.id}/retry`, {})).toMatchObject({
      status: 409,
      body: { detail: dmErrors.rewriteCosts },
    });
    expect(await creditsOf(server, ann)).toEqual([9, 10, 1]);
  });

  it.each([
    ['free', 0, [9, 10, 1]],
    ['for a credit', 3, [9, 10, 1]],
  ])('that was asked for before the user changed the text leaves it alone: %s', async (_, used, credits) => {
    for (let n = 0; n < used; n++) await rewrite({ instruction: `No. ${n}` });
    const { id } = await theMessage();
    const body = { pay: used > 0, instruction: 'Shorter' };
    expect((await call('POST', `/scrape/messages/${id}/regenerate`, body)).status).toBe(202);
    const mine = { generated_message: 'My own words, with the right price.' };
    expect((await call('PUT', `/scrape/projects/${project}/messages/${id}`, mine)).status).toBe(200);
    await server.drain();
    expect(await theMessage()).toMatchObject({ ...mine, edited: true });
    const jobs = await read<Job[]>(`/scrape/projects/${project}/jobs`);
    const failed = jobs.find(({ status }) => status === 'failed')!;
    expect(failed.result?.error).toContain(messageErrors.editedMeanwhile);
    expect(await creditsOf(server, ann)).toEqual(credits);
    // Asked for after the change, it replaces it.
    expect((await call('POST', `/scrape/jobs/${failed.id}/retry`, {})).status).toBe(202);
    await server.drain();
    expect(await theMessage()).toMatchObject({ edited: false });
  });

  it('that was asked for before an earlier text was restored leaves that alone', async () => {
    await rewrite();
    const { id } = await theMessage();
    const [first] = await versionsOf(id);
    await call('POST', `/scrape/messages/${id}/regenerate`, { instruction: 'Funnier' });
    expect((await call('POST', `/scrape/messages/${id}/versions/${first!.id}/restore`)).status).toBe(200);
    await server.drain();
    expect(await theMessage()).toMatchObject({ generated_message: first!.text });
  });

  it('is written and paid once, when the answer was lost', async () => {
    const { id } = await theMessage();
    await call('PUT', `/scrape/messages/${id}/sent`, { sent: true });
    const ask = async (requestId: string) => {
      const body = { instruction: 'Shorter', pay: true, request_id: requestId };
      const answer = await call('POST', `/scrape/messages/${id}/regenerate`, body);
      await server.drain();
      return answer;
    };
    const first = await ask(randomUUID());
    const again = randomUUID();
    const second = await ask(again);
    expect(second.body['id']).not.toBe(first.body['id']);
    expect(await ask(again)).toMatchObject({
      status: 202,
      body: { id: second.body['id'], status: 'completed' },
    });
    expect(await creditsOf(server, ann)).toEqual([7, 10, 3]);
    expect(await read(`/scrape/projects/${project}/messages`)).toHaveLength(3);
  });

  it('that failed is written when the same request is repeated', async () => {
    const body = { instruction: 'repeat yourself', request_id: randomUUID() };
    const failed = await rewrite(body);
    const repeated = await rewrite(body);
    expect(repeated).toMatchObject({ status: 202, body: { status: 'pending' } });
    expect(repeated.body['id']).not.toBe(failed.body['id']);
  });

  it('does what was asked for, or says that it does not', async () => {
    const { id: first } = await theMessage();
    await queue(server, ann, project, 'mira', { again: true });
    await server.drain();
    const { id: second } = await theMessage();
    expect(second).not.toBe(first);
    const ask = (id: string, instruction: string) =>
      call('POST', `/scrape/messages/${id}/regenerate`, { instruction });
    const begun = await ask(first, 'Shorter');
    expect(begun.status).toBe(202);
    // It is idempotent.
    expect(await ask(first, 'Shorter')).toMatchObject({ status: 202, body: { id: begun.body['id'] } });
    for (const other of [ask(second, 'Warmer'), ask(second, 'Shorter'), ask(first, 'Warmer')])
      expect(await other).toMatchObject({ status: 409, body: { detail: dmErrors.beingWritten } });
    await server.drain();
    expect(await ask(second, 'Warmer')).toMatchObject({ status: 202 });
    await server.drain();
    expect(asked.instruction).toBe('Warmer');
    expect(await theMessage()).toMatchObject({ id: second, versions: 1 });
  });

  it('refuses an instruction that is too long, and other people', async () => {
    expect(await rewrite({ instruction: 'x'.repeat(201) })).toMatchObject({ status: 422 });
    const { id } = await theMessage();
    const bob = await signedIn(server);
    expect(await call('POST', `/scrape/messages/${id}/regenerate`, {}, bob)).toMatchObject({ status: 404 });
  });

  it('gives nothing back when a free one is cancelled', async () => {
    const { id } = await theMessage();
    const { body } = await call('POST', `/scrape/messages/${id}/regenerate`);
    expect(await creditsOf(server, ann)).toEqual([9, 10, 1]);
    const cancelled = await server.call('DELETE', `/scrape/jobs/${String(body.id)}`, { token: ann.token });
    expect(cancelled).toMatchObject({ status: 200 });
    expect(await creditsOf(server, ann)).toEqual([9, 10, 1]);
  });
});

describe('earlier versions', () => {
  const edit = async (text: string) => {
    const { id } = await theMessage();
    return call('PUT', `/scrape/projects/${project}/messages/${id}`, { generated_message: text });
  };
  const restore = async (version: { id: string }, who = ann) => {
    const { id } = await theMessage();
    return call('POST', `/scrape/messages/${id}/versions/${version.id}/restore`, undefined, who);
  };

  it('are kept when the text is edited, and come back with what belongs to them', async () => {
    const before = await theMessage();
    await edit('My own words.');
    const [version] = await versionsOf(before.id);
    expect(version).toMatchObject({ text: before.generated_message, origin: 'written' });
    expect(await restore(version!)).toMatchObject({
      status: 200,
      body: { generated_message: before.generated_message, edited: false, facts: before.facts, versions: 1 },
    });
    expect(await versionsOf(before.id)).toMatchObject([{ text: 'My own words.', origin: 'edited' }]);
  });

  it('are not made by saving the same text', async () => {
    await edit((await theMessage()).generated_message);
    expect(await theMessage()).toMatchObject({ versions: 0 });
  });

  it('stay where they are once the message is sent, and for everybody else', async () => {
    const { id } = await theMessage();
    await edit('My own words.');
    const [version] = await versionsOf(id);
    const bob = await signedIn(server);
    expect(await restore(version!, bob)).toMatchObject({ status: 404 });
    expect(await call('GET', `/scrape/messages/${id}/versions`, undefined, bob)).toMatchObject({
      status: 404,
    });
    await call('PUT', `/scrape/messages/${id}/sent`, { sent: true });
    expect(await restore(version!)).toMatchObject({
      status: 409,
      body: { detail: messageErrors.textIsFinal },
    });
    expect(await restore({ id })).toMatchObject({ status: 409 });
  });

  it('are the newest hundred, however often the text is changed', async () => {
    const { id } = await theMessage();
    await server.services.db.execute(sql`
      insert into message_versions (id, user_id, message_id, text, facts, created_at)
      select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${ann.id}, ${id}, 'old ' || n, '[]', now()
      from generate_series(1, 120) n`);
    await edit('My own words.');
    const { rows } = await server.services.db.execute<{ text: string }>(
      sql`select text from message_versions where message_id = ${id} order by id`,
    );
    expect(rows).toHaveLength(100);
    expect(rows[0]).toEqual({ text: 'old 22' });
    await edit('Other words.');
    expect((await versionsOf(id))[0]).toMatchObject({ text: 'My own words.' });
    expect(await theMessage()).toMatchObject({ versions: 100 });
  });

  it('that do not exist are not found', async () => {
    expect(await restore(await theMessage())).toMatchObject({
      status: 404,
      body: { detail: messageErrors.versionNotFound },
    });
  });
});

describe('lists', () => {
  it('are filtered by fit', async () => {
    const count = async (fit: string) =>
      (await call('GET', `/scrape/messages?fit=${fit}`)).headers['x-total-count'];
    expect([await count('strong'), await count('weak')]).toEqual(['1', '0']);
    expect(await call('GET', '/scrape/messages?fit=perfect')).toMatchObject({ status: 422 });
  });
});

describe('a message on its way', () => {
  let fixture: SendingFixture;
  beforeEach(async () => {
    fixture = await openSendingFixture();
    await fixture.connect();
    // The first is sent at once; later ones wait.
    await fixture.write('one');
  });
  afterEach(() => fixture.close());

  it('goes out with its new words, once', async () => {
    await fixture.write('two');
    const { id } = await fixture.messageTo('two');
    expect(await fixture.messageTo('two')).toMatchObject({ delivery: { status: 'waiting' } });
    await fixture.post(`/scrape/messages/${id}/regenerate`, {});
    await fixture.server.drain();
    const { generated_message: text } = await fixture.messageTo('two');
    expect(await fixture.messageTo('two')).toMatchObject({ id, delivery: { status: 'waiting' } });
    await fixture.nextTurn();
    await fixture.nextTurn();
    expect(fixture.instagram.delivered.filter(({ to }) => to === 'two')).toMatchObject([{ text }]);
  });

  it('that was approved waits again, because the approval was for other words', async () => {
    await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
    await fixture.write('three');
    await fixture.act('three', 'approve');
    const { id } = await fixture.messageTo('three');
    expect(await fixture.messageTo('three')).toMatchObject({ delivery: { status: 'waiting' } });
    await fixture.post(`/scrape/messages/${id}/regenerate`, {});
    await fixture.server.drain();
    expect(await fixture.messageTo('three')).toMatchObject({ delivery: { status: 'review' } });
  });

  it('that was delivered is not rewritten for nothing, marked or not', async () => {
    await fixture.write('four');
    await fixture.nextTurn();
    await fixture.nextTurn();
    const { id } = await fixture.messageTo('four');
    expect(fixture.targets()).toContain('four');
    await fixture.put(`/scrape/messages/${id}/sent`, { sent: false });
    expect(await fixture.messageTo('four')).toMatchObject({ free_rewrites: 0 });
    expect(await fixture.post(`/scrape/messages/${id}/regenerate`, {})).toMatchObject({ status: 409 });
  });
});

describe('limits', () => {
  it('stop a program that edits without end, and no other person', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' }, fakePorts());
    const change = (who: Person, path: string, body?: object) =>
      limited.call(body ? 'PUT' : 'POST', path, { token: who.token, ...(body && { body }) });
    try {
      const [busy, other] = [await signedIn(limited), await signedIn(limited)];
      const nowhere = `/scrape/messages/${project}/versions/${project}/restore`;
      expect(await change(busy, nowhere)).toMatchObject({ status: 404 });
      await limited.services.db.execute(
        sql`update attempts set count = 600 where key = ${limited.services.secrets.keyedHash('attempt:edit_by_account', busy.id)}`,
      );
      const path = `/scrape/projects/${project}/messages/${project}`;
      const text = { generated_message: 'My own words.' };
      expect(await change(busy, path, text)).toMatchObject({
        status: 429,
        headers: { 'retry-after': expect.stringMatching(/^\d+$/u) },
        body: { detail: commonErrors.tooMany },
      });
      expect(await change(other, path, text)).toMatchObject({ status: 404 });
    } finally {
      await limited.close();
    }
  });
});
