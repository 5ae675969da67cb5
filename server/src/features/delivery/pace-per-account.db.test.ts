// Warm-up, pause and gap belong to each account of a user, and continue when it is connected again.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Sending } from '@opener/contract/delivery';
import { hours, minutes } from '../../lib/clock.ts';
import { openSendingFixture, type SendingFixture } from '../../testing/sending-fixture.ts';

let fixture: SendingFixture;

beforeEach(async () => {
  fixture = await openSendingFixture();
  await fixture.connect('first.studio');
});
afterEach(() => fixture.close());

const sending = () => fixture.get<Sending>('/sending');
const senders = () => fixture.instagram.delivered.map(({ from, to }) => `${from} to ${to}`);

it('a freeze continues after another account and a disconnection', async () => {
  fixture.instagram.script.set('one', async () => ({ type: 'blocked' }));
  await fixture.write('one');
  const { frozen_until: until } = await sending();
  expect(until).toEqual(expect.any(String));
  fixture.instagram.script.clear();
  await fixture.connect('second.studio');
  expect(await sending()).toMatchObject({ frozen_until: null, held_because: null });
  await fixture.remove('/instagram/disconnect');
  await fixture.connect('first.studio');
  expect(await sending()).toMatchObject({ frozen_until: until });
  await fixture.nextTurn(hours(20));
  expect(senders()).toEqual([]);
  await fixture.nextTurn(hours(29));
  expect(senders()).toEqual(['first.studio to one']);
});

it('what Instagram says of an account counts for it when another has taken its place', async () => {
  fixture.instagram.script.set('one', async () => {
    await fixture.connect('second.studio');
    return { type: 'blocked' };
  });
  await fixture.write('one');
  expect(await sending()).toMatchObject({ account: 'second.studio', frozen_until: null });
  await fixture.connect('first.studio');
  expect(await sending()).toMatchObject({ frozen_until: expect.any(String) });
});

it('a warmed-up account stays so, and a new one starts slowly', async () => {
  const { db } = fixture.server.services;
  await db.execute(
    sql`update sending_paces set first_connected_at = first_connected_at - interval '20 days'`,
  );
  expect(await sending()).toMatchObject({ cap_today: 25 });
  await fixture.connect('second.studio');
  expect(await sending()).toMatchObject({ cap_today: 5 });
  await fixture.connect('first.studio');
  expect(await sending()).toMatchObject({ cap_today: 25 });
});

it('an unfinished login does not start the warm-up', async () => {
  const { connect } = fixture.instagram;
  fixture.instagram.connect = async () => ({ type: 'code needed', pending: 'half made' });
  await fixture.server.services.db.execute(sql`delete from instagram_accounts`);
  expect((await fixture.connect('second.studio')).status).toBe(409);
  fixture.instagram.connect = connect;
  fixture.server.advance(hours(20));
  const begun = fixture.server.services.clock.now();
  await fixture.connect('second.studio');
  const { schedule } = await sending();
  expect(Date.parse(schedule!.first_connected_at)).toBeGreaterThanOrEqual(begun.getTime());
});

it('each keeps its own gap and count', async () => {
  await fixture.write('one', 'two');
  await fixture.connect('second.studio');
  await fixture.write('three', 'four');
  await fixture.connect('first.studio');
  await fixture.run();
  expect(senders()).toEqual(['first.studio to one', 'second.studio to three']);
  expect(await sending()).toMatchObject({ sent_today: 1 });
  await fixture.nextTurn(minutes(11));
  expect(senders().at(-1)).toBe('first.studio to two');
  await fixture.connect('second.studio');
  expect(await sending()).toMatchObject({ sent_today: 1 });
});

it('is deleted with the user', async () => {
  await fixture.write('one');
  await fixture.connect('second.studio');
  const { db } = fixture.server.services;
  const kept = sql`select (select count(*)::int from sending_paces) as paces, (select count(*)::int from sends) as sends`;
  expect((await db.execute(kept)).rows).toEqual([{ paces: 2, sends: 1 }]);
  await fixture.remove('/auth/delete-account');
  expect((await db.execute(kept)).rows).toEqual([{ paces: 0, sends: 0 }]);
});
