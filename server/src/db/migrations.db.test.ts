// Data of earlier versions survives later migrations.
import { randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { databaseOn, runOn } from '@opener/embedded-postgres/testing/run-on';

const migrations = readMigrationFiles({
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
});
let name: string;
let client: pg.Client;

beforeEach(async () => {
  name = `opener_test_${randomBytes(6).toString('hex')}`;
  await runOn(inject('databaseAdminUrl'), `create database ${name} template template0`);
  client = new pg.Client({ connectionString: databaseOn(inject('databaseAdminUrl'), name) });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await runOn(inject('databaseAdminUrl'), `drop database if exists ${name} with (force)`);
});

/** In one transaction, as at startup. */
async function apply(from: number, to = migrations.length): Promise<void> {
  await client.query('begin');
  for (const { sql } of migrations.slice(from, to))
    for (const statement of sql) await client.query(statement);
  await client.query('commit');
}

async function rows(query: string): Promise<object[]> {
  return (await client.query<object>(query)).rows;
}

it('two people who had the same account: one keeps it, and its pace is one', async () => {
  await apply(0, 15);
  const [ann, bob, eve] = ['a', 'b', 'c'].map((end) => `${randomUUID().slice(0, -1)}${end}`) as [
    string,
    string,
    string,
  ];
  for (const id of [ann, bob, eve])
    await client.query(
      `insert into users (id, name, email, password_hash, created_at) values ('${id}', 'N', '${id}@example.com', '', now())`,
    );
  await client.query(`
    insert into instagram_accounts (user_id, username, state, connection, connection_ref, time_zone, hours_from, hours_to, weekdays, daily_cap) values
      ('${ann}', 'studio', 'connected', 'x', 'ref a', 'UTC', 7, 12, '{1,5}', 3),
      ('${bob}', 'studio', 'connected', 'x', 'ref b', 'UTC', null, null, null, null),
      ('${eve}', 'other', 'connected', 'x', 'ref c', 'UTC', null, null, null, 9);
    insert into instagram_connections (ref, user_id, username, connected_at) values
      ('ref a', '${ann}', 'studio', '2026-02-02'), ('ref b', '${bob}', 'studio', '2026-01-01'), ('ref c', '${eve}', 'other', '2026-01-01');
    insert into sending_paces (user_id, username, first_connected_at, frozen_until, next_send_at) values
      ('${ann}', 'studio', '2026-02-02', null, '2026-03-03'), ('${ann}', 'earlier', '2026-01-01', null, null),
      ('${bob}', 'studio', '2026-01-01', '2026-04-04', null), ('${eve}', 'other', '2026-05-05', null, null);`);
  await apply(15);

  expect(await rows(`select state from instagram_accounts order by username, connection_ref`)).toEqual([
    { state: 'connected' },
    { state: 'connected' },
    { state: 'reconnect' },
  ]);
  const day = (column: string) => `to_char(${column}, 'MM-DD') as ${column}`;
  expect(
    await rows(
      `select username, ${day('first_connected_at')}, ${day('frozen_until')}, ${day('next_send_at')} from sending_paces where username = 'studio'`,
    ),
  ).toEqual(
    Array.from({ length: 2 }, () => ({
      username: 'studio',
      first_connected_at: '01-01',
      frozen_until: '04-04',
      next_send_at: '03-03',
    })),
  );
  // The choice applied to every account of the person, and to nobody else's.
  const hers = { hours_from: 7, hours_to: 12, weekdays: [1, 5], daily_cap: 3 };
  const chosen = 'username, hours_from, hours_to, weekdays, daily_cap';
  expect(
    await rows(`select ${chosen} from sending_paces where user_id = '${ann}' order by username`),
  ).toEqual([
    { username: 'earlier', ...hers },
    { username: 'studio', ...hers },
  ]);
  expect(
    await rows(`select ${chosen} from sending_paces where user_id <> '${ann}' order by username`),
  ).toMatchObject([
    { username: 'other', hours_from: null, daily_cap: 9 },
    { username: 'studio', hours_from: null, daily_cap: null },
  ]);
});

it('an opt-out applies to every account that the user had', async () => {
  await apply(0, 19);
  const user = randomUUID();
  await client.query(`
    insert into users (id, name, email, password_hash, created_at) values ('${user}', 'N', 'n@example.com', '', now());
    insert into sending_paces (user_id, username, first_connected_at) values ('${user}', 'one', now()), ('${user}', 'two', now());
    insert into contacted (user_id, sender, username, delivery_id, recipient_id, at) values ('${user}', 'one', 'mira', gen_random_uuid(), '1784', now());
    insert into do_not_contact (user_id, username, reason, created_at) values
      ('${user}', 'mira', 'Asked you to stop.', now()), ('${user}', 'tom', 'Asked you to stop.', now()), ('${user}', 'zoe', 'Added by you.', now());`);
  await apply(19);
  expect(
    await rows(`select sender, username, recipient_id from stop_wishes order by sender, username`),
  ).toEqual(
    ['one', 'two'].flatMap((sender) => [
      { sender, username: 'mira', recipient_id: '1784' },
      { sender, username: 'tom', recipient_id: '' },
    ]),
  );
});

it('what was kept under the name of an account stays with it', async () => {
  await apply(0, 20);
  const [ann, bob] = [randomUUID(), randomUUID()];
  for (const id of [ann, bob])
    await client.query(
      `insert into users (id, name, email, password_hash, created_at) values ('${id}', 'N', '${id}@example.com', '', now())`,
    );
  await client.query(`
    insert into instagram_accounts (user_id, username, state, connection, connection_ref, time_zone) values
      ('${ann}', 'studio', 'connected', 'x', 'ref', 'UTC'), ('${bob}', 'only.begun', 'disconnected', null, null, 'UTC');
    insert into instagram_connections (ref, user_id, username, connected_at) values ('ref', '${ann}', 'studio', now());
    insert into sending_paces (user_id, username, first_connected_at) values ('${ann}', 'studio', now()), ('${ann}', 'earlier', now());`);
  await apply(20);
  expect(await rows(`select account, username from instagram_accounts order by username`)).toEqual([
    { account: null, username: 'only.begun' },
    { account: 'studio', username: 'studio' },
  ]);
  expect(await rows(`select account from instagram_connections`)).toEqual([{ account: 'studio' }]);
  expect(await rows(`select account, username, own_id from sending_paces order by account`)).toEqual([
    { account: 'earlier', username: 'earlier', own_id: null },
    { account: 'studio', username: 'studio', own_id: null },
  ]);
});

it('contacted people are known by the id of their delivery', async () => {
  await apply(0, 15);
  const [user, project, message, delivery] = Array.from({ length: 4 }, () => randomUUID());
  await client.query(`
    insert into users (id, name, email, password_hash, created_at) values ('${user}', 'N', 'n@example.com', '', now());
    insert into projects (id, user_id, name, product_info, offer_info, created_at) values ('${project}', '${user}', 'P', 'p', 'o', now());
    insert into messages (id, user_id, project_id, job_id, username, text, profile, facts, created_at)
      values ('${message}', '${user}', '${project}', gen_random_uuid(), 'mira', 'Hi', '{}', '[]', now());
    insert into deliveries (id, user_id, project_id, message_id, username, status, sender, recipient_id, created_at)
      values ('${delivery}', '${user}', '${project}', '${message}', 'mira', 'sent', 'studio', '1784', now());
    insert into contacted (user_id, sender, username, delivery_id, at) values
      ('${user}', 'studio', 'mira', '${delivery}', now()), ('${user}', 'studio', 'gone', gen_random_uuid(), now());`);
  await apply(15);
  expect(await rows(`select username, recipient_id from contacted order by username`)).toEqual([
    { username: 'gone', recipient_id: null },
    { username: 'mira', recipient_id: '1784' },
  ]);
});

it('people who answered or wrote before are known, and held messages stay held', async () => {
  await apply(0, 23);
  const user = randomUUID();
  const project = randomUUID();
  const held = 'This person has written to you. Read that before this goes out.';
  await client.query(`
    insert into users (id, name, email, password_hash, created_at) values ('${user}', 'N', 'n@example.com', '', now());
    insert into projects (id, user_id, name, product_info, offer_info, created_at) values ('${project}', '${user}', 'P', 'p', 'o', now());`);
  const add = (
    username: string,
    status: string,
    more: { answered?: string; reason?: string; id?: string },
  ) => {
    const message = randomUUID();
    const text = (value?: string) => (value === undefined ? 'null' : `'${value}'`);
    return client.query(`
      insert into messages (id, user_id, project_id, job_id, username, text, profile, facts, created_at)
        values ('${message}', '${user}', '${project}', gen_random_uuid(), '${username}', 'Hi', '{}', '[]', now());
      insert into deliveries (id, user_id, project_id, message_id, username, status, sender, created_at, answered_at, reason, recipient_id)
        values (gen_random_uuid(), '${user}', '${project}', '${message}', '${username}', '${status}', 'studio', now(), ${text(more.answered)}, ${text(more.reason)}, ${text(more.id)});`);
  };
  await add('answered', 'sent', { answered: '2026-02-02', id: '1784' });
  await add('answered', 'sent', { answered: '2026-01-01', id: '1784' });
  await add('wrote', 'review', { reason: held });
  await add('cautioned', 'review', { reason: 'It sells the same.' });
  await add('silent', 'sent', {});
  await apply(23);
  expect(await rows(`select sender, username, recipient_id from heard_from order by username`)).toEqual([
    { sender: 'studio', username: 'answered', recipient_id: '1784' },
    { sender: 'studio', username: 'wrote', recipient_id: '' },
  ]);
  expect(await rows(`select to_char(at, 'MM-DD') as at from heard_from where username = 'answered'`)).toEqual(
    [{ at: '02-02' }],
  );
  expect(await rows(`select username from deliveries where reason is not null`)).toEqual([
    { username: 'cautioned' },
  ]);
});

it('what was written before is counted and found', async () => {
  await apply(0, 26);
  const [user, project, message] = Array.from({ length: 3 }, () => randomUUID());
  await client.query(`
    insert into users (id, name, email, password_hash, created_at) values ('${user}', 'N', 'n@example.com', '', now());
    insert into projects (id, user_id, name, product_info, offer_info, created_at) values ('${project}', '${user}', 'P', 'p', 'o', now());
    insert into messages (id, user_id, project_id, job_id, username, text, profile, facts, created_at, sent_at, fit)
      values ('${message}', '${user}', '${project}', gen_random_uuid(), 'mira', 'Hello there', '{"fullName": "Mira K"}', '[]', now(), now(), 'strong'),
        (gen_random_uuid(), '${user}', '${project}', gen_random_uuid(), 'zoe', 'Hi', '{}', '[]', now(), null, null);
    insert into deliveries (id, user_id, project_id, message_id, username, status, sender, created_at)
      values (gen_random_uuid(), '${user}', '${project}', '${message}', 'mira', 'sent', 'studio', now());
    insert into past_outcomes (id, user_id, sent_at, by_hand) values (gen_random_uuid(), '${user}', now(), true);`);
  await apply(26, 27);
  expect(await rows(`select "of", sent, by_hand, status, fit, n from tallies order by "of", sent`)).toEqual([
    { of: 'delivery', sent: true, by_hand: false, status: 'sent', fit: 'strong', n: 1 },
    { of: 'message', sent: false, by_hand: false, status: null, fit: null, n: 1 },
    { of: 'message', sent: true, by_hand: false, status: null, fit: 'strong', n: 1 },
    { of: 'past', sent: true, by_hand: true, status: null, fit: null, n: 1 },
  ]);
  expect(await rows(`select text from message_search where text ilike '%mira k%'`)).toEqual([
    { text: 'mira\nMira K\nHello there' },
  ]);
});

it('what was sent and answered becomes conversations', async () => {
  await apply(0, 28);
  const user = randomUUID();
  const project = randomUUID();
  await client.query(
    `insert into users (id, name, email, password_hash, created_at) values ('${user}', 'N', 'n@example.com', '', now());
     insert into projects (id, user_id, name, product_info, offer_info, created_at) values ('${project}', '${user}', 'P', '', '', now());`,
  );
  const add = async (username: string, status: string, day: number, answered: string | null) => {
    const message = randomUUID();
    await client.query(
      `insert into messages (id, user_id, project_id, job_id, username, text, profile, facts, answered_at, created_at)
         values ('${message}', '${user}', '${project}', '${randomUUID()}', '${username}', 'Now', '{}', '[]', ${answered ? `'${answered}'` : 'null'}, now());
       insert into deliveries (id, user_id, project_id, message_id, username, sender, status, text, recipient_id, started_at, created_at)
         values ('${randomUUID()}', '${user}', '${project}', '${message}', '${username}', 'studio', '${status}', 'Then ${day}', 'id ${username}', '2026-03-0${day}', '2026-03-01');`,
    );
  };
  await add('mira', 'sent', 1, '2026-03-05');
  await add('mira', 'sent', 2, null);
  await add('zoe', 'unknown', 3, null);
  await add('tom', 'failed', 4, null);
  await apply(28);

  expect(
    await rows(
      `select username, recipient_id, to_char(began_at, 'MM-DD') as began, to_char(last_answer_at, 'MM-DD') as answered, unread from threads order by username`,
    ),
  ).toEqual([
    { username: 'mira', recipient_id: 'id mira', began: '03-01', answered: '03-05', unread: 0 },
    { username: 'zoe', recipient_id: 'id zoe', began: '03-03', answered: null, unread: 0 },
  ]);
  expect(await rows(`select author, text, status from thread_messages order by text`)).toEqual([
    { author: 'opener', text: 'Then 1', status: 'sent' },
    { author: 'opener', text: 'Then 2', status: 'sent' },
    { author: 'opener', text: 'Then 3', status: 'unknown' },
  ]);
});

it('whoever was decided to be interested counts once, with the message of the conversation', async () => {
  await apply(0, 30);
  const [ann, project, first, second] = Array.from({ length: 4 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
  ];
  await client.query(`
    insert into users (id, name, email, password_hash, created_at) values ('${ann}', 'N', 'ann@example.com', '', now());
    insert into projects (id, user_id, name, product_info, offer_info, created_at) values ('${project}', '${ann}', 'P', 'p', 'o', now());
    insert into messages (id, user_id, project_id, job_id, username, text, profile, facts, sent_at, answered_at, created_at)
    select id, '${ann}', '${project}', gen_random_uuid(), 'mira', 'Hi', '{}', '[]', now(), now(), now()
    from unnest('{${first},${second}}'::uuid[]) id;
    insert into threads (id, user_id, sender, username, project_id, message_id, began_at, handled_at, outcome, checked_at) values
      (gen_random_uuid(), '${ann}', 'studio', 'mira', '${project}', '${second}', now(), '2026-02-02', 'interested', now());`);
  await apply(30);
  expect(await rows(`select id from messages where interested_at = '2026-02-02'`)).toEqual([{ id: second }]);
  const tallied = `select sum(n)::int as n from tallies where "of" = 'message'`;
  expect(await rows(`${tallied} and interested`)).toEqual([{ n: 1 }]);
  expect(await rows(`${tallied} and not interested`)).toEqual([{ n: 1 }]);
});

it('what was sent or said last in a conversation is when it was active', async () => {
  await apply(0, 36);
  const [ann, project, mira, zoe] = Array.from({ length: 4 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
  ];
  await client.query(`
    insert into users (id, name, email, password_hash, created_at) values ('${ann}', 'N', 'ann@example.com', '', now());
    insert into projects (id, user_id, name, product_info, offer_info, created_at) values ('${project}', '${ann}', 'P', 'p', 'o', now());
    insert into threads (id, user_id, sender, username, project_id, began_at, handled_at, checked_at) values
      ('${mira}', '${ann}', 'studio', 'mira', '${project}', '2026-02-01', '2026-02-01', now()),
      ('${zoe}', '${ann}', 'studio', 'zoe', '${project}', '2026-02-01', '2026-02-02', now());
    insert into thread_messages (id, user_id, thread_id, sender, author, text, at, status) values
      (gen_random_uuid(), '${ann}', '${mira}', 'studio', 'opener', 'Followed up', '2026-02-09', 'sent'),
      (gen_random_uuid(), '${ann}', '${mira}', 'studio', 'you', 'Not sent', '2026-02-20', 'failed'),
      (gen_random_uuid(), '${ann}', '${zoe}', 'studio', 'opener', 'Perhaps', '2026-02-01', 'unknown');`);
  await apply(36);
  expect(
    await rows(`select username, to_char(active_at, 'MM-DD') as active from threads order by username`),
  ).toEqual([
    { username: 'mira', active: '02-09' },
    { username: 'zoe', active: '02-02' },
  ]);
  expect(await rows(`select text from thread_messages where doubted_at is not null`)).toEqual([
    { text: 'Perhaps' },
  ]);
});

it('a second message that was asked for stays one, and a rewrite a rewrite', async () => {
  await apply(0, 43);
  const [ann, project, unsent, byHand, byUs] = Array.from({ length: 5 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const asked = (username: string, message: string, status = 'pending') =>
    `(gen_random_uuid(), '${ann}', '${project}', '${username}', '${status}', '${message}', '2026-02-02')`;
  await client.query(`
    insert into users (id, name, email, password_hash, created_at) values ('${ann}', 'N', 'ann@example.com', '', now());
    insert into projects (id, user_id, name, product_info, offer_info, created_at) values ('${project}', '${ann}', 'P', 'p', 'o', now());
    insert into messages (id, user_id, project_id, job_id, username, text, profile, facts, sent_at, created_at)
    select id, '${ann}', '${project}', gen_random_uuid(), username, 'Hi', '{}', '[]', sent_at, '2026-02-01'
    from (values ('${unsent}'::uuid, 'unsent', null), ('${byHand}', 'by.hand', '2026-02-01'::timestamptz), ('${byUs}', 'by.us', null)) m (id, username, sent_at);
    insert into deliveries (id, user_id, project_id, message_id, username, sender, status, created_at, started_at) values
      (gen_random_uuid(), '${ann}', '${project}', '${unsent}', 'unsent', 'studio', 'waiting', '2026-02-01', null),
      (gen_random_uuid(), '${ann}', '${project}', '${byUs}', 'by.us', 'studio', 'unknown', '2026-02-01', '2026-02-01');
    insert into dm_jobs (id, user_id, project_id, username, status, replaces, created_at) values
      ${[asked('unsent', unsent), asked('by.hand', byHand, 'failed'), asked('by.us', byUs)].join(', ')};`);
  await apply(43);
  expect(await rows(`select username, beside from dm_jobs order by username`)).toEqual([
    { username: 'by.hand', beside: true },
    { username: 'by.us', beside: true },
    { username: 'unsent', beside: false },
  ]);
});
