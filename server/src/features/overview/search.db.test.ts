import type { MessageCounts } from '@opener/contract/message-list';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakePorts } from '../../testing/fake-ports.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import { createProject } from '../../testing/projects.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ann: Person;
let project: string;

/** More than a list looks at before it asks the index: one of three is about pottery, and only the oldest five are about zebrafish. */
beforeAll(async () => {
  server = await startTestServer({}, fakePorts());
  ann = await signedIn(server);
  project = await createProject(server, ann);
  const bob = await signedIn(server);
  for (const [{ id: userId }, projectId] of [
    [ann, project],
    [bob, await createProject(server, bob)],
  ] as const)
    await server.services.db.execute(sql`
      insert into messages (id, user_id, project_id, job_id, username, text, profile, facts, created_at)
      select (lpad(to_hex(1700000000000 + n), 12, '0') || '7' || substr(md5(n || ${userId}::text), 1, 3) || '8' || substr(md5(n || ${userId}::text), 4, 15))::uuid,
        ${userId}, ${projectId}, gen_random_uuid(), 'target.' || n,
        case when n <= 5 then 'About zebrafish' when n % 3 = 0 then 'About pottery' else 'About music' end,
        jsonb_build_object('fullName', 'Person ' || n), '[]', now()
      from generate_series(1, 2500) n`);
});
afterAll(() => server.close());

type Found = { status: number; names: string[]; total: string; isLeast: boolean; next: string };

async function find(query: string, path = '/scrape/messages'): Promise<Found> {
  const { status, text, headers } = await server.call('GET', `${path}?${query}`, { token: ann.token });
  return {
    status,
    names: (JSON.parse(text) as { username: string }[]).map(({ username }) => username),
    total: String(headers['x-total-count']),
    isLeast: headers['x-total-is-least'] === 'true',
    next: headers['x-next-cursor']?.toString() ?? '',
  };
}

it('finds a rare word, however old, and counts it exactly', async () => {
  const zebrafish = ['target.5', 'target.4', 'target.3', 'target.2', 'target.1'];
  expect(await find('q=ZEBRA&limit=50')).toMatchObject({ names: zebrafish, total: '5', isLeast: false });
  const first = await find('q=zebra&limit=2');
  expect(first).toMatchObject({ names: zebrafish.slice(0, 2), total: '5' });
  const second = await find(`q=zebra&limit=2&cursor=${encodeURIComponent(first.next)}`);
  expect(second).toMatchObject({ names: zebrafish.slice(2, 4), total: '5', isLeast: false });
  expect((await find('q=zebra&limit=50&sort=az')).names).toEqual(zebrafish.toReversed());
});

it('fills a page with a frequent word, and says that there are more', async () => {
  const first = await find('q=pottery&limit=10');
  expect(first).toMatchObject({ isLeast: true, total: '333' });
  expect(first.names.slice(0, 2)).toEqual(['target.2499', 'target.2496']);
  const second = await find(`q=pottery&limit=10&cursor=${encodeURIComponent(first.next)}`);
  expect(second).toMatchObject({ isLeast: true, total: '333' });
  expect(second.names[0]).toBe('target.2469');
});

it('reads on for words that are neither, and for words that are too short for the index', async () => {
  expect(await find('q=target.77&limit=50', `/scrape/projects/${project}/messages`)).toMatchObject({
    total: '11',
    isLeast: false,
  });
  expect(await find('q=sh&limit=50')).toMatchObject({ total: '5', isLeast: false });
  expect(await find('q=nothing&limit=50')).toMatchObject({ names: [], total: '0', isLeast: false });
});

it('counts by state what it has found', async () => {
  const counts = await server.call('GET', '/scrape/message-counts?q=zebra', { token: ann.token });
  expect(counts.body as Partial<MessageCounts>).toMatchObject({ all: 5, unsent: 5, sent: 0 });
  const ids = await server.call('GET', '/scrape/message-ids?q=zebra', { token: ann.token });
  expect(JSON.parse(ids.text)).toHaveLength(5);
});

it('finds a text as it is now', async () => {
  const [message] = JSON.parse(
    (await server.call('GET', '/scrape/messages?q=target.2500&limit=1', { token: ann.token })).text,
  ) as { id: string }[];
  const path = `/scrape/projects/${project}/messages/${message!.id}`;
  await server.call('PUT', path, { token: ann.token, body: { generated_message: 'About beekeeping' } });
  expect((await find('q=beekeeping&limit=5')).names).toEqual(['target.2500']);
  expect((await find('q=target.2500&limit=5')).names).toEqual(['target.2500']);
});
