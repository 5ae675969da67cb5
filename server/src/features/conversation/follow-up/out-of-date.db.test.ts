// What the provider lists is believed only while it is in touch with Instagram, and has caught up.
import { followUpHolds } from '@opener/contract/follow-up';
import { like, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { attempts } from '../../../db/schema.ts';
import { days, hours, minutes, seconds } from '../../../lib/clock.ts';
import { TransientFault } from '../../../lib/port-faults.ts';
import type { FakeInstagram } from '../../../testing/fake-instagram.ts';
import { type Following, openFollowing } from '../../../testing/following.ts';
import { queue } from '../../../testing/projects.ts';
import { conversationDepsOf } from '../../../wiring.ts';
import { readThreads } from '../read-threads.ts';
import { checkFollowUps } from './check-follow-ups.ts';

let fixture: Following['fixture'];
let talk: Following['talk'];
let follow: Following['follow'];

beforeEach(async () => {
  ({ fixture, talk, follow } = await openFollowing());
  await follow.choose();
  await talk.send('mira');
});
afterEach(() => fixture.close());

const now = () => fixture.server.services.clock.now();
const db = () => fixture.server.services.db;

async function states(): Promise<string[]> {
  const { rows } = await db().execute(sql`
    select t.username || ' ' || coalesce(f.ended::text, f.status::text) as state
    from follow_ups f join threads t on t.id = f.thread_id order by 1`);
  return rows.map((row) => String(row['state']));
}

/** They answered, and no event tells of it; the provider lists it from now on. */
function listAnswer(at: Date): void {
  fixture.instagram.chats.set('chat-mira', [
    { id: 'late', byUs: false, fromId: 'id-mira', text: 'Yes please, call me', at },
  ]);
}

it.each([
  ['is not in touch with Instagram', async () => 'interrupted' as const],
  ['does not say', () => Promise.reject(new TransientFault('down'))],
])('nothing is written while the provider %s', async (_, stateOf) => {
  const { stateOf: running } = fixture.instagram;
  fixture.instagram.stateOf = stateOf;
  await follow.wait(3);
  expect(await follow.next('mira')).toMatchObject({ state: 'planned', reason: followUpHolds.writer });
  fixture.instagram.stateOf = running;
  fixture.server.advance(hours(1));
  await follow.write();
  await fixture.nextTurn();
  expect(follow.got('mira')).toHaveLength(2);
});

it('an account that is lost, which no event told, is reported to the user, and stops them', async () => {
  fixture.instagram.stateOf = async () => 'lost';
  await follow.wait(3);
  expect(await states()).toEqual(['mira disconnected']);
  expect(await fixture.get('/instagram/status')).toMatchObject({ state: 'reconnect' });
});

it.each<[string, FakeInstagram['stateOf']]>([
  ['out of touch with Instagram', async () => 'interrupted'],
  ['out of reach', () => Promise.reject(new TransientFault('down'))],
])(
  'a provider that was %s until now catches up first, however long ago that was first seen',
  async (_, away) => {
    await follow.wait(3);
    const { stateOf: running } = fixture.instagram;
    fixture.instagram.stateOf = away;
    await fixture.nextTurn();
    const answeredAt = now();
    for (let n = 0; n < 4; n++) await fixture.nextTurn(minutes(6));
    fixture.instagram.stateOf = running;
    // Half an hour after the first look.
    await fixture.nextTurn(minutes(6) + seconds(1));
    expect(follow.got('mira')).toHaveLength(1);
    listAnswer(answeredAt);
    await fixture.nextTurn(minutes(30));
    expect(await states()).toEqual(['mira answered']);
  },
);

it('looking in vain is no draft', async () => {
  const { stateOf: running } = fixture.instagram;
  fixture.instagram.stateOf = () => Promise.reject(new TransientFault('down'));
  await follow.wait(3);
  const counted = () => db().$count(attempts, like(attempts.key, '%follow_up_draft%'));
  expect(await counted()).toBe(0);
  fixture.instagram.stateOf = running;
  fixture.server.advance(hours(1));
  await follow.write();
  expect(await counted()).toBe(1);
});

it('nothing that is written is sent while the provider is not in touch with Instagram', async () => {
  await follow.wait(3);
  const answeredAt = now();
  const { stateOf: running } = fixture.instagram;
  fixture.instagram.stateOf = async () => 'interrupted';
  await fixture.nextTurn();
  await fixture.nextTurn(minutes(10));
  expect(await states()).toEqual(['mira queued']);
  fixture.instagram.stateOf = running;
  // It has not caught up, and the event that says that it runs again may be lost.
  await fixture.nextTurn(minutes(10));
  expect(await states()).toEqual(['mira queued']);
  listAnswer(answeredAt);
  await fixture.nextTurn(minutes(30));
  expect(await states()).toEqual(['mira answered']);
  expect(follow.got('mira')).toHaveLength(1);
});

it.each([
  ['was lost and is back', true],
  ['was interrupted for a while', false],
])('an account that %s catches up first', async (_, wasLost) => {
  await follow.wait(3);
  if (wasLost) await fixture.tell({ type: 'account lost' });
  const answeredAt = now();
  fixture.server.advance(hours(5));
  await fixture.tell({ type: 'account ok' });
  if (wasLost) await follow.continue();
  await follow.write();
  await fixture.nextTurn(seconds(10));
  expect(follow.got('mira')).toHaveLength(1);

  listAnswer(answeredAt);
  fixture.server.advance(hours(1));
  await follow.write();
  await fixture.nextTurn();
  expect(await states()).toEqual(['mira answered']);
  expect(follow.got('mira')).toHaveLength(1);
});

describe('a comparison with the provider', () => {
  const answersOf = async (username: string) =>
    (await talk.with(username)).entries.filter(({ sent_by: by }) => by === 'them').length;
  const read = () => readThreads(conversationDepsOf(fixture.server.services), fixture.ann.id);
  async function readForTwoHours(): Promise<void> {
    for (let n = 0; n < 12; n++) {
      fixture.server.advance(minutes(10));
      await read();
    }
  }

  it('goes on with others when the provider keeps failing to list one', async () => {
    await talk.send('ada');
    fixture.server.advance(days(1));
    fixture.instagram.chats.set('chat-mira', new TransientFault('The provider answered 500'));
    fixture.instagram.chats.set('chat-ada', [
      { id: 'unheard', byUs: false, fromId: 'id-ada', text: 'Yes please', at: now() },
    ]);
    await readForTwoHours();
    expect(await answersOf('ada')).toBe(1);

    listAnswer(now());
    await readForTwoHours();
    expect(await answersOf('mira')).toBe(1);
  });

  it('finds what was said while it could not list that conversation', async () => {
    fixture.server.advance(days(1));
    await read();
    fixture.instagram.chats.set('chat-mira', new TransientFault('The provider answered 500'));
    const answeredAt = now();
    await readForTwoHours();
    listAnswer(answeredAt);
    await readForTwoHours();
    expect(await answersOf('mira')).toBe(1);
  });

  it('finds an answer to a follow-up that was sent after more than a month', async () => {
    await follow.choose({ first_days: 35, second_days: null });
    await follow.wait(35);
    await fixture.nextTurn();
    expect(follow.got('mira')).toHaveLength(2);
    fixture.server.advance(days(1));
    listAnswer(now());
    await readForTwoHours();
    expect(await answersOf('mira')).toBe(1);
  });

  it('finds an answer to a reply that was sent a month after theirs', async () => {
    await talk.hear('mira', 'Ask me again in spring');
    fixture.server.advance(days(40));
    await talk.writeBack('mira', 'It is spring');
    await fixture.nextTurn();
    fixture.server.advance(days(1));
    listAnswer(now());
    await readForTwoHours();
    expect(await answersOf('mira')).toBe(2);
  });

  it('finds an answer to a further message in an old conversation', async () => {
    fixture.server.advance(days(40));
    await queue(fixture.server, fixture.ann, fixture.project, 'mira', { again: true });
    await fixture.server.drain();
    const messages = await fixture.get<{ id: string; sent: boolean }[]>('/scrape/messages');
    const further = messages.find(({ sent }) => !sent)!;
    // It is skipped, because they were written to before, until the user insists.
    await fixture.nextTurn();
    await fixture.post(`/scrape/messages/${further.id}/delivery`, { action: 'send_now' });
    await fixture.nextTurn();
    expect(follow.got('mira')).toHaveLength(2);
    fixture.server.advance(days(1));
    listAnswer(now());
    await readForTwoHours();
    expect(await answersOf('mira')).toBe(1);
  });

  it('ends a month after a follow-up', async () => {
    await follow.choose({ second_days: null });
    await follow.wait(3);
    await fixture.nextTurn();
    expect(follow.got('mira')).toHaveLength(2);
    fixture.server.advance(days(31));
    listAnswer(now());
    await readForTwoHours();
    expect(await answersOf('mira')).toBe(0);
  });

  it('goes on, after a month without a word, while a follow-up is planned', async () => {
    await follow.choose({ first_days: 40, second_days: null });
    fixture.server.advance(days(40) - hours(2));
    const { stateOf: running } = fixture.instagram;
    fixture.instagram.stateOf = async () => 'interrupted';
    const answeredAt = now();
    await readForTwoHours();
    fixture.instagram.stateOf = running;
    // What was said meanwhile is listed a while later.
    await follow.write();
    await fixture.nextTurn();
    listAnswer(answeredAt);
    fixture.server.advance(hours(1));
    await follow.write();
    await fixture.nextTurn();
    expect(follow.got('mira')).toHaveLength(1);
    expect(await states()).toEqual(['mira answered']);
  });

  it.each<[string, () => unknown, () => unknown]>([
    ['was lost', () => fixture.tell({ type: 'account lost' }), () => fixture.tell({ type: 'account ok' })],
    [
      'was interrupted',
      () => void (fixture.instagram.stateOf = async () => 'interrupted'),
      () => void (fixture.instagram.stateOf = async () => 'running'),
    ],
  ])('finds what was said while the account %s', async (_, leave, comeBack) => {
    fixture.server.advance(days(1));
    await read();
    await leave();
    const answeredAt = now();
    await readForTwoHours();
    await comeBack();
    // What it lists is not up to date yet.
    fixture.server.advance(minutes(5));
    await read();
    listAnswer(answeredAt);
    await readForTwoHours();
    expect(await answersOf('mira')).toBe(1);
  });
});

it('one conversation that the provider keeps failing to list does not keep the others waiting', async () => {
  await talk.send('zoe');
  await follow.wait(3);
  expect(await states()).toEqual(['mira queued', 'zoe queued']);
  fixture.instagram.chats.set('chat-mira', new TransientFault('The provider answered 500'));
  for (let n = 0; n < 3; n++) await fixture.nextTurn(hours(1));
  expect(follow.got('mira')).toHaveLength(1);
  expect(follow.got('zoe')).toHaveLength(2);
  expect(await states()).toContain('mira queued');

  fixture.instagram.chats.set('chat-mira', []);
  await fixture.nextTurn(hours(1));
  expect(follow.got('mira')).toHaveLength(2);
});

it('nor those that were approved with it, and whose turn is on the next day', async () => {
  await talk.send('zoe');
  await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
  await follow.wait(3);
  expect(await states()).toEqual(['mira review', 'zoe review']);
  await db().execute(sql`update sending_paces set daily_cap = 1`);
  await fixture.post(`/projects/${fixture.project}/approve-all`);
  fixture.instagram.chats.set('chat-mira', new TransientFault('The provider answered 500'));
  for (let n = 0; n < 3; n++) await fixture.nextTurn(minutes(30));
  expect(follow.got('mira')).toHaveLength(1);
  expect(follow.got('zoe')).toHaveLength(2);
});

it('one look in vain is enough for a turn: the next one writes the others', async () => {
  await talk.send('zoe', 'ada');
  for (const name of ['mira', 'zoe'])
    fixture.instagram.chats.set(`chat-${name}`, new TransientFault('The provider answered 500'));
  await follow.wait(3, minutes(10));
  expect(await states()).toEqual(['ada planned', 'mira planned', 'zoe planned']);
  expect(await follow.next('mira')).toMatchObject({ reason: followUpHolds.unread });
  for (let n = 0; n < 2; n++) await follow.write();
  expect(await states()).toEqual(['ada queued', 'mira planned', 'zoe planned']);
});

it('one that is planned anew while its conversation cannot be listed waits for its new day', async () => {
  await follow.wait(3);
  const { listMessages } = fixture.instagram;
  fixture.instagram.listMessages = async () => {
    fixture.instagram.listMessages = listMessages;
    await follow.choose({ on: false });
    await follow.choose({ first_days: 10, second_days: 14 });
    throw new TransientFault('The provider answered 500');
  };
  await fixture.nextTurn();
  fixture.server.advance(minutes(1));
  await follow.write();
  await fixture.nextTurn();
  expect(await states()).toEqual(['mira planned']);
  expect(follow.got('mira')).toHaveLength(1);
});

it('an account that was connected before the message has nothing to catch up on', async () => {
  await fixture.tell({ type: 'account ok' });
  fixture.server.advance(minutes(1));
  await talk.send('zoe');
  const at = now().toISOString();
  await db().execute(sql`update follow_ups set due_at = ${at}, look_at = ${at}::timestamptz
    - case when thread_id = (select id from threads where username = 'zoe') then interval '1 second' else interval '0' end`);
  await follow.write();
  expect(await states()).toEqual(['mira planned', 'zoe queued']);
  expect(await follow.next('mira')).toMatchObject({ reason: followUpHolds.writer });
});

it('a user who waits for a turn keeps it, however often the day is looked for', async () => {
  fixture.server.advance(days(3));
  const { services } = fixture.server;
  const turn = async () => {
    const { rows } = await services.db.execute(
      sql`select run_at from graphile_worker.jobs where task_identifier = 'follow_up.write'`,
    );
    return rows;
  };
  await checkFollowUps(services);
  const first = await turn();
  expect(first).toHaveLength(1);
  await checkFollowUps(services);
  expect(await turn()).toEqual(first);
});
