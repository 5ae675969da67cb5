// The sender's turns while the user acts at the same moment.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seconds } from '../../lib/clock.ts';
import { openSendingDesk, type SendingDesk } from '../../testing/sending-desk.ts';
import { deliveryDepsOf } from '../../wiring.ts';
import { runSender } from './run-sender.ts';

let desk: SendingDesk;

beforeEach(async () => {
  desk = await openSendingDesk();
  await desk.connect();
});
afterEach(() => desk.close());

it('"Send now" is not delayed by a turn that has just ended', async () => {
  await desk.write('one', 'two');
  const deps = deliveryDepsOf(desk.server.services);
  const db = Object.create(deps.db) as typeof deps.db;
  // Between the turn's decision and what follows.
  db.transaction = async (work, config) => {
    const decided = await deps.db.transaction(work, config);
    await desk.act('two', 'send_now');
    return decided;
  };
  await runSender({ ...deps, db }, desk.ann.id);
  expect(desk.targets()).toEqual(['one']);
  const { rows } = await desk.server.services.db.execute<{ at: Date }>(
    sql`select run_at as at from graphile_worker.jobs where key = ${`delivery:${desk.ann.id}`}`,
  );
  const now = desk.server.services.clock.now().getTime();
  expect(rows.map(({ at }) => new Date(at).getTime() <= now)).toEqual([true]);
});

/** Returns the earliest time at which it can have got the account's lock. */
async function whileLocked(work: () => Promise<unknown>): Promise<Date> {
  const { db, clock } = desk.server.services;
  let waiting: Promise<unknown> | undefined;
  const later = await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from instagram_accounts where user_id = ${desk.ann.id} for update`);
    waiting = work();
    await vi.waitFor(async () => {
      const { rows } = await tx.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    }, 30_000);
    desk.server.advance(seconds(6));
    return clock.now();
  });
  await waiting;
  return later;
}

it('a turn that waited for the account begins when it has it', async () => {
  await desk.put('/sending', { paused: true });
  await desk.write('one');
  await desk.put('/sending', { paused: false });
  const later = await whileLocked(() => desk.run());
  const { rows } = await desk.server.services.db.execute<{ at: string }>(
    sql`select started_at as at from deliveries`,
  );
  expect(new Date(rows[0]!.at).getTime()).toBeGreaterThanOrEqual(later.getTime());
});

it.each(['of all', 'of a selection'])(
  'an approval %s that waited can be taken back for as long as any other',
  async (what) => {
    await desk.put(`/projects/${desk.project}/sending`, { mode: 'review' });
    await desk.write('one');
    const { id } = await desk.messageTo('one');
    const later = await whileLocked(() =>
      what === 'of all'
        ? desk.post(`/projects/${desk.project}/approve-all`)
        : desk.post('/scrape/messages/change', { action: 'approve', ids: [id] }),
    );
    const { rows } = await desk.server.services.db.execute<{ at: string }>(
      sql`select held_until as at from deliveries`,
    );
    expect(new Date(rows[0]!.at).getTime()).toBeGreaterThanOrEqual(later.getTime() + seconds(10));
  },
);
