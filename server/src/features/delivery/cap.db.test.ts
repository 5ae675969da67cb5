// The daily cap counts what the account sent, whatever happens to messages, projects and time zones.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sending } from '@opener/contract/delivery';
import { localDayAndHour } from '@opener/contract/local-time';
import { days, hours, minutes } from '../../lib/clock.ts';
import { createProject } from '../../testing/projects.ts';
import { openSendingFixture, type SendingFixture } from '../../testing/sending-fixture.ts';

let fixture: SendingFixture;

beforeEach(async () => {
  fixture = await openSendingFixture();
  await fixture.connect();
});
afterEach(() => fixture.close());

const today = () => fixture.get<Sending>('/sending');
const names = (prefix: string) => Array.from({ length: 7 }, (_, i) => `${prefix}${i}`);

async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await fixture.nextTurn();
}

/** Where a day has begun within the last hour. */
function whereItIsMidnight(): string {
  const now = fixture.server.services.clock.now();
  const zones = Array.from({ length: 25 }, (_, i) => `Etc/GMT${i > 12 ? '+' : '-'}${i > 12 ? i - 12 : i}`);
  return zones.find((zone) => localDayAndHour(now, zone).hour === 0)!;
}

it('stays used up when the project is deleted', async () => {
  await fixture.write(...names('a'));
  await turns(6);
  expect(fixture.targets()).toHaveLength(5);
  await fixture.remove(`/projects/${fixture.project}`);
  expect(await today()).toMatchObject({ sent_today: 5, cap_today: 5 });
  fixture.project = await createProject(fixture.server, fixture.ann);
  await fixture.write(...names('b'));
  await turns(3);
  expect(fixture.targets()).toHaveLength(5);
  fixture.server.advance(days(1));
  await turns(2);
  expect(fixture.targets()).toHaveLength(7);
});

it('distinguishes what it counts from what the list has', async () => {
  const listed = async () => {
    const { account, listed_today: list } = await today();
    const { day, messages } = list!;
    const shown = await fixture.get<unknown[]>(
      `/scrape/messages?state=sent&account=${account}&from=${day}&to=${day}`,
    );
    expect(shown).toHaveLength(messages);
    return messages;
  };
  fixture.instagram.script.set(
    'limbo',
    (deliver) => (deliver(), Promise.reject(new Error('connection cut'))),
  );
  await fixture.write('mira', 'anna', 'limbo');
  await turns(2);
  expect([await today(), await listed()]).toMatchObject([{ sent_today: 3 }, 2]);
  const { id } = await fixture.messageTo('mira');
  const deleted = await fixture.post('/scrape/messages/change', { action: 'delete', ids: [id] });
  expect([await today(), await listed(), deleted.status]).toMatchObject([{ sent_today: 3 }, 1, 200]);
  // It arrived after all.
  await fixture.put(`/scrape/messages/${(await fixture.messageTo('limbo')).id}/sent`, { sent: true });
  expect([await today(), await listed()]).toMatchObject([{ sent_today: 3 }, 2]);
  await fixture.remove('/instagram/disconnect');
  expect(await today()).toMatchObject({ sent_today: 0, listed_today: null });
});

describe('stays used up where the day has just begun, after', () => {
  it.each(['a change of the time zone', 'a login from there', 'a login with another account between'])(
    '%s',
    async (how) => {
      await fixture.write(...names('a'));
      await turns(6);
      fixture.server.advance(hours(2));
      expect(fixture.targets()).toHaveLength(5);
      const there = { time_zone: whereItIsMidnight() };
      if (how === 'a change of the time zone') await fixture.put('/sending', there);
      else {
        if (how === 'a login with another account between') await fixture.connect('other.studio', there);
        await fixture.connect('studio.reach', there);
      }
      expect(await today()).toMatchObject({ ...there, sent_today: 5, cap_today: 5 });
      await turns(3);
      expect(fixture.targets()).toHaveLength(5);
      // The day ends where it began; then the count starts again.
      fixture.server.advance(days(1));
      await turns(2);
      expect(fixture.targets()).toHaveLength(7);
    },
  );
});

it('counts every message that may have arrived, and none that certainly did not', async () => {
  fixture.instagram.script.set(
    'limbo',
    (deliver) => (deliver(), Promise.reject(new Error('connection cut'))),
  );
  await fixture.write('limbo');
  await fixture.act('limbo', 'resend');
  await fixture.run();
  expect(fixture.targets()).toEqual(['limbo', 'limbo']);
  expect(await today()).toMatchObject({ sent_today: 2 });

  fixture.instagram.script.set('shy', async () => ({ type: 'declined', sentence: 'Not today.' }));
  fixture.instagram.script.set('busy', async () => ({ type: 'not now' }));
  await fixture.write('shy', 'busy');
  await fixture.nextTurn();
  await fixture.nextTurn(minutes(20));
  expect(await today()).toMatchObject({ sent_today: 2 });

  fixture.project = await createProject(fixture.server, fixture.ann);
  fixture.instagram.script.clear();
  await fixture.write('limbo');
  // The first call reports the existing message, the second confirms.
  for (let i = 0; i < 2; i++) {
    await fixture.act('limbo', 'send_now');
    await fixture.run();
  }
  expect(fixture.targets().filter((name) => name === 'limbo')).toHaveLength(3);
  expect((await today()).sent_today).toBe(fixture.targets().length);
});
