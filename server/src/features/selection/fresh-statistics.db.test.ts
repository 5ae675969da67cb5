// Thousands of rows without statistics, as after "Send all unsent": each is looked up once, not once per other row.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Tx } from '../../db/database.ts';
import { openSendingFixture, type SendingFixture } from '../../testing/sending-fixture.ts';
import { skipDeliveries, takeBackDeliveries } from '../delivery/change-deliveries.ts';
import { deleteMessages } from '../dm/delete-messages.ts';
import { listChosen, lockChosen } from './selection.repo.ts';

const many = 600;
let fixture: SendingFixture;
let userId: string;
let ids: string[];

beforeEach(async () => {
  fixture = await openSendingFixture();
  await fixture.connect();
  userId = fixture.ann.id;
  const { db } = fixture.server.services;
  for (const table of ['messages', 'deliveries', 'do_not_contact'])
    await db.execute(sql.raw(`alter table ${table} set (autovacuum_enabled = false)`));
  await db.execute(sql`
    insert into messages (id, user_id, project_id, job_id, username, text, profile, facts, created_at, sent_at)
    select gen_random_uuid(), ${userId}, ${fixture.project}, gen_random_uuid(), 'name' || n, 'Hi', '{}', '[]', now(), now()
    from generate_series(1, ${many}::int) n`);
  await db.execute(sql`
    insert into deliveries (id, user_id, project_id, message_id, username, sender, status, created_at)
    select gen_random_uuid(), user_id, project_id, id, username, 'studio.reach', 'review', now() from messages`);
  await db.execute(sql`
    insert into do_not_contact (user_id, username, reason, created_at)
    select ${userId}, 'listed' || n, 'asked', now() from generate_series(1, ${many}::int) n`);
  const { rows } = await db.execute<{ id: string }>(sql`select id from messages`);
  ids = rows.map(({ id }) => id);
});
afterEach(() => fixture.close());

/** How many rows the database read for it. */
async function readBy(work: (tx: Tx) => Promise<unknown>): Promise<number> {
  return fixture.server.services.db.transaction(async (tx) => {
    const before = await countRead(tx);
    await work(tx);
    return (await countRead(tx)) - before;
  });
}

/** Also counts what this connection did in transactions before, as long as it has not reported it. */
async function countRead(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ read: number }>(
    sql`select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables`,
  );
  return rows[0]!.read;
}

it('a look at them', async () => {
  expect(await readBy((tx) => listChosen(tx, { userId, account: 'nobody' }, ids))).toBeLessThan(5 * many);
});

it('taking a skip back', async () => {
  const { clock, db } = fixture.server.services;
  const at = clock.now();
  await db.transaction((tx) => skipDeliveries(tx, userId, ids, at));
  expect(await readBy((tx) => takeBackDeliveries({ clock }, tx, userId, at))).toBeLessThan(10 * many);
});

it('deleting', async () => {
  const read = await readBy(async (tx) => {
    await lockChosen(tx, userId, ids);
    await deleteMessages(tx, userId, ids);
  });
  expect(read).toBeLessThan(20 * many);
});
