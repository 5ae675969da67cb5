// Actions at the moment an account or project is deleted: no deadlock, and no 500.
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commonErrors } from '@opener/contract/errors';
import { projectErrors } from '@opener/contract/project';
import { defaultVoice } from '@opener/contract/voice';
import type { Tx } from '../../db/database.ts';
import { createLogger } from '../../lib/logger.ts';
import { untilWaiting } from '../../testing/lock-waits.ts';
import { fakePorts } from '../../testing/fake-ports.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import { createProject, queue } from '../../testing/projects.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ann: Person;
let project: string;
const warnings: string[] = [];

beforeAll(async () => {
  const to = { write: (line: string) => void warnings.push(line) };
  server = await startTestServer({}, fakePorts(), createLogger({ level: 'warn', pretty: false, to }));
});
afterAll(() => server.close());
afterEach(expectNoCollision);
beforeEach(async () => {
  ann = await signedIn(server);
  project = await createProject(server, ann);
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  server.call(method, path, { token: ann.token, ...(body && { body }) });
const deleteAccount = () => call('DELETE', '/auth/delete-account');
const saveVoice = () => call('PUT', `/projects/${project}/voice`, { ...defaultVoice, tone: 'warm' });

/** A retried transaction would hide it. */
function expectNoCollision(): void {
  expect(warnings).toEqual([]);
}

/** Holds the statement's locks until released. */
async function hold(statement: (tx: Tx) => Promise<unknown>): Promise<() => Promise<void>> {
  const signals = new EventTarget();
  const held = once(signals, 'held');
  const letGo = once(signals, 'let go');
  const holding = server.services.db.transaction(async (tx) => {
    await statement(tx);
    signals.dispatchEvent(new Event('held'));
    await letGo;
  });
  await held;
  return async () => {
    signals.dispatchEvent(new Event('let go'));
    await holding;
  };
}

async function write(): Promise<{ id: string; edit: (text: string) => ReturnType<typeof call> }> {
  await queue(server, ann, project, 'mira');
  await server.drain();
  const [{ id }] = JSON.parse((await call('GET', '/scrape/messages')).text);
  const edit = (text: string) =>
    call('PUT', `/scrape/projects/${project}/messages/${id}`, { generated_message: text });
  return { id, edit };
}

describe('deleting the account', () => {
  it.each(['edit', 'restore', 'move', 'delete'] as const)(
    'waits for the %s of a message that has begun',
    async (name) => {
      const { id, edit } = await write();
      const other = await createProject(server, ann);
      const change = (action: 'move' | 'delete') =>
        call('POST', '/scrape/messages/change', { action, ids: [id], project_id: other });
      await edit('My own words.');
      const [version] = JSON.parse((await call('GET', `/scrape/messages/${id}/versions`)).text);
      const restore = () => call('POST', `/scrape/messages/${id}/versions/${version.id}/restore`);
      const letGo = await hold((tx) => tx.execute(sql`select 1 from messages where id = ${id} for update`));
      const begin = {
        edit: () => edit('Other words.'),
        restore,
        move: () => change('move'),
        delete: () => change('delete'),
      };
      const changed = begin[name]();
      await untilWaiting(server.services.db, 1);
      const deleted = deleteAccount();
      await untilWaiting(server.services.db, 2);
      await letGo();
      expect([(await changed).status, (await deleted).status]).toEqual([200, 200]);
    },
  );

  it('waits for a voice that is being saved', async () => {
    const letGo = await hold((tx) =>
      tx.execute(sql`select 1 from projects where id = ${project} for update`),
    );
    const saved = saveVoice();
    await untilWaiting(server.services.db, 1);
    const deleted = deleteAccount();
    await untilWaiting(server.services.db, 2);
    await letGo();
    await deleted;
    // It was saved; whether it could still be read depends on timing.
    expect([200, 404]).toContain((await saved).status);
    expect((await deleted).status).toBe(200);
  });

  it('signs out a user who saves a voice after it', async () => {
    const letGo = await hold((tx) => tx.execute(sql`delete from users where id = ${ann.id}`));
    const saved = saveVoice();
    await untilWaiting(server.services.db, 1);
    await letGo();
    expect(await saved).toMatchObject({ status: 401, body: { detail: commonErrors.signedOut } });
  });
});

describe('deleting the project', () => {
  it('rejects a voice that is saved after it', async () => {
    const letGo = await hold((tx) => tx.execute(sql`delete from projects where id = ${project}`));
    const saved = saveVoice();
    await untilWaiting(server.services.db, 1);
    await letGo();
    expect(await saved).toMatchObject({ status: 404, body: { detail: projectErrors.notFound } });
  });
});
