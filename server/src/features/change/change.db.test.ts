import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fakePorts } from '../../testing/fake-ports.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import { createProject, queue } from '../../testing/projects.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ann: Person;

beforeAll(async () => {
  server = await startTestServer({}, fakePorts());
});
beforeEach(async () => {
  ann = await signedIn(server);
});
afterAll(() => server.close());

const latestOf = async ({ token }: Person) =>
  (await server.call('GET', '/changes', { token })).body['latest'];

/** Whether this is a change of the person's data. */
async function changes(action: () => Promise<unknown>, person = ann): Promise<boolean> {
  const before = await latestOf(person);
  await action();
  return (await latestOf(person)) !== before;
}

const jobsOf = (projectId: string, tag?: string, token = ann.token) =>
  server.call('GET', `/scrape/projects/${projectId}/jobs`, {
    token,
    ...(tag !== undefined && { headers: { 'if-none-match': tag } }),
  });

it('tells nobody how much others change', async () => {
  const project = await createProject(server, ann);
  const { rows } = await server.services.db.execute<{ latest: string }>(
    sql`select latest::text from changes where user_id = ${ann.id}`,
  );
  const told = [await latestOf(ann), (await jobsOf(project)).headers['etag']].join(' ').replace(project, '');
  expect(rows[0]?.latest).toMatch(/^\d+$/);
  expect(told).not.toMatch(new RegExp(`(?<![\\w-])${rows[0]!.latest}(?![\\w-])`));
});

it('is another one after each change, and the same after none', async () => {
  expect(await changes(async () => server.call('GET', '/projects/', { token: ann.token }))).toBe(false);
  let project = '';
  expect(await changes(async () => (project = await createProject(server, ann)))).toBe(true);
  expect(await changes(() => queue(server, ann, project, 'mira'))).toBe(true);
  expect(await changes(() => server.drain())).toBe(true);
  const [message] = JSON.parse((await server.call('GET', '/scrape/messages', { token: ann.token })).text);
  const mark = () =>
    server.call('PUT', `/scrape/messages/${message.id}/sent`, { token: ann.token, body: { sent: true } });
  expect(await changes(mark)).toBe(true);
  const block = () =>
    server.call('POST', '/do-not-contact', { token: ann.token, body: { usernames: ['zoe'] } });
  expect(await changes(block)).toBe(true);
  const unblock = () => server.call('DELETE', '/do-not-contact/zoe', { token: ann.token });
  expect(await changes(unblock)).toBe(true);
  const remove = () => server.call('DELETE', `/projects/${project}`, { token: ann.token });
  expect(await changes(remove)).toBe(true);
});

it("is nobody else's", async () => {
  const bob = await signedIn(server);
  expect(await changes(() => createProject(server, bob))).toBe(false);
  expect((await server.call('GET', '/changes')).status).toBe(401);
});

it('is seen only once the change is', async () => {
  const project = await createProject(server, ann);
  await server.services.db.transaction(async (tx) => {
    await tx.execute(sql`update projects set name = 'Other' where id = ${project}`);
    expect(await changes(async () => {})).toBe(false);
  });
});

it('goes with the account', async () => {
  await createProject(server, ann);
  expect((await server.call('DELETE', '/auth/delete-account', { token: ann.token })).status).toBe(200);
  const { rows } = await server.services.db.execute(sql`select 1 from changes where user_id = ${ann.id}`);
  expect(rows).toEqual([]);
});

it('lets two transactions change the same rows in different orders', async () => {
  const project = await createProject(server, ann);
  const { db } = server.services;
  const touchProject = sql`update projects set name = name || '.' where id = ${project}`;
  const touchCredits = sql`update credit_accounts set earned = earned where user_id = ${ann.id}`;
  let inside = 0;
  const both = async () => {
    inside++;
    await vi.waitUntil(() => inside === 2, 30_000);
  };
  const change = (statement: typeof touchProject) =>
    db.transaction(async (tx) => {
      await tx.execute(statement);
      await both();
    });
  // Each holds its lock while the other changes something else of the same user's.
  expect(await changes(() => Promise.all([change(touchProject), change(touchCredits)]))).toBe(true);
});

it('answers an unchanged poll with 304, by reading one row', async () => {
  const project = await createProject(server, ann);
  const first = await jobsOf(project);
  expect(first.status).toBe(200);
  const etag = String(first.headers['etag']);
  const query = vi.spyOn(server.services.database.pool, 'query');
  const same = await jobsOf(project, etag);
  const asked = query.mock.calls.map(([one]) => JSON.stringify(one));
  query.mockRestore();
  expect([same.status, same.text]).toEqual([304, '']);
  // The session, and the latest change.
  expect(asked).toHaveLength(2);
  expect(asked.filter((text) => text.includes('\\"changes\\"'))).toHaveLength(1);
  expect(asked.join()).not.toContain('dm_jobs');
  expect((await jobsOf(project, `W/${etag}`)).status).toBe(304);
});

it('answers in full after a change, for another project, and for an unknown tag', async () => {
  const project = await createProject(server, ann);
  const etag = String((await jobsOf(project)).headers['etag']);
  await queue(server, ann, project, 'mira');
  const fresh = await jobsOf(project, etag);
  expect(fresh.status).toBe(200);
  expect(JSON.parse(fresh.text)).toMatchObject([{ username: 'mira' }]);
  const other = await createProject(server, ann);
  expect((await jobsOf(other, String(fresh.headers['etag']))).status).toBe(200);
  expect((await jobsOf(project, 'nonsense')).status).toBe(200);
  const bob = await signedIn(server);
  expect((await jobsOf(project, String(fresh.headers['etag']), bob.token)).status).toBe(404);
});

it('finds the jobs of a project by index, however many were completed before', async () => {
  const project = await createProject(server, ann);
  await server.services.db.execute(sql`
    insert into dm_jobs (id, user_id, project_id, username, status, created_at, finished_at)
    select gen_random_uuid(), ${ann.id}, ${project}, 'name' || n, 'completed', now() - interval '1 day', now() - interval '1 day'
    from generate_series(1, 5000) n`);
  await server.services.db.execute(sql`analyze dm_jobs`);
  const { rows } = await server.services.db.execute<{ 'QUERY PLAN': string }>(sql`
    explain (analyze, costs off, timing off) select * from dm_jobs where user_id = ${ann.id} and project_id = ${project}
      and (status in ('pending', 'processing', 'failed') or (status = 'completed' and finished_at > now() - interval '1 minute'))
      order by id`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('dm_jobs_shown');
  expect(plan).not.toMatch(/Seq Scan|dm_jobs_project/);
});
