import type { MessageCounts } from '@opener/contract/message-list';
import type { Message } from '@opener/contract/message';
import type { VoiceTest, WhatWorks } from '@opener/contract/voice-test';
import { defaultVoice, type Voice } from '@opener/contract/voice';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aDraft, fakePorts } from '../../testing/fake-ports.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import { createProject, giveCredits, queue } from '../../testing/projects.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { profileMissing } from '../../providers/profiles/port.ts';
import type { WriterVoice } from '../../providers/writer/port.ts';

let server: TestServer;
let ann: Person;
let project: string;
/** In which voice each person was last written to. */
const spoken = new Map<string, WriterVoice>();
const missing = new Set<string>();

beforeAll(async () => {
  const ports = fakePorts({
    async write({ voice, profile, earlierTexts = [] }) {
      spoken.set(profile.username, voice);
      return aDraft(`${profile.username}${earlierTexts.length > 0 ? earlierTexts.length : ''}`);
    },
  });
  const read = ports.profiles.read.bind(ports.profiles);
  ports.profiles.read = async (username, options) => {
    if (missing.has(username)) throw profileMissing();
    return read(username, options);
  };
  server = await startTestServer({}, ports);
});
beforeEach(async () => {
  spoken.clear();
  ann = await signedIn(server);
  await giveCredits(server, ann, 100);
  project = await createProject(server, ann);
});
afterAll(() => server.close());

// Of usual length, because the fake writer's texts may be too long for a short one.
const b = { tone: 'playful', length: 'usual', offer_line: 'First month free', ask: 'Shall I set it up?' };
const path = (of = project) => `/projects/${of}/voice-test`;
const put = (body: object, of = project, who = ann) =>
  server.call('PUT', path(of), { token: who.token, body });
const end = (use: string) => server.call('POST', `${path()}/end`, { token: ann.token, body: { use } });
const get = async <Answer>(address: string): Promise<Answer> =>
  JSON.parse((await server.call('GET', address, { token: ann.token })).text) as Answer;
const test = async () => (await get<{ test: VoiceTest | null }>(path())).test!;
const voice = async () => (await get<{ voice: Voice }>(`/projects/${project}/voice`)).voice;
const write = async (...names: string[]) => {
  for (const name of names) await queue(server, ann, project, name);
  await server.drain();
};
const messageTo = async (name: string) =>
  (await get<Message[]>('/scrape/messages')).find(({ username }) => username === name)!;
const letters = async (...names: string[]) => {
  const found: unknown[] = [];
  for (const name of names) found.push((await messageTo(name)).variant);
  return found;
};
const jobs = async () =>
  (
    await server.services.db.execute<{ username: string; variant: string | null; status: string }>(
      sql`select username, variant, status from dm_jobs where project_id = ${project} order by id`,
    )
  ).rows;
/** As it was sent or answered, without a sender. */
const mark = (column: 'sent_at' | 'answered_at' | 'interested_at', ...names: string[]) =>
  server.services.db.execute(
    sql`update messages set ${sql.identifier(column)} = now() where project_id = ${project} and username = any(${sql.param(names)}::text[])`,
  );

describe('a project without a second voice', () => {
  it('is written to as before', async () => {
    await write('mira');
    expect(await get(path())).toEqual({ test: null });
    expect(await letters('mira')).toEqual([null]);
    expect(await jobs()).toMatchObject([{ variant: null }]);
    expect((await voice()).ask).toBe('');
  });

  it('has none to end, and B has to differ', async () => {
    expect(await end('b')).toMatchObject({
      status: 409,
      body: { detail: 'No test is running in this project.' },
    });
    const { tone, length, offer_line, ask } = defaultVoice;
    expect(await put({ tone, length, offer_line, ask })).toMatchObject({
      status: 409,
      body: { detail: 'B sounds exactly like A. Change something first.' },
    });
    expect((await put({ ...b, tone: 'loud' })).status).toBe(422);
  });

  it("is nobody else's", async () => {
    const bob = await signedIn(server);
    expect((await put(b, project, bob)).status).toBe(404);
    for (const what of ['voice-test', 'what-works'])
      expect((await server.call('GET', `/projects/${project}/${what}`, { token: bob.token })).status).toBe(
        404,
      );
  });
});

describe('people', () => {
  beforeEach(async () => {
    await put(b);
  });

  it('are dealt by turns, and written to in their voice', async () => {
    await write('p1', 'p2', 'p3', 'p4', 'p5');
    expect(await letters('p1', 'p2', 'p3', 'p4', 'p5')).toEqual(['a', 'b', 'a', 'b', 'a']);
    expect(spoken.get('p1')).toMatchObject({ tone: 'plain', length: 'usual', offerLine: '', ask: '' });
    expect(spoken.get('p2')).toMatchObject({
      tone: 'playful',
      offerLine: 'First month free',
      ask: 'Shall I set it up?',
    });
    const { results } = await test();
    expect([results.a.written, results.b.written]).toEqual([3, 2]);
  });

  it('are dealt fairly when many are queued at once', async () => {
    const names = Array.from({ length: 10 }, (_, n) => `at.once.${n}`);
    await Promise.all(names.map((name) => queue(server, ann, project, name)));
    const dealt = (await jobs()).map(({ variant }) => variant);
    for (const variant of ['a1', 'b1']) expect(dealt.filter((one) => one === variant)).toHaveLength(5);
  });

  it('keep their voice: queued again, after a failure, after a rewrite', async () => {
    // Nobody's profile is read twice, so this is somebody whom no other test knows.
    missing.add('lost');
    await write('lost', 'p1', 'p3');
    const failed = (await get<{ id: string; username: string }[]>(`/scrape/projects/${project}/jobs`)).find(
      ({ username }) => username === 'lost',
    )!;
    missing.delete('lost');
    await server.call('POST', `/scrape/jobs/${failed.id}/retry`, { token: ann.token, body: {} });
    await server.drain();
    const { id } = await messageTo('lost');
    await server.call('POST', `/scrape/messages/${id}/regenerate`, { token: ann.token, body: {} });
    await server.drain();
    await server.call('POST', `/scrape/projects/${project}/queue`, {
      token: ann.token,
      body: { username: 'p1', again: true },
    });
    await write('p4');
    expect((await jobs()).map(({ username, variant }) => [username, variant])).toEqual([
      ['lost', 'a1'],
      ['p1', 'b1'],
      ['p3', 'a1'],
      ['lost', 'a1'],
      ['lost', 'a1'],
      ['p1', 'b1'],
      ['p4', 'b1'],
    ]);
    expect(await letters('lost', 'p1')).toEqual(['a', 'b']);
    expect(spoken.get('p1')).toMatchObject({ tone: 'playful' });
  });

  it('take no turn with a request that is refused or repeated', async () => {
    await queue(server, ann, project, 'p1');
    await queue(server, ann, project, 'p1');
    await server.services.db.execute(
      sql`update credit_accounts set used = earned - reserved where user_id = ${ann.id}`,
    );
    const refused = await server.call('POST', `/scrape/projects/${project}/queue`, {
      token: ann.token,
      body: { username: 'p2' },
    });
    expect(refused.status).toBe(402);
    const { rows } = await server.services.db.execute<{ dealt: number }>(
      sql`select dealt from voice_tests where project_id = ${project}`,
    );
    expect(rows).toEqual([{ dealt: 1 }]);
    await server.services.db.execute(sql`update credit_accounts set used = 0 where user_id = ${ann.id}`);
  });

  it('whose message was written before the test do not join it with a rewrite', async () => {
    await end('a');
    await write('early');
    await put({ ...b, tone: 'warm' });
    const { id } = await messageTo('early');
    await server.call('POST', `/scrape/messages/${id}/regenerate`, { token: ann.token, body: {} });
    await server.drain();
    expect(await letters('early')).toEqual([null]);
    expect(spoken.get('early')).toMatchObject({ tone: 'plain' });
  });
});

describe('counting', () => {
  beforeEach(async () => {
    await put(b);
    await write('p1', 'p2', 'p3', 'p4');
  });

  it('agrees with the lists, the counts and the export', async () => {
    await mark('sent_at', 'p1', 'p2', 'p4');
    await mark('answered_at', 'p2', 'p4');
    await mark('interested_at', 'p4');
    const { results, verdict } = await test();
    expect(results.a).toMatchObject({ written: 2, sent: 1, answered: 0, interested: 0 });
    expect(results.b).toMatchObject({
      written: 2,
      sent: 2,
      answered: 2,
      interested: 1,
      answered_rate: { rate: 1, high: 1 },
      interested_rate: { rate: 0.5 },
    });
    expect(verdict).toBe('early');
    for (const letter of ['a', 'b'] as const) {
      const { written, sent, answered, interested } = results[letter];
      const scope = `project_id=${project}&variant=${letter}`;
      expect(await get<MessageCounts>(`/scrape/message-counts?${scope}`)).toMatchObject({
        all: written,
        sent,
        answered,
        interested,
      });
      // The same when each message is looked at.
      expect(await get<MessageCounts>(`/scrape/message-counts?${scope}&q=p`)).toMatchObject({
        all: written,
        sent,
      });
      for (const [state, count] of Object.entries({ sent, answered, interested })) {
        const list = `/scrape/projects/${project}/messages?state=${state}&variant=${letter}`;
        expect(await get<Message[]>(list)).toHaveLength(count);
        expect(await get<string[]>(`/scrape/message-ids?${scope}&state=${state}`)).toHaveLength(count);
      }
      const file = await server.call('GET', `/projects/${project}/export?format=csv&variant=${letter}`, {
        token: ann.token,
      });
      expect(file.headers['x-total-count']).toBe(String(written));
    }
    expect(await get(`/scrape/messages?variant=a`)).toEqual([]);
    await server.services.db.execute(sql`select recount_tallies()`);
    expect((await test()).results).toEqual(results);
  });

  it('starts anew when a voice changes, but not when nothing does', async () => {
    await put(b);
    expect((await test()).results.a.written).toBe(2);
    const save = (over: object) =>
      server.call('PUT', `/projects/${project}/voice`, { token: ann.token, body: over });
    await save({});
    expect((await test()).results.a.written).toBe(2);
    await save({ tone: 'warm' });
    expect((await test()).results).toMatchObject({ a: { written: 0 }, b: { written: 0 } });
    await write('p5');
    expect((await test()).results.a.written).toBe(1);
    await put({ ...b, length: 'short' });
    expect((await test()).b.length).toBe('short');
    expect((await test()).results.a.written).toBe(0);
    // Whoever was dealt before takes part in the new one like anybody else.
    expect(await jobs()).toMatchObject([{}, {}, {}, {}, { variant: 'a2' }]);
  });

  it('leaves out what was moved to another project', async () => {
    const other = await createProject(server, ann, { name: 'Other' });
    const body = { action: 'move', ids: [(await messageTo('p1')).id], project_id: other };
    expect((await server.call('POST', '/scrape/messages/change', { token: ann.token, body })).status).toBe(
      200,
    );
    expect((await test()).results.a.written).toBe(1);
    expect(await letters('p1')).toEqual([null]);
  });

  it('ends with B for all: its voice, also for what is queued', async () => {
    await queue(server, ann, project, 'queued.a');
    expect(await end('b')).toMatchObject({ status: 200, body: { test: { running: false, chosen: 'b' } } });
    expect(await voice()).toMatchObject(b);
    await server.drain();
    await write('later');
    expect(await letters('queued.a', 'later')).toEqual([null, null]);
    expect(spoken.get('queued.a')).toMatchObject({ tone: 'playful', ask: 'Shall I set it up?' });
    expect((await test()).results).toMatchObject({ a: { written: 2 }, b: { written: 2 } });
    expect((await end('a')).status).toBe(409);
  });

  it('ends with A kept', async () => {
    await queue(server, ann, project, 'p5');
    await queue(server, ann, project, 'queued.b');
    expect(await end('a')).toMatchObject({ body: { test: { chosen: 'a' } } });
    await server.drain();
    expect((await voice()).tone).toBe('plain');
    expect(spoken.get('queued.b')).toMatchObject({ tone: 'plain' });
    expect(await letters('queued.b')).toEqual([null]);
  });

  it('goes with the project', async () => {
    await server.call('DELETE', `/projects/${project}`, { token: ann.token });
    await server.drain();
    const { rows } = await server.services.db.execute(
      sql`select 1 from voice_tests where project_id = ${project}`,
    );
    expect(rows).toEqual([]);
  });
});

it('what works is told from twenty sends on', async () => {
  const works = () => get<WhatWorks>(`/projects/${project}/what-works`);
  const insert = (count: number, answered: boolean) =>
    server.services.db.execute(sql`
      insert into messages (id, user_id, project_id, job_id, username, text, profile, facts, fit, sent_at, answered_at, created_at)
      select gen_random_uuid(), ${ann.id}, ${project}, gen_random_uuid(), 'p' || n, E' Hi Mira,\n\nthree  words more. ', '{}',
        '[{"field": "biography"}, {"field": "biography"}]', 'strong', '2026-03-02T10:15:00Z', case when ${answered}::boolean then now() end, now()
      from generate_series(1, ${count}::int) n`);
  await insert(19, false);
  expect(await works()).toMatchObject({ sent: 19, groups: { fit: [] } });
  await insert(1, true);
  const { sent, groups } = await works();
  expect(sent).toBe(20);
  const rate = { rate: 0.05 };
  const group = { sent: 20, answered: 1, rate };
  expect(groups).toMatchObject({
    detail: [{ key: 'biography', ...group }],
    length: [{ key: '0-24', ...group }],
    weekday: [{ key: '1', ...group }],
    hour: [{ key: '9', ...group }],
    fit: [{ key: 'strong', ...group }],
  });
});
