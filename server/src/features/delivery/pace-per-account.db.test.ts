// Warm-up, pause and gap belong to each account of a user, and continue when it is connected again.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Sending } from '@opener/contract/delivery';
import { hours, minutes } from '../../lib/clock.ts';
import { openSendingDesk, type SendingDesk, whereItIsMorning } from '../../testing/sending-desk.ts';

let desk: SendingDesk;
const zone = { time_zone: whereItIsMorning() };

beforeEach(async () => {
  desk = await openSendingDesk();
  await desk.connect('first.studio', zone);
});
afterEach(() => desk.close());

const sending = () => desk.get<Sending>('/sending');
const senders = () => desk.instagram.delivered.map(({ from, to }) => `${from} to ${to}`);

it('a freeze continues after another account and a disconnection', async () => {
  desk.instagram.script.set('one', async () => ({ type: 'blocked' }));
  await desk.write('one');
  const { frozen_until: until } = await sending();
  expect(until).toEqual(expect.any(String));
  desk.instagram.script.clear();
  await desk.connect('second.studio', zone);
  expect(await sending()).toMatchObject({ frozen_until: null, held_because: null });
  await desk.remove('/instagram/disconnect');
  await desk.connect('first.studio', zone);
  expect(await sending()).toMatchObject({ frozen_until: until });
  await desk.nextTurn(hours(20));
  expect(senders()).toEqual([]);
  await desk.nextTurn(hours(29));
  expect(senders()).toEqual(['first.studio to one']);
});

it('what Instagram says of an account counts for it when another has taken its place', async () => {
  desk.instagram.script.set('one', async () => {
    await desk.connect('second.studio', zone);
    return { type: 'blocked' };
  });
  await desk.write('one');
  expect(await sending()).toMatchObject({ account: 'second.studio', frozen_until: null });
  await desk.connect('first.studio', zone);
  expect(await sending()).toMatchObject({ frozen_until: expect.any(String) });
});

it('a warmed-up account stays so, and a new one starts slowly', async () => {
  const { db } = desk.server.services;
  await db.execute(
    sql`update sending_paces set first_connected_at = first_connected_at - interval '20 days'`,
  );
  expect(await sending()).toMatchObject({ cap_today: 25 });
  await desk.connect('second.studio', zone);
  expect(await sending()).toMatchObject({ cap_today: 5 });
  await desk.connect('first.studio', zone);
  expect(await sending()).toMatchObject({ cap_today: 25 });
});

it('an unfinished login does not start the warm-up', async () => {
  const { connect } = desk.instagram;
  desk.instagram.connect = async () => ({ type: 'code needed', pending: 'half made' });
  await desk.server.services.db.execute(sql`delete from instagram_accounts`);
  expect((await desk.connect('second.studio', zone)).status).toBe(409);
  desk.instagram.connect = connect;
  desk.server.advance(hours(20));
  const begun = desk.server.services.clock.now();
  await desk.connect('second.studio', zone);
  const { schedule } = await sending();
  expect(Date.parse(schedule!.first_connected_at)).toBeGreaterThanOrEqual(begun.getTime());
});

it('each keeps its own gap and count', async () => {
  await desk.write('one', 'two');
  await desk.connect('second.studio', zone);
  await desk.write('three', 'four');
  await desk.connect('first.studio', zone);
  await desk.run();
  expect(senders()).toEqual(['first.studio to one', 'second.studio to three']);
  expect(await sending()).toMatchObject({ sent_today: 1 });
  await desk.nextTurn(minutes(11));
  expect(senders().at(-1)).toBe('first.studio to two');
  await desk.connect('second.studio', zone);
  expect(await sending()).toMatchObject({ sent_today: 1 });
});

it('is deleted with the user', async () => {
  await desk.write('one');
  await desk.connect('second.studio', zone);
  const { db } = desk.server.services;
  const kept = sql`select (select count(*)::int from sending_paces) as paces, (select count(*)::int from sends) as sends`;
  expect((await db.execute(kept)).rows).toEqual([{ paces: 2, sends: 1 }]);
  await desk.remove('/auth/delete-account');
  expect((await db.execute(kept)).rows).toEqual([{ paces: 0, sends: 0 }]);
});
