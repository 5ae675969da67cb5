// Nobody is written to twice by accident: how queueing and generating answer for people who already have a message.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, minutes } from '../../lib/clock.ts';
import { FinalFault } from '../../lib/port-faults.ts';
import { fakePorts } from '../../testing/fake-ports.ts';
import { type Person, signedIn, tokenOf } from '../../testing/people.ts';
import { createProject, creditsOf, expectBalancedLedger } from '../../testing/projects.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { forgetJobs } from './forget-jobs.ts';

let server: TestServer;
let ann: Person;
let project: string;
let refuses = false;

beforeAll(async () => {
  const { writer } = fakePorts();
  server = await startTestServer(
    {},
    fakePorts({
      async write(request, options) {
        if (refuses) throw new FinalFault('x', 'The writer said no.');
        return writer.write(request, options);
      },
    }),
  );
});
afterAll(async () => {
  await expectBalancedLedger(server);
  await server.close();
});
beforeEach(async () => {
  refuses = false;
  ann = await signedIn(server);
  project = await createProject(server, ann);
});

const post = (path: string, body: object, { token } = ann) => server.call('POST', path, { token, body });
const queue = (username: string, more: object = {}) =>
  post(`/scrape/projects/${project}/queue`, { username, ...more });
const generate = (username: string, more: object = {}) =>
  post(`/scrape/projects/${project}/generate`, { username, ...more });
const get = async (path: string) => JSON.parse((await server.call('GET', path, { token: ann.token })).text);
const messages = () => get(`/scrape/projects/${project}/messages`);

/** Queued and written a little while ago. */
async function write(username: string, more: object = {}) {
  const { body } = await queue(username, more);
  await server.drain();
  server.advance(minutes(5));
  return body;
}

describe('somebody who has a message', () => {
  it('is answered with the finished job, and nothing is charged', async () => {
    const first = await write('mira');
    const [message] = await messages();
    expect(await queue(' @MIRA ')).toMatchObject({
      status: 200,
      body: { id: first.id, status: 'completed', username: 'mira', result: { message_id: message.id } },
    });
    expect(await creditsOf(server, ann)).toEqual([9, 10, 1]);
    expect(await messages()).toHaveLength(1);
  });

  it('is answered with a job made of the message when the job was swept', async () => {
    const first = await write('mira');
    const [message] = await messages();
    server.advance(days(100));
    await forgetJobs(server.services);
    ann = { ...ann, token: await tokenOf(server, ann) };
    expect((await server.call('GET', `/scrape/jobs/${String(first.id)}`, { token: ann.token })).status).toBe(
      404,
    );
    expect(await queue('mira')).toMatchObject({
      status: 200,
      body: {
        id: first.id,
        project_id: project,
        username: 'mira',
        status: 'completed',
        created_at: message.created_at,
        started_at: null,
        result: { message_id: message.id },
      },
    });
    expect(await creditsOf(server, ann)).toEqual([9, 10, 1]);
  });

  it('is written to once more when asked for', async () => {
    const first = await write('mira');
    const again = await queue('mira', { again: true });
    expect(again).toMatchObject({ status: 202, body: { status: 'pending' } });
    expect(again.body.id).not.toBe(first.id);
    expect(await queue('mira', { again: true })).toMatchObject({ status: 200, body: { id: again.body.id } });
    await server.drain();
    expect(await messages()).toHaveLength(2);
    expect(await creditsOf(server, ann)).toEqual([8, 10, 2]);
    expect(await queue('mira')).toMatchObject({ status: 200, body: { id: again.body.id } });
  });

  it('is written to once more only once, when the answer was lost', async () => {
    await write('mira');
    const [{ created_at: known }] = await messages();
    const second = await write('mira', { again: true, again_after: known });
    expect(await queue('mira', { again: true, again_after: known })).toMatchObject({
      status: 200,
      body: { id: second.id, status: 'completed' },
    });
    expect(await creditsOf(server, ann)).toEqual([8, 10, 2]);
  });

  it('can be written to in another project', async () => {
    await write('mira');
    project = await createProject(server, ann);
    expect(await queue('mira')).toMatchObject({ status: 202 });
  });

  it('is not asked about the do-not-contact list, for nothing is written', async () => {
    await write('mira');
    await post('/do-not-contact', { usernames: ['mira'] });
    expect(await queue('mira')).toMatchObject({ status: 200 });
    expect(await queue('mira', { again: true })).toMatchObject({ status: 409 });
  });

  it('can be rewritten', async () => {
    await write('mira');
    const [message] = await messages();
    expect(await post(`/scrape/messages/${message.id}/regenerate`, {})).toMatchObject({ status: 202 });
  });

  it('is answered with the message when a script asks for it again', async () => {
    await write('mira');
    const [message] = await messages();
    expect(await generate('mira')).toMatchObject({ status: 200, body: { id: message.id } });
    expect(await creditsOf(server, ann)).toEqual([9, 10, 1]);
  });

  it.each([
    [{ again: 'yes' }, 'Again must be true or false'],
    [{ again: true, again_after: 'May' }, expect.stringContaining('Please give the time')],
  ])('refuses %j', async (more, detail) => {
    expect(await queue('mira', more)).toMatchObject({ status: 422, body: { detail } });
  });
});

describe('at once', () => {
  it.each([{}, { again: true }])('twenty calls with %j charge once', async (more) => {
    if ('again' in more) await write('mira');
    const [before] = await creditsOf(server, ann);
    const answers = await Promise.all(Array.from({ length: 20 }, () => queue('mira', more)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await server.drain();
    expect((await creditsOf(server, ann))[0]).toBe(Number(before) - 1);
  });
});

describe('a failed job', () => {
  it('that is tried again after somebody was written to brings no second message', async () => {
    refuses = true;
    const failed = await write('mira');
    refuses = false;
    const written = await write('mira');
    expect(await post(`/scrape/jobs/${String(failed.id)}/retry`, {})).toMatchObject({
      status: 202,
      body: { id: written.id, status: 'completed' },
    });
    expect(await creditsOf(server, ann)).toEqual([9, 10, 1]);
  });

  it('that was to write once more is tried again', async () => {
    await write('mira');
    refuses = true;
    const failed = await write('mira', { again: true });
    refuses = false;
    expect(await post(`/scrape/jobs/${String(failed.id)}/retry`, {})).toMatchObject({
      body: { status: 'pending' },
    });
  });
});

describe('asking who was written to', () => {
  const written = (usernames: unknown, where = project) =>
    post(`/scrape/projects/${where}/written`, { usernames });

  it('tells when, who waits, and in which other projects', async () => {
    const first = project;
    await write('mira');
    await write('north');
    const second = await createProject(server, ann, { name: 'Autumn' });
    project = second;
    await write('mira');
    await queue('waits');
    const [autumn] = await messages();
    const { status, text } = await written(['@Mira', 'nobody', 'north', 'waits', 'mira']);
    expect(status).toBe(200);
    const spring = (await get('/projects/')).find(({ id }: { id: string }) => id === first);
    expect(JSON.parse(text)).toEqual([
      { username: 'mira', written_at: autumn.created_at, waiting: false, also_in: [spring.name] },
      { username: 'north', written_at: null, waiting: false, also_in: [spring.name] },
      { username: 'waits', written_at: null, waiting: true, also_in: [] },
    ]);
  });

  it('names the latest three other projects, and the last of several messages', async () => {
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      project = await createProject(server, ann, { name });
      await write('mira');
    }
    await write('mira', { again: true });
    const [latest] = await messages();
    expect(JSON.parse((await written(['mira'])).text)).toMatchObject([
      { written_at: latest.created_at, also_in: ['Three', 'Two', 'One'] },
    ]);
  });

  it("knows nothing of other people's messages", async () => {
    await write('mira');
    const bob = await signedIn(server);
    expect(await post(`/scrape/projects/${project}/written`, { usernames: ['mira'] }, bob)).toMatchObject({
      status: 404,
    });
    const bobs = await createProject(server, bob);
    const { text } = await post(`/scrape/projects/${bobs}/written`, { usernames: ['mira'] }, bob);
    expect(JSON.parse(text)).toEqual([]);
  });

  it('takes five thousand names, and not one more', async () => {
    await write('name42');
    const names = Array.from({ length: 5000 }, (_, i) => `name${i}`);
    expect(JSON.parse((await written(names)).text)).toMatchObject([{ username: 'name42' }]);
    expect(await written([...names, 'more'])).toMatchObject({
      status: 422,
      body: { detail: 'Please ask about at most 5,000 usernames at once.' },
    });
    expect(await written([])).toMatchObject({ status: 422 });
    expect(await written(['not a name'])).toMatchObject({ status: 422 });
  });
});
