import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakePorts } from '../../testing/fake-ports.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import { createProject, expectBalancedLedger, giveCredits, queue } from '../../testing/projects.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ann: Person;
let project: string;

beforeAll(async () => {
  server = await startTestServer({}, fakePorts());
});
beforeEach(async () => {
  ann = await signedIn(server);
  project = await createProject(server, ann);
  await giveCredits(server, ann, 40);
  for (const name of ['zoe', 'adam', 'mila', 'bea']) await queue(server, ann, project, name);
  await server.drain();
});
afterAll(async () => {
  await expectBalancedLedger(server);
  await server.close();
});

const get = async (path: string) => JSON.parse((await server.call('GET', path, { token: ann.token })).text);
const messages = () => get(`/scrape/projects/${project}/messages`);

describe('messages', () => {
  const page = (query: string) =>
    server.call('GET', `/scrape/projects/${project}/messages?${query}`, { token: ann.token });
  const names = (text: string) =>
    (JSON.parse(text) as { username: string }[]).map(({ username }) => username);

  it('come in pages, newest first or by name, with the total', async () => {
    const first = await page('limit=3');
    expect(first.headers['x-total-count']).toBe('4');
    expect(names(first.text)).toHaveLength(3);
    const second = await page(`limit=3&cursor=${encodeURIComponent(String(first.headers['x-next-cursor']))}`);
    expect(second.headers['x-next-cursor']).toBeUndefined();
    expect([...names(first.text), ...names(second.text)]).toEqual(names((await page('sort=newest')).text));
    const az = await page('limit=3&sort=az');
    const rest = await page(
      `limit=3&sort=az&cursor=${encodeURIComponent(String(az.headers['x-next-cursor']))}`,
    );
    expect([...names(az.text), ...names(rest.text)]).toEqual(['adam', 'bea', 'mila', 'zoe']);
  });

  it('are found by username, full name and text, to the letter', async () => {
    expect(names((await page('q=ZOE')).text)).toEqual(['zoe']);
    expect((await page('q=köhler')).headers['x-total-count']).toBe('4');
    expect((await page('q=kiln opening')).headers['x-total-count']).toBe('4');
    expect((await page('q=%25')).headers['x-total-count']).toBe('0');
    expect((await page('q=_')).headers['x-total-count']).toBe('0');
  });

  it.each([
    'limit=0',
    'limit=201',
    'limit=x',
    'sort=worst',
    'cursor=nonsense&limit=2',
    `cursor=${'-'.repeat(36)}~a`,
  ])('refuse %s', async (query) => {
    expect((await page(query)).status).toBe(422);
  });

  it('are edited, trimmed, and not emptied', async () => {
    const [message] = await messages();
    const put = (text: unknown, who = ann) =>
      server.call('PUT', `/scrape/projects/${project}/messages/${message.id}`, {
        token: who.token,
        body: { generated_message: text },
      });
    expect(await put('  My own words.  ')).toMatchObject({
      status: 200,
      body: { generated_message: 'My own words.', edited: true },
    });
    expect(await put('   ')).toMatchObject({ status: 422, body: { detail: 'The message cannot be empty' } });
    expect(await put('x'.repeat(1001))).toMatchObject({ status: 422 });
    expect(await put('Mine', await signedIn(server))).toMatchObject({
      status: 404,
      body: { detail: 'Message not found' },
    });
    expect((await messages())[0].generated_message).toBe('My own words.');
  });

  it('are marked as sent by hand, and unmarked', async () => {
    const [message] = await messages();
    const mark = (sent: boolean) =>
      server.call('PUT', `/scrape/messages/${message.id}/sent`, { token: ann.token, body: { sent } });
    expect(await mark(true)).toMatchObject({
      status: 200,
      body: { sent: true, sent_at: expect.any(String) },
    });
    expect(await mark(false)).toMatchObject({ status: 200, body: { sent: false, sent_at: null } });
  });
});
