// The user's settings for when and how much their account sends.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sending } from '@opener/contract/delivery';
import { localDayAndHour, weekdayOf } from '@opener/contract/local-time';
import { days, hours } from '../../lib/clock.ts';
import { morningZone } from '../../testing/morning-zone.ts';
import { signedIn } from '../../testing/people.ts';
import { openFixtureBeside, openSendingFixture, type SendingFixture } from '../../testing/sending-fixture.ts';

let fixture: SendingFixture;

beforeEach(async () => {
  fixture = await openSendingFixture({ DM_HOURS: '9-18', DM_GAP_SECONDS: '240-720' });
  await fixture.connect();
});
afterEach(() => fixture.close());

const sending = () => fixture.get<Sending>('/sending');

describe('the schedule of an account', () => {
  it('is the usual pace until something is chosen', async () => {
    expect((await sending()).schedule).toEqual({
      hours: { from: 9, to: 18 },
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      daily_cap: 25,
      safe_caps: { from: 5, to: 25 },
      gap_seconds: { from: 240, to: 720 },
      first_connected_at: expect.any(String),
    });
    await fixture.remove('/instagram/disconnect');
    expect((await sending()).schedule).toBeNull();
  });

  it('is kept, one field at a time, over a new login and beside a pause', async () => {
    await fixture.put('/sending', { hours: { from: 7, to: 12 } });
    await fixture.put('/sending', { weekdays: [5, 1] });
    await fixture.put('/sending', { daily_cap: 3 });
    await fixture.put('/sending', { paused: true });
    await fixture.remove('/instagram/disconnect');
    await fixture.connect();
    expect(await sending()).toMatchObject({
      paused: true,
      cap_today: 3,
      schedule: { hours: { from: 7, to: 12 }, weekdays: [1, 5], daily_cap: 3 },
    });
  });

  it.each([
    [{ hours: { from: 12, to: 12 } }, 'Sending must start before it ends.'],
    [{ hours: { from: 18, to: 9 } }, 'Sending must start before it ends.'],
    [{ hours: { from: 9, to: 25 } }, 'Hours are whole numbers from 0 to 24.'],
    [{ hours: { from: 9.5, to: 12 } }, 'Hours are whole numbers from 0 to 24.'],
    [{ hours: { from: 9 } }, 'Hours are whole numbers from 0 to 24.'],
    [{ hours: 9 }, 'Hours are whole numbers from 0 to 24.'],
    [{ weekdays: [] }, 'Choose at least one day.'],
    [{ weekdays: [0] }, 'Days are numbers from 1, a Monday, to 7, each of them once.'],
    [{ weekdays: [8] }, 'Days are numbers from 1, a Monday, to 7, each of them once.'],
    [{ weekdays: [1, 1] }, 'Days are numbers from 1, a Monday, to 7, each of them once.'],
    [{ daily_cap: 0 }, 'Please enter a whole number from 1 to 1,000.'],
    [{ daily_cap: 2.5 }, 'Please enter a whole number from 1 to 1,000.'],
    [{ daily_cap: 26 }, 'At most 25 a day: more would put your Instagram account at risk.'],
  ])('refuses %j, and changes nothing', async (body, detail) => {
    const before = (await sending()).schedule;
    expect(await fixture.put('/sending', body)).toMatchObject({ status: 422, body: { detail } });
    expect((await sending()).schedule).toEqual(before);
  });

  it('is in the time zone of the last login until one is chosen, which then holds', async () => {
    const from = (time_zone: string) => fixture.connect('studio.reach', { time_zone });
    await from('Europe/Berlin');
    expect(await sending()).toMatchObject({ time_zone: 'Europe/Berlin' });
    await fixture.put('/sending', { time_zone: 'America/Los_Angeles' });
    await fixture.tell({ type: 'account lost' });
    await from('Europe/Berlin');
    expect(await sending()).toMatchObject({ time_zone: 'America/Los_Angeles', reconnect: false });
    await fixture.connect('second.studio', { time_zone: 'Europe/Berlin' });
    expect(await sending()).toMatchObject({ time_zone: 'America/Los_Angeles' });
  });

  it('is nothing without an account', async () => {
    const bob = await signedIn(fixture.server);
    const body = { daily_cap: 3 };
    expect(await fixture.server.call('PUT', '/sending', { token: bob.token, body })).toMatchObject({
      status: 409,
      body: { detail: 'Connect your Instagram account first.' },
    });
    expect((await sending()).schedule?.daily_cap).toBe(25);
  });
});

describe('each account of a person', () => {
  const chosen = { hours: { from: 7, to: 12 }, weekdays: [1, 5], daily_cap: 3 };
  const others = { hours: { from: 14, to: 20 }, weekdays: [2], daily_cap: 4 };
  const schedule = async () => (await sending()).schedule;
  const connect = (account: string) => fixture.connect(account);

  it('has a schedule of its own, which is there again when it is', async () => {
    await fixture.put('/sending', { account: 'studio.reach', ...chosen });
    await connect('other.studio');
    await fixture.put('/sending', { account: 'other.studio', ...others });
    expect(await schedule()).toMatchObject(others);
    await connect('studio.reach');
    expect(await schedule()).toMatchObject(chosen);
    await fixture.remove('/instagram/disconnect');
    await connect('other.studio');
    expect(await schedule()).toMatchObject(others);
  });

  it('begins with what was chosen for the one before', async () => {
    await fixture.put('/sending', chosen);
    await connect('other.studio');
    expect(await schedule()).toMatchObject(chosen);
    await fixture.put('/sending', others);
    await connect('studio.reach');
    expect(await schedule()).toMatchObject(chosen);
  });

  it('is changed only while it is the one that is connected', async () => {
    await fixture.put('/sending', { account: 'studio.reach', ...chosen });
    await connect('other.studio');
    expect(await fixture.put('/sending', { account: 'studio.reach', ...others })).toMatchObject({
      status: 409,
      body: { detail: 'A different Instagram account is connected now. Please check again.' },
    });
    expect(await schedule()).toMatchObject(chosen);
    await fixture.remove('/instagram/disconnect');
    expect(await fixture.put('/sending', others)).toMatchObject({
      status: 409,
      body: { detail: 'Connect your Instagram account first.' },
    });
    await connect('studio.reach');
    expect(await schedule()).toMatchObject(chosen);
  });

  it('keeps to its own hours when it sends', async () => {
    await fixture.put('/sending', { hours: { from: 0, to: 24 } });
    await connect('other.studio');
    const hour = localDayAndHour(fixture.server.services.clock.now(), morningZone).hour;
    await fixture.put('/sending', { hours: { from: hour + 3, to: hour + 4 } });
    await fixture.write('one');
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual([]);
    await connect('studio.reach');
    await fixture.write('two');
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['two']);
  });

  it('is chosen for by each person who has it in turn', async () => {
    await fixture.put('/sending', chosen);
    await fixture.remove('/instagram/disconnect');
    const bob = await openFixtureBeside(fixture);
    await bob.connect();
    await bob.put('/sending', others);
    await bob.remove('/instagram/disconnect');
    await connect('studio.reach');
    expect(await schedule()).toMatchObject(chosen);
  });
});

describe('sending', () => {
  it('waits for the hours and the days that were chosen', async () => {
    const today = weekdayOf(localDayAndHour(fixture.server.services.clock.now(), morningZone));
    const inTwoDays = ((today + 1) % 7) + 1;
    await fixture.put('/sending', { weekdays: [inTwoDays], hours: { from: 20, to: 23 } });
    await fixture.write('one');
    expect(fixture.targets()).toEqual([]);
    const { next_send_at: next } = await sending();
    const at = localDayAndHour(new Date(next!), morningZone);
    expect([weekdayOf(at), at.hour]).toEqual([inTwoDays, 20]);
    await fixture.nextTurn(days(1));
    expect(fixture.targets()).toEqual([]);
    await fixture.nextTurn(Date.parse(next!) - fixture.server.services.clock.now().getTime());
    expect(fixture.targets()).toEqual(['one']);
  });

  it('keeps to a lower cap, and goes on when it is raised', async () => {
    await fixture.put('/sending', { hours: { from: 0, to: 24 }, daily_cap: 2 });
    await fixture.write('a1', 'a2', 'a3', 'a4');
    for (let i = 0; i < 4; i++) await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['a1', 'a2']);
    expect(await sending()).toMatchObject({ sent_today: 2, cap_today: 2 });
    await fixture.put('/sending', { daily_cap: 25 });
    expect(await sending()).toMatchObject({ sent_today: 2, cap_today: 5 });
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['a1', 'a2', 'a3']);
  });

  it('goes out at once what the person wants now, also on a day off', async () => {
    const today = weekdayOf(localDayAndHour(fixture.server.services.clock.now(), morningZone));
    await fixture.put('/sending', { weekdays: [(today % 7) + 1] });
    await fixture.write('one');
    await fixture.nextTurn(hours(1));
    expect(fixture.targets()).toEqual([]);
    await fixture.act('one', 'send_now');
    await fixture.run();
    expect(fixture.targets()).toEqual(['one']);
  });
});
