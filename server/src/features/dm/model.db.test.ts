// With a language model as the writer: whom it is never asked about, what happens with its verdicts, and how its failures are reported.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes } from '../../lib/clock.ts';
import { createFakeInstagram, type FakeInstagram } from '../../testing/fake-instagram.ts';
import { aDraft, aProfile } from '../../testing/fake-ports.ts';
import { startOpenAiServer, type TestOpenAiServer } from '../../testing/openai-server.ts';
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

let openAi: TestOpenAiServer;
let server: TestServer;
let instagram: FakeInstagram;
let ann: Person;
let project: string;
/** By name, so that each test has its own person. */
const biographies: Record<string, string> = {};

beforeAll(async () => {
  openAi = await startOpenAiServer();
  instagram = createFakeInstagram();
  const read = async (username: string) => {
    const biography = biographies[username];
    return aProfile({ username, ...(biography !== undefined && { biography, category: null }) });
  };
  server = await startTestServer(
    { WRITER_BASE_URL: openAi.url, WRITER_MODEL: 'test-model', DM_HOURS: '0-24', DM_GAP_SECONDS: '1-1' },
    { instagram, profiles: { read } },
  );
});
afterAll(async () => {
  await expectBalancedLedger(server);
  await server.close();
  await openAi.close();
});
beforeEach(async () => {
  ann = await signedIn(server);
  project = await createProject(server, ann);
  await giveCredits(server, ann, 90);
  const voice = { language: 'en' };
  await server.call('PUT', `/projects/${project}/voice`, { token: ann.token, body: voice });
  await post('/instagram/connect', {
    username: `studio.${ann.id.slice(-6)}`,
    password: 'x',
    time_zone: 'UTC',
  });
  openAi.requests.length = 0;
});
afterEach(() => {
  instagram.delivered.length = 0;
});

const get = async (path: string) => JSON.parse((await server.call('GET', path, { token: ann.token })).text);
const post = (path: string, body: object = {}) => server.call('POST', path, { token: ann.token, body });
const jobs = () => get(`/scrape/projects/${project}/jobs`);
const messages = () => get(`/scrape/projects/${project}/messages`);

async function write(username: string): Promise<void> {
  await queue(server, ann, project, username);
  await server.drain();
  server.advance(minutes(1));
  await runSender(deliveryDepsOf(server.services), ann.id);
}

const says = (...contents: unknown[]) =>
  openAi.plan(
    ...contents.map((content) => ({
      kind: 'content' as const,
      content: typeof content === 'string' ? content : JSON.stringify(content),
    })),
  );
const good = (username: string) => ({ skip: null, language: 'en', ...aDraft(username) });
const passes = { passes: true, complaint: '' };

describe.each([
  ['Vertreter und Agenturen: bitte weitergehen, hier kauft keiner', 'asks not to be contacted'],
  ['Pas de démarchage par ici, merci bien', 'asks not to be contacted'],
  ['Pottery kid, in 6th grade now, mum checks this page', 'seems to belong to a child'],
  ['En memoria de mi querida hija Lucía, 2009-2024', 'is about a loss'],
  ['Chemo on Tuesdays, clay on Wednesdays, naps in between', 'is about a serious illness'],
  ['Nasz aniołek odszedł w 30 tygodniu ciąży', 'is about'],
])('somebody who writes %j', (biography, seen) => {
  it('is refused before the model is asked, and written to on demand only, never sent automatically', async () => {
    const username = `spared.${Object.keys(biographies).length}`;
    biographies[username] = biography;
    await write(username);
    const [failed] = await jobs();
    expect(failed).toMatchObject({ status: 'failed', result: { refused: true } });
    expect(failed.result.error).toContain(seen);
    expect(openAi.requests).toEqual([]);
    expect((await creditsOf(server, ann))[0]).toBe(100);

    const text =
      'Hi there, I came across your profile just now and wanted to say hello. We make booking software for studios, and the ' +
      'first month is free. Would you like to hear a bit more about it?';
    says({ skip: null, language: 'en', fit: 'none', reason: '', text, facts: [] }, passes);
    await post(`/scrape/jobs/${failed.id}/retry`, { anyway: true });
    await server.drain();
    expect(await messages()).toMatchObject([{ username, delivery: { status: 'review' } }]);
    await runSender(deliveryDepsOf(server.services), ann.id);
    expect(instagram.delivered).toEqual([]);
  });
});

describe('the model', () => {
  it('may refuse a person whom the rules did not', async () => {
    says({ skip: 'grief', language: 'en', fit: 'none', reason: '', text: '', facts: [] });
    await write('model.spares');
    expect(await jobs()).toMatchObject([
      {
        status: 'failed',
        result: {
          error: 'This profile is about a loss, so we did not write. Your credit is back.',
          refused: true,
        },
      },
    ]);
  });

  it('that finds no reason to write holds the message for review', async () => {
    says({ ...good('model.misfit'), fit: 'none', reason: 'Nothing here has to do with it.' }, passes);
    await write('model.misfit');
    expect(await messages()).toMatchObject([{ username: 'model.misfit', delivery: { status: 'review' } }]);
    expect(instagram.delivered).toEqual([]);
  });

  it('whose verdict is overridden leaves the decision to the user', async () => {
    says({ skip: 'grief', language: 'en', fit: 'none', reason: '', text: '', facts: [] });
    await write('model.spared');
    const [failed] = await jobs();
    says(good('model.spared'), passes);
    await post(`/scrape/jobs/${failed.id}/retry`, { anyway: true });
    await server.drain();
    await runSender(deliveryDepsOf(server.services), ann.id);
    expect(await messages()).toMatchObject([
      { caution: expect.stringContaining('about a loss'), delivery: { status: 'review' } },
    ]);
    expect(instagram.delivered).toEqual([]);
  });

  it('says why and how well it fits, and its message goes out', async () => {
    says(good('model.writes'), passes);
    await write('model.writes');
    expect(await messages()).toMatchObject([{ fit: 'strong', reason: expect.any(String), sent: true }]);
    expect(instagram.delivered.map(({ to }) => to)).toEqual(['model.writes']);
  });

  it.each([
    ['a refusal', 'I’m sorry, I can’t help with that.', 'The writer declined to write to this person.'],
    ['prose', 'Just be yourself!', 'The writer gave an unusable answer twice.'],
  ])(
    'that answers with %s is asked once more, and then that is what the person is told',
    async (name, prose, told) => {
      says(prose, prose);
      await write(`model.${name.replace(/\W/g, '.')}`);
      expect(openAi.requests).toHaveLength(2);
      expect(await jobs()).toMatchObject([
        { status: 'failed', result: { error: `${told} Your credit is back.` } },
      ]);
    },
  );

  it('that cannot be reached is named', async () => {
    openAi.plan(...Array.from({ length: 4 }, () => ({ kind: 'status' as const, status: 503 })));
    await queue(server, ann, project, 'model.down');
    for (let i = 0; i < 4; i += 1) {
      await server.drain();
      server.advance(minutes(6));
      await server.services.database.pool.query('update graphile_worker._private_jobs set run_at = now()');
    }
    expect(await jobs()).toMatchObject([
      { result: { error: 'The writer did not respond after several attempts. Your credit is back.' } },
    ]);
  });
});

describe('a second reading', () => {
  it('that objects is one rewrite, with the complaint', async () => {
    says(
      good('read.one'),
      { passes: false, complaint: 'No kiln opens on Sunday.' },
      good('read.two'),
      passes,
    );
    await write('read.twice');
    expect(await messages()).toHaveLength(1);
    expect(openAi.requests[2]?.messages[1]?.content).toContain('No kiln opens on Sunday.');
  });

  it('that objects again ends it, free', async () => {
    const objects = { passes: false, complaint: 'Not true.' };
    says(good('read.a'), objects, good('read.b'), objects);
    await write('read.refused');
    expect(await messages()).toEqual([]);
    expect(await jobs()).toMatchObject([
      { status: 'failed', result: { error: expect.stringContaining('good enough') } },
    ]);
    expect((await creditsOf(server, ann))[0]).toBe(100);
  });
});
