// The daily cap counts what the account sent, whatever happens to messages, projects and time zones.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sending } from '@opener/contract/delivery';
import { localDayAndHour } from '@opener/contract/local-time';
import { days, hours, minutes } from '../../lib/clock.ts';
import { createProject } from '../../testing/projects.ts';
import { openSendingDesk, type SendingDesk, whereItIsMorning } from '../../testing/sending-desk.ts';

let desk: SendingDesk;

beforeEach(async () => {
  desk = await openSendingDesk();
  await desk.connect('studio.reach', { time_zone: whereItIsMorning() });
});
afterEach(() => desk.close());

const today = () => desk.get<Sending>('/sending');
const names = (prefix: string) => Array.from({ length: 7 }, (_, i) => `${prefix}${i}`);

async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await desk.nextTurn();
}

/** Where a day has begun within the last hour. */
function whereItIsMidnight(): string {
  const now = desk.server.services.clock.now();
  const zones = Array.from({ length: 25 }, (_, i) => `Etc/GMT${i > 12 ? '+' : '-'}${i > 12 ? i - 12 : i}`);
  return zones.find((zone) => localDayAndHour(now, zone).hour === 0)!;
}

it('stays used up when the project is deleted', async () => {
  await desk.write(...names('a'));
  await turns(6);
  expect(desk.targets()).toHaveLength(5);
  await desk.remove(`/projects/${desk.project}`);
  expect(await today()).toMatchObject({ sent_today: 5, cap_today: 5 });
  desk.project = await createProject(desk.server, desk.ann);
  await desk.write(...names('b'));
  await turns(3);
  expect(desk.targets()).toHaveLength(5);
  desk.server.advance(days(1));
  await turns(2);
  expect(desk.targets()).toHaveLength(7);
});

it('distinguishes what it counts from what the list has', async () => {
  const listed = async () => {
    const { account, listed_today: list } = await today();
    const { day, messages } = list!;
    const shown = await desk.get<unknown[]>(
      `/scrape/messages?state=sent&account=${account}&from=${day}&to=${day}`,
    );
    expect(shown).toHaveLength(messages);
    return messages;
  };
  desk.instagram.script.set('limbo', (deliver) => (deliver(), Promise.reject(new Error('connection cut'))));
  await desk.write('mira', 'anna', 'limbo');
  await turns(2);
  expect([await today(), await listed()]).toMatchObject([{ sent_today: 3 }, 2]);
  const { id } = await desk.messageTo('mira');
  const deleted = await desk.post('/scrape/messages/change', { action: 'delete', ids: [id] });
  expect([await today(), await listed(), deleted.status]).toMatchObject([{ sent_today: 3 }, 1, 200]);
  // It arrived after all.
  await desk.put(`/scrape/messages/${(await desk.messageTo('limbo')).id}/sent`, { sent: true });
  expect([await today(), await listed()]).toMatchObject([{ sent_today: 3 }, 2]);
  await desk.remove('/instagram/disconnect');
  expect(await today()).toMatchObject({ sent_today: 0, listed_today: null });
});

describe('stays used up where the day has just begun, after', () => {
  it.each(['a change of the time zone', 'a login from there', 'a login with another account between'])(
    '%s',
    async (how) => {
      await desk.write(...names('a'));
      await turns(6);
      desk.server.advance(hours(2));
      expect(desk.targets()).toHaveLength(5);
      const there = { time_zone: whereItIsMidnight() };
      if (how === 'a change of the time zone') await desk.put('/sending', there);
      else {
        if (how === 'a login with another account between') await desk.connect('other.studio', there);
        await desk.connect('studio.reach', there);
      }
      expect(await today()).toMatchObject({ ...there, sent_today: 5, cap_today: 5 });
      await turns(3);
      expect(desk.targets()).toHaveLength(5);
      // The day ends where it began; then the count starts again.
      desk.server.advance(days(1));
      await turns(2);
      expect(desk.targets()).toHaveLength(7);
    },
  );
});

it('counts every message that may have arrived, and none that certainly did not', async () => {
  desk.instagram.script.set('limbo', (deliver) => (deliver(), Promise.reject(new Error('connection cut'))));
  await desk.write('limbo');
  await desk.act('limbo', 'resend');
  await desk.run();
  expect(desk.targets()).toEqual(['limbo', 'limbo']);
  expect(await today()).toMatchObject({ sent_today: 2 });

  desk.instagram.script.set('shy', async () => ({ type: 'declined', sentence: 'Not today.' }));
  desk.instagram.script.set('busy', async () => ({ type: 'not now' }));
  await desk.write('shy', 'busy');
  await desk.nextTurn();
  await desk.nextTurn(minutes(20));
  expect(await today()).toMatchObject({ sent_today: 2 });

  desk.project = await createProject(desk.server, desk.ann);
  desk.instagram.script.clear();
  await desk.write('limbo');
  // The first call reports the existing message, the second confirms.
  for (let i = 0; i < 2; i++) {
    await desk.act('limbo', 'send_now');
    await desk.run();
  }
  expect(desk.targets().filter((name) => name === 'limbo')).toHaveLength(3);
  expect((await today()).sent_today).toBe(desk.targets().length);
});
