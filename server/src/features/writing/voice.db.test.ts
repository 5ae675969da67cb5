import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultVoice, voiceErrors } from '@opener/contract/voice';
import { days } from '../../lib/clock.ts';
import type { WriteRequest } from '../../providers/writer/port.ts';
import { aDraft, fakePorts, aProfile } from '../../testing/fake-ports.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import { createProject, creditsOf, queue } from '../../testing/projects.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { profileMissing } from '../../providers/profiles/port.ts';

let server: TestServer;
let ann: Person;
let project: string;
let asked: WriteRequest;
let fit: 'strong' | 'weak' = 'strong';

beforeAll(async () => {
  const ports = fakePorts({
    async read(username) {
      if (username.startsWith('missing')) throw profileMissing();
      if (username.startsWith('sad')) return aProfile({ username, biography: 'In loving memory of our son' });
      return aProfile({ username });
    },
    async write(request) {
      asked = request;
      return { ...aDraft(request.profile.username), fit };
    },
  });
  server = await startTestServer({}, ports);
});
afterAll(() => server.close());
beforeEach(async () => {
  fit = 'strong';
  ann = await signedIn(server);
  project = await createProject(server, ann);
});

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, who = ann) =>
  server.call(method, `/projects/${project}${path}`, { token: who.token, ...(body && { body }) });
const preview = (username: string, voice?: object) =>
  call('POST', '/preview', { username, ...(voice && { voice }) });

describe('a voice', () => {
  it('has defaults, is saved whole, and read back', async () => {
    expect(await call('GET', '/voice')).toMatchObject({
      status: 200,
      body: { voice: defaultVoice, needs_offer_line: false, previews_left: 5 },
    });
    const voice = { sender_name: '  Tove ', tone: 'warm', samples: ['Hi, I am Tove.'], banned: ['synergy'] };
    expect(await call('PUT', '/voice', voice)).toMatchObject({
      status: 200,
      body: { voice: { ...defaultVoice, ...voice, sender_name: 'Tove' } },
    });
    await call('PUT', '/voice', { length: 'short' });
    expect((await call('GET', '/voice')).body['voice']).toEqual({ ...defaultVoice, length: 'short' });
  });

  it.each([
    [{ tone: 'loud' }, 'Choose plain, warm, playful or formal'],
    [{ language: 'xx' }, 'Choose a language from the list'],
    [{ sender_name: 'x'.repeat(61) }, 'Your name must be at most 60 characters'],
    [{ samples: ['a', 'b', 'c', 'd'] }, 'Your own messages: at most 3'],
    [{ banned: [' '] }, 'Words never to use must not be empty'],
  ])('refuses %j', async (voice, detail) => {
    expect(await call('PUT', '/voice', voice)).toMatchObject({ status: 422, body: { detail } });
  });

  it('belongs to its owner', async () => {
    const bob = await signedIn(server);
    expect(await call('GET', '/voice', undefined, bob)).toMatchObject({ status: 404 });
    expect(await call('PUT', '/voice', {}, bob)).toMatchObject({ status: 404 });
    expect(await call('POST', '/preview', { username: 'mira' }, bob)).toMatchObject({ status: 404 });
  });

  it('asks for a line when the offer is too long to be said', async () => {
    const offer_info = 'A long offer with many words in it. '.repeat(8);
    project = await createProject(server, ann, { offer_info });
    expect(await call('GET', '/voice')).toMatchObject({ body: { needs_offer_line: true } });
    expect(await call('PUT', '/voice', { offer_line: 'Half price in May' })).toMatchObject({
      body: { needs_offer_line: false },
    });
  });

  it('reaches the writer', async () => {
    await call('PUT', '/voice', { sender_name: 'Tove', tone: 'formal', banned: ['synergy'] });
    await queue(server, ann, project, 'mira');
    await server.drain();
    expect(asked).toMatchObject({
      language: 'en',
      voice: { senderName: 'Tove', tone: 'formal', banned: ['synergy'] },
    });
  });

  it('can skip people whom the offer hardly fits, free, unless they are asked for', async () => {
    fit = 'weak';
    await call('PUT', '/voice', { skip_weak: true });
    await queue(server, ann, project, 'mira');
    await server.drain();
    const { text } = await server.call('GET', `/scrape/projects/${project}/jobs`, { token: ann.token });
    const [job] = JSON.parse(text);
    expect(job).toMatchObject({
      status: 'failed',
      result: {
        error: 'Your offer is a weak fit for this person, so we did not write. Your credit is back.',
        refused: true,
      },
    });
    expect(await creditsOf(server, ann)).toEqual([10, 10, 0]);
    await server.call('POST', `/scrape/jobs/${job.id}/retry`, { token: ann.token, body: { anyway: true } });
    await server.drain();
    expect(await creditsOf(server, ann)).toEqual([9, 10, 1]);
  });
});

describe('a preview', () => {
  it('shows a message with its reason, saves nothing and costs nothing', async () => {
    expect(await preview('@Mira.Kilns')).toMatchObject({
      status: 200,
      body: {
        username: 'mira.kilns',
        generated_message: expect.stringContaining('kiln opening'),
        fit: 'strong',
        reason: expect.any(String),
        caution: null,
        previews_left: 4,
      },
    });
    expect(await creditsOf(server, ann)).toEqual([10, 10, 0]);
    const { text } = await server.call('GET', '/scrape/messages', { token: ann.token });
    expect(text).toBe('[]');
  });

  it('follows the voice that is being tried, else the saved one', async () => {
    await call('PUT', '/voice', { tone: 'warm' });
    await preview('mira');
    expect(asked.voice.tone).toBe('warm');
    await preview('mira', { tone: 'playful' });
    expect(asked.voice.tone).toBe('playful');
    expect(await call('GET', '/voice')).toMatchObject({
      body: { voice: { tone: 'warm' }, previews_left: 3 },
    });
  });

  it('is there five times a day, also when six come at once', async () => {
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => preview(`mira.${name}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(await preview('mira')).toMatchObject({
      status: 429,
      body: { detail: voiceErrors.noPreviewsLeft },
    });
    server.advance(days(1));
    ann = { ...ann, ...(await signedInAgain()) };
    expect(await preview('mira')).toMatchObject({ status: 200, body: { previews_left: 4 } });
  });

  it('counts only when it shows something', async () => {
    expect(await preview('missing.one')).toMatchObject({ status: 404 });
    expect(await preview('sad.one')).toMatchObject({
      status: 409,
      body: { detail: 'This profile is about a loss, so we did not write.' },
    });
    expect(await preview('not a name')).toMatchObject({ status: 422 });
    expect(await call('GET', '/voice')).toMatchObject({ body: { previews_left: 5 } });
  });
});

/** A day later the session has expired. */
async function signedInAgain(): Promise<{ token: string }> {
  const { body } = await server.call('POST', '/auth/login', {
    body: { email: ann.email, password: ann.password },
  });
  return { token: String(body.access_token) };
}
