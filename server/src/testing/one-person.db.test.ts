import { afterAll, beforeAll, expect, it } from 'vitest';
import pg from 'pg';
import { checkStatements, untiedTables } from './one-person.ts';
import { signedIn } from './people.ts';
import { createProject, queue } from './projects.ts';
import { recordStatements } from './statements.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let client: pg.PoolClient;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.services.database.pool.connect();
});
afterAll(async () => {
  client.release();
  await server.close();
});

it.each([
  [
    'by the id alone',
    'select * from messages m join deliveries d on d.message_id = m.id where d.user_id = $1',
    ['m'],
  ],
  ['of everybody', 'select * from messages m join deliveries d on d.message_id = m.id', ['d', 'm']],
  [
    'in a condition',
    'update dm_jobs j set error = $1 where exists (select 1 from messages m where m.id = j.message_id and m.user_id = $2)',
    ['j'],
  ],
  [
    'with themselves',
    'select * from messages a join messages b using (username) where a.user_id = $1',
    ['b'],
  ],
  [
    'by an alternative',
    'select * from messages m join deliveries d on d.message_id = m.id and (d.user_id = m.user_id or d.status = $2) where m.user_id = $1',
    ['d'],
  ],
])('tables that are joined %s are found', async (_, statement, untied) => {
  expect((await untiedTables(client, statement)).toSorted()).toEqual(untied);
});

it.each([
  'select * from messages m join deliveries d on d.message_id = m.id and d.user_id = m.user_id where m.user_id = $1',
  'select * from messages m join deliveries d on d.message_id = m.id where m.user_id = $1 and d.user_id = $1',
  'select * from credit_accounts a full join (select user_id from credit_entries group by 1) e using (user_id)',
  'select * from users u join sessions s on s.user_id = u.id where s.token_hash = $1',
  'select count(*) from messages',
  'select (select count(*) from messages) as messages, (select count(*) from deliveries) as deliveries',
  'select * from messages m join contacted c using (username) where m.user_id = $1 and c.sender = $2',
  'select * from messages m join profiles p using (username) where m.user_id = $1',
])('%s ties every row to its owner', async (statement) => {
  expect(await untiedTables(client, statement)).toEqual([]);
});

it('what the product sends is recorded', async () => {
  const sent = await recordStatements(server.services.database.pool, async () => {
    const ann = await signedIn(server);
    await queue(server, ann, await createProject(server, ann), 'mira.kilns');
  });
  expect(sent.filter(({ text }) => text.includes('credit_entries'))).not.toEqual([]);
  expect(new Set(sent.map(({ text }) => text)).size).toBeGreaterThan(10);
});

it('what joins people is told, also over a connection of before', async () => {
  const pool = new pg.Pool({ connectionString: server.databaseUrl, max: 1 });
  await pool.query('select 1');
  const checked = checkStatements(pool);
  // In parts, because what stands in a test is the test's own.
  const statement = ['select * from messages m', 'join deliveries d on d.message_id = m.id'].join('\n');
  await pool.query(statement);
  await expect(checked()).rejects.toThrow(
    /joined without their owner .*\n(m, d|d, m) in: select \* from messages m\njoin/,
  );
  await pool.end();
});
