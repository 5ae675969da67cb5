// People who must not be contacted are refused free of charge; overridden or held messages are never sent automatically. The profiles are
// the stand-in's.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProfilesPort } from '../../providers/profiles/port.ts';
import { createLocalWriter } from '../../providers/writer/local.ts';
import { aProfile } from '../../testing/drafts.ts';
import { createFakeInstagram, type FakeInstagram } from '../../testing/fake-instagram.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import {
  createProject,
  creditsOf,
  expectBalancedLedger,
  giveCredits,
  queue,
} from '../../testing/projects.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { deliveryDepsOf } from '../../wiring.ts';
import { runSender } from '../delivery/run-sender.ts';

let server: TestServer;
let instagram: FakeInstagram;
let ann: Person;
let project: string;

beforeEach(async () => {
  await start();
});
afterEach(async () => {
  await expectBalancedLedger(server);
  await server.close();
});

/** Ann, with credits and a connected account. */
async function start(ports: { profiles?: ProfilesPort } = {}, environment = {}): Promise<void> {
  instagram = createFakeInstagram();
  const pace = { DM_HOURS: '0-24', DM_GAP_SECONDS: '1-1' };
  server = await startTestServer({ ...pace, ...environment }, { instagram, ...ports });
  ann = await signedIn(server);
  project = await createProject(server, ann);
  await giveCredits(server, ann, 90);
  await post('/instagram/connect', { username: 'studio.reach', password: 'insta-secret', time_zone: 'UTC' });
}

const get = async (path: string) => JSON.parse((await server.call('GET', path, { token: ann.token })).text);
const post = (path: string, body: object = {}) => server.call('POST', path, { token: ann.token, body });
const jobs = () => get(`/scrape/projects/${project}/jobs`);
const messages = () => get(`/scrape/projects/${project}/messages`);

/** Writes, then lets the sender run for as long as it has work. */
async function write(username: string): Promise<void> {
  await queue(server, ann, project, username);
  await server.drain();
  await send();
}

async function send(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    server.advance(60_000);
    await runSender(deliveryDepsOf(server.services), ann.id);
  }
}

describe.each([
  ['nodms.ines', 'This person asks not to be contacted or sold to'],
  ['grieving.hannah', 'This profile is about a loss'],
  ['memorial.paul', 'This profile is about a loss'],
  ['underage.mia', 'This account seems to belong to a child'],
])('%s', (username, seen) => {
  const caution = `${seen}. Read the message before it is sent.`;

  it('is not written to, and the credit is back', async () => {
    await write(username);
    expect(await jobs()).toMatchObject([
      {
        username,
        status: 'failed',
        result: { error: `${seen}, so we did not write. Your credit is back.`, refused: true },
      },
    ]);
    expect(await messages()).toEqual([]);
    expect(await creditsOf(server, ann)).toEqual([100, 100, 0]);
  });

  it('is written to on demand, but never sent automatically', async () => {
    await write(username);
    const [failed] = await jobs();
    expect(await post(`/scrape/jobs/${failed.id}/retry`, { anyway: true })).toMatchObject({ status: 202 });
    await server.drain();
    expect(await messages()).toMatchObject([
      { username, caution, delivery: { status: 'review', reason: caution } },
    ]);
    await post(`/projects/${project}/approve-all`);
    await send();
    expect(instagram.delivered).toEqual([]);

    const [message] = await messages();
    await post(`/scrape/messages/${message.id}/regenerate`);
    await server.drain();
    await send();
    expect(await messages()).toMatchObject([{ caution, delivery: { status: 'review' } }]);
    expect(instagram.delivered).toEqual([]);

    const [rewritten] = await messages();
    await post(`/scrape/messages/${rewritten.id}/delivery`, { action: 'approve' });
    await send();
    expect(instagram.delivered.map(({ to }) => to)).toEqual([username]);
  });
});

it('a retry without the override is refused again', async () => {
  await write('grieving.hannah');
  const [failed] = await jobs();
  await post(`/scrape/jobs/${failed.id}/retry`);
  await server.drain();
  expect(await jobs()).toMatchObject([{ status: 'failed', result: { refused: true } }]);
});

it('is refused in a second project too', async () => {
  await write('nodms.ines');
  project = await createProject(server, ann, { name: 'Second' });
  await write('nodms.ines');
  expect(await jobs()).toMatchObject([{ status: 'failed', result: { refused: true } }]);
});

it.each(['orders.anna', 'empty.one', 'competitor.one'])('%s is written to, and waits', async (username) => {
  await write(username);
  expect(await messages()).toMatchObject([
    { username, caution: expect.any(String), delivery: { status: 'review', reason: expect.any(String) } },
  ]);
  expect(instagram.delivered).toEqual([]);
});

it('everybody else is written and sent to', async () => {
  await write('mira.kilns');
  expect(await messages()).toMatchObject([{ caution: null }]);
  expect(instagram.delivered.map(({ to }) => to)).toEqual(['mira.kilns']);
});

it('a message without a fit is held for review', async () => {
  await server.close();
  const gardener = aProfile({
    username: 'fenwick.beds',
    fullName: '',
    biography: 'Perennial borders and dry stone walls around Alnwick',
    category: 'Gardener',
    recentPosts: [],
  });
  await start({ profiles: { read: async () => gardener } });
  project = await createProject(server, ann, {
    product_info: 'Payroll software for dental practices, ready in a day',
    offer_info: 'The first two months are free',
  });
  await write('fenwick.beds');
  expect(await messages()).toMatchObject([
    { fit: 'none', caution: expect.stringContaining('weak fit'), delivery: { status: 'review' } },
  ]);
  expect(instagram.delivered).toEqual([]);
});

it('a weak fit is refused when a graver reason appears', async () => {
  await server.close();
  const profile = aProfile({
    username: 'fenwick.beds',
    fullName: '',
    biography: 'Perennial borders and dry stone walls around Alnwick',
    category: 'Gardener',
    recentPosts: [],
  });
  await start({ profiles: { read: async () => profile } });
  project = await createProject(server, ann, {
    product_info: 'Payroll software for dental practices, ready in a day',
    offer_info: 'The first two months are free',
  });
  await write('fenwick.beds');
  const [{ id, generated_message: text }] = await messages();
  expect(await messages()).toMatchObject([{ caution: expect.stringContaining('weak fit') }]);

  profile.biography = `${profile.biography}. In loving memory of my daughter Lucy, 2009-2024.`;
  await server.services.database.pool.query('delete from profiles');
  const refused = { error: expect.stringContaining('about a loss'), refused: true };
  await post(`/scrape/messages/${id}/regenerate`);
  await server.drain();
  const failed = (await jobs()).find(({ status }: { status: string }) => status === 'failed');
  expect(failed).toMatchObject({ result: refused });
  // Nobody has overridden the refusal yet.
  const { body } = await post(`/scrape/jobs/${failed.id}/retry`);
  await server.drain();
  expect(await get(`/scrape/jobs/${String(body.id)}`)).toMatchObject({ status: 'failed', result: refused });
  expect(await messages()).toMatchObject([{ generated_message: text }]);

  const asked = await post(`/scrape/jobs/${String(body.id)}/retry`, { anyway: true });
  await server.drain();
  expect(await get(`/scrape/jobs/${String(asked.body.id)}`)).toMatchObject({ status: 'completed' });
  expect(await messages()).toMatchObject([
    { caution: expect.stringContaining('about a loss'), delivery: { status: 'review' } },
  ]);
});

it('a text that had to wait does so again when it is brought back', async () => {
  await write('empty.one');
  const [held] = await messages();
  await server.call('PUT', `/scrape/projects/${project}/messages/${held.id}`, {
    token: ann.token,
    body: { generated_message: 'My own words, with all that is known of you.' },
  });
  await server.services.database.pool.query('update messages set caution = null where id = $1', [held.id]);
  await post(`/scrape/messages/${held.id}/delivery`, { action: 'approve' });
  const [version] = await get(`/scrape/messages/${held.id}/versions`);
  await post(`/scrape/messages/${held.id}/versions/${version.id}/restore`);
  expect(await messages()).toMatchObject([
    { caution: expect.any(String), delivery: { status: 'review', reason: expect.any(String) } },
  ]);
  await send();
  expect(instagram.delivered).toEqual([]);
});

it('a message that had to wait and was approved waits again when another text is brought back', async () => {
  await write('empty.one');
  const [held] = await messages();
  await server.call('PUT', `/scrape/projects/${project}/messages/${held.id}`, {
    token: ann.token,
    body: { generated_message: 'My own words, which I have read.' },
  });
  await post(`/scrape/messages/${held.id}/delivery`, { action: 'approve' });
  const [version] = await get(`/scrape/messages/${held.id}/versions`);
  await post(`/scrape/messages/${held.id}/versions/${version.id}/restore`);
  expect(await messages()).toMatchObject([
    { generated_message: held.generated_message, delivery: { status: 'review', reason: held.caution } },
  ]);
  await send();
  expect(instagram.delivered).toEqual([]);
});

describe('a real person, without a source of profiles', () => {
  const unipile = {
    UNIPILE_API_KEY: 'key',
    UNIPILE_DSN: 'https://unipile.example',
    UNIPILE_WEBHOOK_SECRET: 'secret',
  };

  it.each([
    ['the built-in writer', {}],
    [
      'a language model',
      { WRITER_BASE_URL: 'http://127.0.0.1:9/v1', WRITER_MODEL: 'any', WRITER_CHECK: 'off' },
    ],
  ])('gets nothing unread from %s: what it knows of them is made up', async (_name, writer) => {
    await server.close();
    await start({}, { ...unipile, ...writer });
    expect(server.services.writer.needsReview).toBe('made_up_profile');
    server.services.writer.write = (request, options) => createLocalWriter().write(request, options);
    await write('mira.kilns');
    expect(instagram.delivered).toEqual([]);
    expect(await messages()).toMatchObject([
      {
        caution:
          'The profile is made up, because no source of profiles is configured. Read the message before it is sent.',
      },
    ]);
  });
});

describe('a real person, without a language model', () => {
  it('is written to, and the message waits to be read', async () => {
    await server.close();
    await start({ profiles: { read: async (username) => aProfile({ username }) } }, { APIFY_TOKEN: 'token' });
    await write('mira.kilns');
    expect(instagram.delivered).toEqual([]);
    expect(await messages()).toMatchObject([
      { caution: 'This was written without a language model. Read the message before it is sent.' },
    ]);
  });
});
