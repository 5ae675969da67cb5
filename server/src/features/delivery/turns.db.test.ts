// The sender's turns while the user acts at the same moment.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seconds } from '../../lib/clock.ts';
import { countLockWaits, untilWaiting } from '../../testing/lock-waits.ts';
import { signedIn } from '../../testing/people.ts';
import type { TestAnswer } from '../../testing/test-server.ts';
import { openFixtureBeside, openSendingFixture, type SendingFixture } from '../../testing/sending-fixture.ts';
import { conversationDepsOf, deliveryDepsOf } from '../../wiring.ts';
import { oneTurnEach } from '../conversation/one-turn-each.ts';
import { endedPerTurn } from './lock-open-account.ts';
import { runSender } from './run-sender.ts';

let fixture: SendingFixture;

beforeEach(async () => {
  fixture = await openSendingFixture();
  await fixture.connect();
});
afterEach(() => fixture.close());

it('"Send now" is not delayed by a turn that has just ended', async () => {
  await fixture.write('one', 'two');
  const deps = deliveryDepsOf(fixture.server.services);
  const db = Object.create(deps.db) as typeof deps.db;
  // Between the turn's decision and what follows.
  db.transaction = async (work, config) => {
    const decided = await deps.db.transaction(work, config);
    await fixture.act('two', 'send_now');
    return decided;
  };
  await runSender({ ...deps, db }, fixture.ann.id);
  expect(fixture.targets()).toEqual(['one']);
  const { rows } = await fixture.server.services.db.execute<{ at: Date }>(
    sql`select run_at as at from graphile_worker.jobs where key = ${`delivery:${fixture.ann.id}`}`,
  );
  const now = fixture.server.services.clock.now().getTime();
  expect(rows.map(({ at }) => new Date(at).getTime() <= now)).toEqual([true]);
});

/** Returns the earliest time at which it can have got the account's lock. */
async function whileLocked(work: () => Promise<unknown>): Promise<Date> {
  const { db, clock } = fixture.server.services;
  let waiting: Promise<unknown> | undefined;
  const later = await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from instagram_accounts where user_id = ${fixture.ann.id} for update`);
    waiting = work();
    await untilWaiting(db, 1);
    fixture.server.advance(seconds(6));
    return clock.now();
  });
  await waiting;
  return later;
}

it('a turn that waited for the account begins when it has it', async () => {
  await fixture.put('/sending', { paused: true });
  await fixture.write('one');
  await fixture.put('/sending', { paused: false });
  const later = await whileLocked(() => fixture.run());
  const { rows } = await fixture.server.services.db.execute<{ at: string }>(
    sql`select started_at as at from deliveries`,
  );
  expect(new Date(rows[0]!.at).getTime()).toBeGreaterThanOrEqual(later.getTime());
});

it.each(['of all', 'of a selection'])(
  'an approval %s that waited can be taken back for as long as one that did not',
  async (what) => {
    await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
    await fixture.write('one');
    const { id } = await fixture.messageTo('one');
    const later = await whileLocked(() =>
      what === 'of all'
        ? fixture.post(`/projects/${fixture.project}/approve-all`)
        : fixture.post('/scrape/messages/change', { action: 'approve', ids: [id] }),
    );
    const { rows } = await fixture.server.services.db.execute<{ at: string }>(
      sql`select held_until as at from deliveries`,
    );
    expect(new Date(rows[0]!.at).getTime()).toBeGreaterThanOrEqual(later.getTime() + seconds(10));
  },
);

it('begins no second turn of the same account, which comes back instead, and keeps no other waiting', async () => {
  const { db, clock } = fixture.server.services;
  const other = await openFixtureBeside(fixture);
  await other.connect('other.studio');
  await fixture.put('/sending', { paused: true });
  await fixture.write('one');
  const turn = oneTurnEach(conversationDepsOf(fixture.server.services));
  let first: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from instagram_accounts where user_id = ${fixture.ann.id} for update`);
    first = turn(fixture.ann.id);
    await untilWaiting(db, 1);
    await turn(fixture.ann.id);
    await turn(other.ann.id);
    expect(await countLockWaits(db)).toBe(1);
  });
  await first;
  const { rows } = await db.execute<{ at: string }>(
    sql`select run_at as at from graphile_worker.jobs where key = ${`delivery:${fixture.ann.id}`}`,
  );
  expect(rows.map(({ at }) => new Date(at).getTime() - clock.now().getTime() <= seconds(1))).toEqual([true]);
});

it('ends some of many that must not be sent, and lets others have the account before it goes on', async () => {
  const { db, clock } = fixture.server.services;
  const { ann, project } = fixture;
  await fixture.write('one');
  const usernames = Array.from({ length: endedPerTurn + 5 }, (_, n) => `lead${n}`);
  await db.execute(sql`
    with added as (
      insert into messages (id, user_id, project_id, job_id, username, text, profile, facts, created_at)
      select gen_random_uuid(), user_id, project_id, gen_random_uuid(), name, text, profile, facts, created_at
      from messages, unnest(${sql.param(usernames)}::text[]) name
      returning *
    )
    insert into deliveries (id, user_id, project_id, message_id, username, status, sender, created_at)
    select gen_random_uuid(), ${ann.id}, ${project}, id, username, 'waiting', 'studio.reach', created_at from added`);
  expect((await fixture.post('/do-not-contact', { usernames })).status).toBe(200);
  const count = async (status: string) => {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from deliveries where username like 'lead%' and status = ${status}`,
    );
    return rows[0]!.n;
  };

  await fixture.nextTurn();
  expect([await count('skipped'), await count('waiting')]).toEqual([endedPerTurn, 5]);
  const { rows } = await db.execute<{ at: string }>(
    sql`select run_at as at from graphile_worker.jobs where key = ${`delivery:${ann.id}`}`,
  );
  expect(rows.map(({ at }) => new Date(at) <= clock.now())).toEqual([true]);
  await fixture.run();
  expect(await count('skipped')).toBe(usernames.length);
});

it('many events for an account that is held leave connections for everybody else', async () => {
  const { db } = fixture.server.services;
  const bob = await signedIn(fixture.server);
  let told: Promise<TestAnswer[]> | undefined;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from instagram_accounts where user_id = ${fixture.ann.id} for update`);
    const ids = Array.from({ length: 40 }, (_, n) => `r${n}`);
    told = Promise.all(
      ids.map((id) =>
        fixture.tell({ type: 'reply', id, chatId: id, from: id, fromId: `id-${id}`, text: 'Hello' }),
      ),
    );
    await untilWaiting(db, 5);
    expect((await fixture.server.call('GET', '/projects/', { token: bob.token })).status).toBe(200);
    expect(await countLockWaits(db)).toBe(5);
  });
  expect(new Set((await told)?.map(({ status }) => status))).toEqual(new Set([200]));
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from heard_from where user_id = ${fixture.ann.id}`,
  );
  expect(rows).toEqual([{ n: 40 }]);
});
