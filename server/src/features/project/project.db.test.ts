import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProject } from '../../testing/fake-ports.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import { createProject, creditsOf, expectBalancedLedger, queue } from '../../testing/projects.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  ann = await signedIn(server);
  bob = await signedIn(server);
});
afterAll(() => server.close());

const put = (id: string, body: object, who = ann) =>
  server.call('PUT', `/projects/${id}`, { token: who.token, body });

describe('projects', () => {
  it('are created, trimmed, and listed newest first', async () => {
    const first = await server.call('POST', '/projects/', {
      token: ann.token,
      body: { ...aProject, name: '  First ' },
    });
    expect(first).toMatchObject({
      status: 201,
      body: { ...aProject, name: 'First', created_at: expect.stringMatching(/Z$/) },
    });
    await createProject(server, ann, { name: 'Second' });
    const list = JSON.parse((await server.call('GET', '/projects', { token: ann.token })).text) as {
      name: string;
    }[];
    expect(list.map(({ name }) => name).slice(0, 2)).toEqual(['Second', 'First']);
  });

  it('are 500 at most, also when they are created at once', async () => {
    const collector = await signedIn(server);
    await server.services.db.execute(sql`
      insert into projects (id, user_id, name, product_info, offer_info, sending_mode, created_at)
      select gen_random_uuid(), ${collector.id}, 'P' || n, 'x', 'y', 'auto', now() from generate_series(1, 498) n`);
    const create = () => server.call('POST', '/projects/', { token: collector.token, body: aProject });
    const answers = await Promise.all([create(), create(), create(), create()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409]);
    expect((await create()).body).toEqual({
      detail: 'You have 500 projects, which is the limit. Delete one you no longer need.',
    });
  });

  it('change only in the fields that are sent', async () => {
    const id = await createProject(server, ann);
    expect(await put(id, { offer_info: 'Two months free' })).toMatchObject({
      status: 200,
      body: { ...aProject, offer_info: 'Two months free' },
    });
    expect(await put(id, {})).toMatchObject({ status: 200, body: { name: aProject.name } });
  });

  it.each([
    [{ name: '' }, 'All fields are required'],
    [{ name: '   ' }, 'All fields are required'],
    [{ name: 'x'.repeat(101) }, 'Project name must be at most 100 characters'],
    [{ product_info: 'x'.repeat(1001) }, 'Product description must be at most 1000 characters'],
    [{ offer_info: 'x'.repeat(501) }, 'Offer details must be at most 500 characters'],
  ])('refuse %j, and stay as they were', async (change, detail) => {
    const id = await createProject(server, ann);
    expect(await put(id, change)).toMatchObject({ status: 422, body: { detail } });
    expect(await server.call('GET', `/projects/${id}`, { token: ann.token })).toMatchObject({
      body: aProject,
    });
  });

  it.each([
    [{}, 'auto'],
    [{ sending_mode: 'auto' }, 'auto'],
    [{ sending_mode: 'review' }, 'review'],
  ])('send as they are told to when they are created: %j', async (choice, mode) => {
    const id = await createProject(server, ann, choice);
    expect((await server.call('GET', `/projects/${id}/sending`, { token: ann.token })).body).toMatchObject({
      mode,
    });
  });

  it('cannot send in another way', async () => {
    const body = { ...aProject, sending_mode: 'never' };
    expect(await server.call('POST', '/projects/', { token: ann.token, body })).toMatchObject({
      status: 422,
      body: { detail: 'Choose auto or review' },
    });
  });

  it('take long texts on creation, where the limits are only advice', async () => {
    const long = { name: 'x'.repeat(51), product_info: 'x'.repeat(501), offer_info: 'x'.repeat(301) };
    expect(await server.call('POST', '/projects/', { token: ann.token, body: long })).toMatchObject({
      status: 201,
      body: long,
    });
  });

  it("are not there for anybody else, nor under an id that can't be", async () => {
    const id = await createProject(server, ann);
    const calls = ['GET', 'PUT', 'DELETE'] as const;
    for (const method of calls) {
      const body = method === 'PUT' ? { body: { name: 'Mine now' } } : {};
      expect(await server.call(method, `/projects/${id}`, { token: bob.token, ...body })).toMatchObject({
        status: 404,
        body: { detail: 'Project not found' },
      });
      expect(await server.call(method, '/projects/not-an-id', { token: ann.token, ...body })).toMatchObject({
        status: 404,
      });
    }
    expect((await server.call('GET', `/projects/${id}`, { token: ann.token })).status).toBe(200);
    expect(JSON.parse((await server.call('GET', '/projects/', { token: bob.token })).text)).toEqual([]);
  });

  it('give back the credits of unfinished jobs when they are deleted', async () => {
    const carol = await signedIn(server);
    const id = await createProject(server, carol);
    await queue(server, carol, id, 'one');
    await queue(server, carol, id, 'two');
    expect(await creditsOf(server, carol)).toEqual([8, 10, 0]);
    expect(await server.call('DELETE', `/projects/${id}`, { token: carol.token })).toMatchObject({
      status: 204,
      text: '',
    });
    expect(await creditsOf(server, carol)).toEqual([10, 10, 0]);
    await server.drain();
    expect(await creditsOf(server, carol)).toEqual([10, 10, 0]);
    await expectBalancedLedger(server);
  });
});
