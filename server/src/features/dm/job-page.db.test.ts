import type { Job } from '@opener/contract/dm';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fakePorts } from '../../testing/fake-ports.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import { createProject, giveCredits, queue } from '../../testing/projects.ts';
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
  await giveCredits(server, ann, 20);
  for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) await queue(server, ann, project, name);
  const set = (username: string, status: string, more = sql``) =>
    server.services.db.execute(
      sql`update dm_jobs set status = ${status}::dm_job_status ${more} where project_id = ${project} and username = ${username}`,
    );
  await set('one', 'failed', sql`, finished_at = now()`);
  await set('two', 'failed', sql`, finished_at = now(), refused = 'child'`);
  await set('five', 'processing', sql`, claimed_by = 'x'`);
  await set('six', 'completed', sql`, finished_at = now()`);
});
afterAll(() => server.close());

const page = (query: string, tag?: string) =>
  server.call('GET', `/scrape/projects/${project}/jobs${query}`, {
    token: ann.token,
    ...(tag !== undefined && { headers: { 'if-none-match': tag } }),
  });
const names = (text: string) => (JSON.parse(text) as Job[]).map(({ username }) => username);

it('begins with what is being written, and counts everything', async () => {
  const { text, headers } = await page('?limit=3');
  expect(names(text)).toEqual(['five', 'three', 'four', 'six']);
  expect(headers).toMatchObject({ 'x-active-count': '3', 'x-failed-count': '1', 'x-refused-count': '1' });
  expect(names((await page('?limit=200')).text)).toEqual(['five', 'three', 'four', 'one', 'two', 'six']);
});

it('is complete and in the order of queueing without a limit', async () => {
  const { text, headers } = await page('');
  expect(names(text)).toEqual(['one', 'two', 'three', 'four', 'five', 'six']);
  expect(headers).not.toHaveProperty('x-active-count');
});

it('comes without a body while nothing changes, each length under its own tag', async () => {
  const tag = String((await page('?limit=3')).headers['etag']);
  expect(await page('?limit=3', tag)).toMatchObject({ status: 304, text: '' });
  expect((await page('?limit=4', tag)).status).toBe(200);
  expect((await page('', tag)).status).toBe(200);
  await queue(server, ann, project, 'seven');
  const changed = await page('?limit=3', tag);
  expect(changed).toMatchObject({ status: 200, headers: { 'x-active-count': '4' } });
});

it.each(['0', '201', 'x', ''])('refuses a limit of “%s”', async (limit) => {
  expect((await page(`?limit=${limit}`)).status).toBe(422);
});
