import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deliveries, messages, projects } from '../../db/schema.ts';
import { newId } from '../../lib/ids.ts';
import { readWorkbook } from '../../lib/spreadsheet/testing/read-workbook.ts';
import { aProfile } from '../../testing/drafts.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { type HostileText, hostileTexts } from './testing/hostile-texts.ts';

const header =
  'Username,Full name,Category,Followers,Posts,Biography,Message,Delivered text,State,Sent,Sent at,Sent by,Answered at,Created at,Profile link,Answer,Outcome'.split(
    ',',
  );

let server: TestServer;
let ann: Person;
/** Has more messages than all buffers on the way can hold. */
let long: { token: string; projectId: string };

beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ann = await signedIn(server);
  long = { token: ann.token, projectId: await createProject('Long') };
  await addManyMessages(long.projectId);
});
beforeEach(async () => {
  ann = await signedIn(server);
});
afterAll(() => server.close());

async function createProject(name: string): Promise<string> {
  const id = newId();
  const row = { id, userId: ann.id, name, productInfo: 'p', offerInfo: 'o', createdAt: new Date() };
  await server.services.db.insert(projects).values(row);
  return id;
}

/** One message per hostile text, which is also in the profile; newest first. */
async function addHostileMessages(projectId: string) {
  const rows = hostileTexts.map((hostile, i) => {
    const { stored } = hostile;
    const profile = aProfile({ biography: stored, fullName: stored, category: i % 3 ? stored : null });
    const row = {
      id: newId(),
      userId: ann.id,
      projectId,
      jobId: newId(),
      username: `target.${i}`,
      text: stored,
      profile: { ...profile, followersCount: i * 1000 },
      facts: [],
      sentAt: i % 2 ? new Date('2026-03-02T10:11:12.000Z') : null,
      createdAt: new Date(Date.UTC(2026, 2, 1, 9, 8, i)),
    };
    return { hostile, row };
  });
  const { db } = server.services;
  await db.insert(messages).values(rows.map(({ row }) => row));
  // What they answered is as hostile.
  await db.execute(sql`
    insert into threads (id, user_id, sender, username, project_id, message_id, began_at, outcome, checked_at)
    select gen_random_uuid(), user_id, 'studio', username, project_id, id, created_at, 'not_now', now()
    from messages where project_id = ${projectId}`);
  await db.execute(sql`
    insert into thread_messages (id, user_id, thread_id, sender, author, text, at, status, message_id)
    select gen_random_uuid(), t.user_id, t.id, 'studio', who.author::thread_author, m.text, now() + who.at, 'sent',
      case who.author when 'opener' then m.id end
    from threads t join messages m on m.id = t.message_id,
      (values ('opener', interval '0'), ('them', interval '1 hour')) who (author, at)
    where t.project_id = ${projectId}`);
  return rows.toReversed();
}

/**
 * With long texts that hardly compress: they repeat, but further apart than gzip looks back. The index of searches would take longer over
 * such noise than everything else here.
 */
async function addManyMessages(projectId: string): Promise<void> {
  await server.services.db.execute(sql`alter table messages disable trigger messages_search_new`);
  await server.services.db.execute(sql`
    insert into messages (id, user_id, project_id, job_id, username, text, profile, facts, created_at)
    select gen_random_uuid(), ${ann.id}, ${projectId}, gen_random_uuid(), 'target', noise, ${JSON.stringify(aProfile())}::jsonb, '[]', now()
    from generate_series(1, 2500) n
      join (select k, string_agg(md5(k || ':' || i), '') noise from generate_series(0, 49) k, generate_series(1, 300) i group by k) texts
        on k = n % 50
    order by n`);
  await server.services.db.execute(sql`alter table messages enable trigger messages_search_new`);
}

function fetchExport(projectId: string, query = '', token = ann.token) {
  return server.app.inject({
    url: `/api/projects/${projectId}/export${query}`,
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' },
  });
}

/** Over a real connection; nothing of the body is read yet. */
async function openExport(
  projectId: string,
  format: string,
  { token = ann.token, encoding = 'identity' } = {},
): Promise<IncomingMessage> {
  const { port } = server.app.server.address() as AddressInfo;
  const path = `/api/projects/${projectId}/export?format=${format}`;
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': encoding };
  const [response] = (await once(get({ host: '127.0.0.1', port, path, headers }), 'response')) as [
    IncomingMessage,
  ];
  return response;
}

function expectedRow(
  { hostile, row }: Awaited<ReturnType<typeof addHostileMessages>>[number],
  kind: Exclude<keyof HostileText, 'stored'>,
) {
  const { username, profile, sentAt, createdAt } = row;
  const text = hostile[kind];
  const { followersCount, postsCount } = profile;
  const target = [username, text, profile.category && text, followersCount, postsCount, text];
  return [
    ...target,
    text,
    null,
    sentAt ? 'Sent by hand' : 'Unsent',
    sentAt ? 'Yes' : 'No',
    sentAt,
    sentAt ? 'By hand' : null,
    null,
    createdAt,
    `https://www.instagram.com/${username}/`,
    text,
    'Not now',
  ];
}

test('a workbook holds every message with every field, whatever it says', async () => {
  const projectId = await createProject('Spring launch');
  const added = await addHostileMessages(projectId);
  const answer = await fetchExport(projectId);

  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'x-total-count': String(added.length),
  });
  expect(answer.headers['content-encoding']).toBeUndefined();
  const [sheet] = readWorkbook(answer.rawPayload);
  expect(sheet!.rows).toEqual([header, ...added.map((message) => expectedRow(message, 'cell'))]);
  expect(sheet!.formulas).toBe(0);
  expect(sheet!.boldRows).toEqual([1]);
  expect(sheet!.frozenRows).toBe(1);
});

test('the text file holds the same, and no formula', async () => {
  const projectId = await createProject('Spring launch');
  const added = await addHostileMessages(projectId);
  const file = await buffer(await openExport(projectId, 'csv'));

  expect(file.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const rows = parse(file, { bom: true, record_delimiter: '\r\n' });
  const asText = (value: string | number | Date | null) =>
    value instanceof Date ? value.toISOString().slice(0, 19).replace('T', ' ') : String(value ?? '');
  expect(rows).toEqual([header, ...added.map((message) => expectedRow(message, 'field').map(asText))]);
});

/** One message in each state that a column shows. */
async function addToldMessages(projectId: string) {
  const at = new Date('2026-03-02T10:11:12.000Z');
  const row = (username: string, more: object = {}) => ({
    id: newId(),
    userId: ann.id,
    projectId,
    jobId: newId(),
    username,
    text: 'My copy',
    profile: aProfile(),
    facts: [],
    createdAt: at,
    ...more,
  });
  const rows = [
    row('answered', { sentAt: at, answeredAt: at }),
    row('failed'),
    row('hand', { sentAt: at }),
    row('sent', { sentAt: at }),
    row('skipped'),
    row('written'),
  ];
  await server.services.db.insert(messages).values(rows);
  const statuses = { answered: 'sent', failed: 'failed', sent: 'sent', skipped: 'skipped' } as const;
  for (const [username, status] of Object.entries(statuses)) {
    const messageId = rows.find((one) => one.username === username)!.id;
    const text = username === 'sent' ? '=1+1 as delivered' : 'My copy';
    const delivery = {
      id: newId(),
      userId: ann.id,
      projectId,
      messageId,
      username,
      status,
      sender: 'studio.reach',
      text,
      createdAt: at,
    };
    await server.services.db.insert(deliveries).values(delivery);
  }
}

const columns = (rows: string[][], ...names: string[]) =>
  rows.slice(1).map((row) => names.map((name) => row[header.indexOf(name)]));

async function readCsv(projectId: string, query = '') {
  const answer = await openExport(projectId, `csv${query}`);
  const rows = parse(await buffer(answer), { bom: true, record_delimiter: '\r\n' });
  expect(answer.headers['x-total-count']).toBe(String(rows.length - 1));
  return rows;
}

test('a file says what became of each message, and what was delivered where the copy differs', async () => {
  const projectId = await createProject('Told');
  await addToldMessages(projectId);
  const rows = await readCsv(projectId);
  const told = columns(rows, 'Username', 'State', 'Sent by', 'Answered at', 'Delivered text');
  expect(told.toReversed()).toEqual([
    ['answered', 'Answered', 'Automatic', '2026-03-02 10:11:12', ''],
    ['failed', 'Failed', '', '', ''],
    ['hand', 'Sent by hand', 'By hand', '', ''],
    ['sent', 'Sent', 'Automatic', '', expect.stringMatching(/^.?=1\+1 as delivered$/)],
    ['skipped', 'Skipped', '', '', ''],
    ['written', 'Unsent', '', '', ''],
  ]);
  // Never a formula.
  expect(
    columns(rows, 'Delivered text')
      .flat()
      .some((text) => text?.startsWith('=')),
  ).toBe(false);
  const [sheet] = readWorkbook((await fetchExport(projectId)).rawPayload);
  expect(sheet!.rows[0]).toEqual(header);
  expect(sheet!.formulas).toBe(0);
});

test('a file can hold only those that match, and says how many it has', async () => {
  const projectId = await createProject('Narrowed');
  await addToldMessages(projectId);
  const names = async (query: string) => new Set(columns(await readCsv(projectId, query), 'Username').flat());
  expect(await names('&state=sent')).toEqual(new Set(['answered', 'hand', 'sent']));
  expect(await names('&state=by_hand')).toEqual(new Set(['hand']));
  expect(await names('&q=SKIP')).toEqual(new Set(['skipped']));
  expect(await names('&q=a&state=answered')).toEqual(new Set(['answered']));
  expect((await fetchExport(projectId, '?state=review')).statusCode).toBe(404);
  expect((await fetchExport(projectId, '?state=lost')).statusCode).toBe(422);
});

test('the file is named after the project and the day', async () => {
  const projectId = await createProject('Été "2026" / Köln');
  await addHostileMessages(projectId);
  // Otherwise midnight might pass meanwhile.
  const now = server.services.clock.now();
  vi.spyOn(server.services.clock, 'now').mockReturnValue(now);
  const today = now.toISOString().slice(0, 10);
  const disposition = async (query: string) =>
    (await fetchExport(projectId, query)).headers['content-disposition'];
  expect(await disposition('')).toBe(
    `attachment; filename="opener-Ete-2026-Koln-${today}.xlsx"; filename*=UTF-8''opener-%C3%89t%C3%A9-2026-K%C3%B6ln-${today}.xlsx`,
  );
  expect(await disposition('?format=csv')).toContain(`filename="opener-Ete-2026-Koln-${today}.csv"`);
});

test('answers 404 without messages, for another user or no project; 401 signed out; 422 for another format', async () => {
  const projectId = await createProject('Empty');
  const refusal = async (id: string, query = '', token = ann.token) => {
    const { statusCode, body } = await fetchExport(id, query, token);
    return [statusCode, JSON.parse(body)];
  };
  expect(await refusal(projectId)).toEqual([404, { detail: 'No messages found for this project.' }]);
  expect(await refusal(newId())).toEqual([404, { detail: 'Project not found' }]);
  expect(await refusal(projectId, '?format=pdf')).toEqual([
    422,
    { detail: 'The format must be xlsx or csv' },
  ]);
  expect((await refusal(projectId, '', 'nobody'))[0]).toBe(401);

  await addHostileMessages(projectId);
  const bob = await signedIn(server);
  expect(await refusal(projectId, '', bob.token)).toEqual([404, { detail: 'Project not found' }]);
});

test.each(['xlsx', 'csv'])('an aborted export (%s) stops reading', async (format) => {
  const query = vi.spyOn(server.services.database.pool, 'query');
  const batches = () =>
    query.mock.calls.filter(([text]) => JSON.stringify(text).includes('from \\"messages\\"'));
  const response = await openExport(long.projectId, format, { token: long.token });
  await once(response, 'readable');
  response.destroy();
  await vi.waitFor(async () => expect(await openConnections()).toBe(0), 20_000);
  // The chosen ones, and fewer than the five batches of the whole.
  expect(batches().length).toBeGreaterThan(1);
  expect(batches().length).toBeLessThan(6);
  query.mockRestore();
});

test.each([
  ['xlsx', 'identity'],
  ['csv', 'identity'],
  ['csv', 'gzip'],
])('a fault half-way (%s, %s) breaks off the download', async (format, encoding) => {
  const response = await openExport(long.projectId, format, { token: long.token, encoding });
  await once(response, 'readable');
  await server.services.db.execute(sql`alter table messages rename to out_of_reach`);
  try {
    const size = buffer(response).then(({ length }) => length);
    await expect(size).rejects.toMatchObject({ code: 'ECONNRESET' });
  } finally {
    await server.services.db.execute(sql`alter table out_of_reach rename to messages`);
  }
});

function openConnections(): Promise<number> {
  return new Promise((resolve, reject) =>
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
