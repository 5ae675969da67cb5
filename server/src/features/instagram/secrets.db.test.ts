// The Instagram password and the connection never appear in a log line or an answer, whatever goes wrong.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogger } from '../../lib/logger.ts';
import { troubledPorts } from '../../testing/fake-ports.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import { createProject, giveCredits, queue } from '../../testing/projects.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { startUnipileServer, type TestUnipileServer, unipileKey } from '../../testing/unipile-server.ts';

const password = 'Pa55-of-the-account';

let vendor: TestUnipileServer;
let server: TestServer;
let ann: Person;
let lines: string[];
let answers: string[];

beforeEach(async () => {
  vendor = await startUnipileServer();
  lines = [];
  answers = [];
  const log = createLogger({ level: 'trace', pretty: false, to: { write: (line) => void lines.push(line) } });
  const environment = {
    UNIPILE_DSN: vendor.url,
    UNIPILE_API_KEY: unipileKey,
    UNIPILE_WEBHOOK_SECRET: 'webhook secret of a test',
    DM_GAP_SECONDS: '0-0',
    DM_HOURS: '0-24',
  };
  server = await startTestServer(environment, troubledPorts(), log);
  ann = await signedIn(server);
  await giveCredits(server, ann, 20);
});
afterEach(async () => {
  await server.close();
  await vendor.close();
});

async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<number> {
  const headers = { ...(body !== undefined && { 'content-type': 'application/json' }) };
  const answer = await server.call(method, path, { token: ann.token, headers, body });
  answers.push(JSON.stringify(answer.headers) + answer.text);
  return answer.status;
}
const connect = (username: string, more = {}) =>
  call('POST', '/instagram/connect', { username, password, time_zone: 'UTC', ...more });

async function failToConnect(): Promise<void> {
  const detail = `Could not log in with ${password}`;
  vendor.fail(
    'login',
    { answer: { status: 500, body: { detail } } },
    { answer: 'cut' },
    { answer: { status: 401, body: { type: 'errors/invalid_credentials', detail } } },
  );
  expect([await connect('studio'), await connect('studio'), await connect('studio')]).toEqual([
    502, 502, 400,
  ]);
  expect(await connect('studio', { time_zone: 'Mars/Base' })).toBe(422);
  expect(await connect('studio', { code: 7 })).toBe(422);
  expect(await call('POST', '/instagram/connect', `{"username":"studio","password":"${password}"`)).toBe(400);
}

async function connectAndSend(): Promise<void> {
  expect(await connect('twofactor.studio')).toBe(409);
  expect(await connect('twofactor.studio', { code: '000000' })).toBe(400);
  expect(await connect('twofactor.studio', { code: '123456' })).toBe(200);
  const project = await createProject(server, ann);
  for (const name of ['one', 'cut', 'refuses']) await queue(server, ann, project, name);
  vendor.fail('user', { answer: { status: 500, body: 'a page of errors' } });
  await server.drain();
  for (const path of ['/instagram/status', '/sending', '/scrape/messages', '/auth/me', '/sending/stats'])
    expect([path, await call('GET', path)]).toEqual([path, 200]);
}

it('are in no log line and no answer', async () => {
  await failToConnect();
  await connectAndSend();
  const { rows } = await server.services.db.execute<{ sealed: string; accountId: string }>(
    sql`select connection as sealed, connection_ref as "accountId" from instagram_accounts`,
  );
  const accountId = vendor.accountIds()[0]!;
  vendor.fail('delete', { answer: 'cut' });
  expect(await call('DELETE', '/instagram/disconnect')).toBe(200);

  const logged = lines.join('\n');
  expect(logged).toContain('/api/instagram/connect');
  expect(logged).toContain('the sender kept a connection that we gave up');
  for (const secret of [password, accountId, rows[0]!.sealed, unipileKey]) {
    expect(secret.length).toBeGreaterThan(10);
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
    expect(answers.filter((answer) => answer.includes(secret))).toEqual([]);
  }
});
