// The Instagram password and the connection never appear in a log line or an answer, whatever goes wrong.
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { createLogger } from '../../lib/logger.ts';
import { troubledPorts } from '../../testing/fake-ports.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import { createProject, giveCredits, queue } from '../../testing/projects.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { startUnipileServer, type TestUnipileServer, unipileKey } from '../../testing/unipile-server.ts';
import { signUnipileV2, signatureHeader } from '../../providers/instagram/unipile-v2-event.ts';
import type { UnipileVersion } from '../../testing/unipile-wire.ts';

const password = 'Pa55-of-the-account';
const webhookSecret = 'webhook secret of a test';

let vendor: TestUnipileServer;
let server: TestServer;
let ann: Person;
let lines: string[];
let answers: string[];

afterEach(async () => {
  await server.close();
  await vendor.close();
});

async function start(version: UnipileVersion): Promise<void> {
  vendor = await startUnipileServer(version);
  lines = [];
  answers = [];
  const log = createLogger({ level: 'trace', pretty: false, to: { write: (line) => void lines.push(line) } });
  const environment = {
    UNIPILE_DSN: vendor.dsn,
    UNIPILE_API_KEY: unipileKey,
    UNIPILE_WEBHOOK_SECRET: webhookSecret,
    DM_GAP_SECONDS: '0-0',
    DM_HOURS: '0-24',
  };
  server = await startTestServer(environment, troubledPorts(), log);
  ann = await signedIn(server);
  await giveCredits(server, ann, 20);
}

async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<number> {
  const headers = { ...(body !== undefined && { 'content-type': 'application/json' }) };
  const answer = await server.call(method, path, { token: ann.token, headers, body });
  answers.push(JSON.stringify(answer.headers) + answer.text);
  return answer.status;
}
const connect = (username: string, more = {}) =>
  call('POST', '/instagram/connect', { username, password, time_zone: 'UTC', ...more });

/** What each version calls a wrong password. */
const wrongPassword = { 1: 'errors/invalid_credentials', 2: 'provider/invalid_credentials' } as const;

async function failToConnect(version: UnipileVersion): Promise<void> {
  const detail = `Could not log in with ${password}`;
  vendor.fail(
    'login',
    { answer: { status: 500, body: { detail } } },
    { answer: 'cut' },
    { answer: { status: 401, body: { type: wrongPassword[version], detail } } },
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

it.each([1, 2] as const)('are in no log line and no answer, with version %d', async (version) => {
  await start(version);
  await failToConnect(version);
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

it('are in no log line and not in the queue when a lookup for an event of version 2 fails', async () => {
  await start(2);
  expect(await connect('studio')).toBe(200);
  const account_id = vendor.accountIds()[0]!;
  vendor.fail('user', { answer: 'cut' });
  // Such an event contains no name, so the opt-out asks for it.
  const payload = { id: 'm1', text: 'Please stop writing to me', sender_id: 'profile_mira', chat_id: 'c1' };
  const at = new Date();
  const event = JSON.stringify({
    type: 'message.new',
    account_id,
    account_provider: 'instagram',
    payload: { ...payload, timestamp: at.toISOString(), is_sender: false },
  });
  const signature = signUnipileV2(event, webhookSecret, Math.floor(at.getTime() / 1000));
  const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
  expect((await server.call('POST', '/instagram/webhook', { headers, body: event })).status).toBe(200);
  await server.drain();

  const { rows } = await server.services.db.execute<{ said: string }>(
    sql`select last_error as said from graphile_worker.jobs where last_error is not null`,
  );
  expect(rows).toEqual([{ said: expect.stringContaining('Unipile did not answer GET users') }]);
  expect(lines.filter((line) => line.includes('Unipile did not answer'))).not.toEqual([]);
  expect([...rows.map(({ said }) => said), ...lines].filter((line) => line.includes(account_id))).toEqual([]);
});
