// Follow-ups stop at once when sending is paused, or when the account is limited or disconnected; only the user continues them.
import { followUpEnds, followUpErrors } from '@opener/contract/follow-up';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StoredHalt } from '../../../db/documents.ts';
import { after, days, hours, minutes, seconds } from '../../../lib/clock.ts';
import type { SendResult } from '../../../providers/instagram/port.ts';
import { followUps } from '../../../testing/fake-ports.ts';
import { type Following, openFollowing } from '../../../testing/following.ts';

const [first] = followUps;

let fixture: Following['fixture'];
let talk: Following['talk'];
let follow: Following['follow'];

beforeEach(async () => {
  ({ fixture, talk, follow } = await openFollowing());
  await follow.choose();
});
afterEach(() => fixture.close());

const db = () => fixture.server.services.db;
const pause = (paused: boolean) => fixture.put('/sending', { paused });
const stopped = (some: object) => ({ paused: 0, frozen: 0, disconnected: 0, ...some });

async function states(): Promise<string[]> {
  const { rows } = await db().execute<{ is: string }>(sql`
    select t.username || ' ' || coalesce(f.ended, f.status::text) as is from follow_ups f join threads t on t.id = f.thread_id
    order by t.began_at, f.nth`);
  return rows.map(({ is }) => is);
}

async function waitingEntries(): Promise<number> {
  const { rows } = await db().execute(sql`select 1 from thread_messages where status = 'waiting'`);
  return rows.length;
}

/** A first message that the user asked for goes out before the follow-ups' turn, with this outcome. */
async function sendMeanwhile(username: string, outcome: () => Promise<SendResult>): Promise<void> {
  fixture.instagram.script.set(username, outcome);
  await db().execute(sql`update sending_paces set next_send_at = ${soon().toISOString()}`);
  await fixture.write(username);
  await fixture.act(username, 'send_now');
  await fixture.run();
  fixture.instagram.script.delete(username);
}
const soon = () => after(fixture.server.services.clock.now(), hours(1));

/** Three in a row without an outcome. */
async function stayUnknown(): Promise<void> {
  for (const username of ['lost.one', 'lost.two', 'lost.three'])
    await sendMeanwhile(username, async () => {
      throw new Error('the line broke');
    });
}

const connect = (account: string) => () => fixture.connect(account);
const thaw = async () => fixture.server.advance(hours(49));

type Halting = [when: string, halt: StoredHalt, stop: () => Promise<unknown>, goOn: () => Promise<unknown>];
const halts: Halting[] = [
  ['sending is paused', 'paused', () => pause(true), () => pause(false)],
  [
    'Instagram limits the account',
    'frozen',
    () => sendMeanwhile('eve', async () => ({ type: 'blocked' })),
    thaw,
  ],
  ['outcomes stay unknown', 'frozen', stayUnknown, thaw],
  [
    'the user disconnects the account',
    'disconnected',
    () => fixture.remove('/instagram/disconnect'),
    connect('studio.reach'),
  ],
  [
    'the provider loses the account',
    'disconnected',
    () => fixture.tell({ type: 'account lost' }),
    () => fixture.tell({ type: 'account ok' }),
  ],
  [
    'the provider loses the account while sending',
    'disconnected',
    () => sendMeanwhile('eve', async () => ({ type: 'account lost' })),
    () => fixture.tell({ type: 'account ok' }),
  ],
  ['another account is connected', 'disconnected', connect('another.studio'), connect('studio.reach')],
];

it.each(halts)('when %s, all stop at once, and the user continues them', async (_, halt, stop, goOn) => {
  await talk.send('queued', 'reviewed');
  await db().execute(sql`update messages set caution = 'competitor' where username = 'reviewed'`);
  await follow.wait(3);
  expect(await states()).toEqual(['queued queued', 'reviewed review']);

  await stop();
  expect((await states()).slice(0, 2)).toEqual([`queued ${halt}`, `reviewed ${halt}`]);
  expect(await follow.settings()).toMatchObject({
    review: 0,
    stopped: stopped({ [halt]: 2 }),
    can_continue: 0,
  });
  const ended = { state: 'ended', reason: followUpEnds[halt], can_resume: false };
  expect(await follow.next('queued')).toMatchObject(ended);
  expect(await follow.next('reviewed')).toMatchObject(ended);
  expect((await follow.continue()).body['continued'] ?? 0).toBe(0);
  expect(await follow.change('queued', 'resume')).toMatchObject({
    status: 409,
    body: { detail: followUpErrors.halted },
  });

  await goOn();
  // Nothing goes out without the user.
  await follow.wait(1);
  for (let turn = 0; turn < 3; turn++) await fixture.nextTurn(hours(2));
  expect([follow.got('queued').length, follow.got('reviewed').length]).toEqual([1, 1]);

  expect(await follow.settings()).toMatchObject({ can_continue: 2 });
  expect((await follow.continue()).body).toMatchObject({ continued: 2, stopped: stopped({}), review: 1 });
  await follow.write();
  expect(await follow.review()).toMatchObject([
    { username: 'reviewed', reason: expect.stringContaining('seems to sell what you sell') },
  ]);
  for (let turn = 0; turn < 4; turn++) await fixture.nextTurn(hours(1));
  expect(follow.got('queued').slice(1)).toEqual([first]);
  expect(follow.got('reviewed')).toHaveLength(1);
});

it('nothing is continued while nothing is sent', async () => {
  await talk.send('mira');
  await pause(true);
  expect(await follow.continue()).toMatchObject({ status: 409, body: { detail: followUpErrors.halted } });
});

it('those that are planned stop too, and keep their day', async () => {
  await talk.send('mira');
  const due = (await follow.next('mira'))!.due_at;
  await pause(true);
  expect(await states()).toEqual(['mira paused']);
  await pause(false);
  expect((await follow.continue()).body).toMatchObject({ continued: 1, planned: 1 });
  expect(await follow.next('mira')).toMatchObject({ state: 'planned', due_at: due });
  await follow.wait(2);
  await fixture.nextTurn();
  expect(follow.got('mira')).toHaveLength(1);
  await follow.wait(1);
  await fixture.nextTurn();
  expect(follow.got('mira')).toHaveLength(2);
});

it('one that is being written stops', async () => {
  await talk.send('mira');
  const { writer } = fixture.server.services;
  const { followUp } = writer;
  writer.followUp = async (request, options) => {
    await pause(true);
    return followUp(request, options);
  };
  await follow.wait(3);
  writer.followUp = followUp;
  expect(await states()).toEqual(['mira paused']);
  expect(await waitingEntries()).toBe(0);
});

it('one that is claimed runs to its end, or stops if it was not sent', async () => {
  await talk.send('mira', 'zoe');
  await follow.wait(3);
  fixture.instagram.script.set('mira', async (deliver) => {
    await pause(true);
    deliver();
    return { type: 'sent', chatId: 'chat-mira' };
  });
  await fixture.nextTurn();
  expect(follow.got('mira').slice(1)).toEqual([first]);
  expect(await talk.lastEntry('mira')).toMatchObject({ status: 'sent' });
  expect((await states())[2]).toBe('zoe paused');

  await pause(false);
  await follow.continue();
  await follow.write();
  fixture.instagram.script.set('zoe', async () => {
    await pause(true);
    return { type: 'not now' };
  });
  await fixture.nextTurn(hours(1));
  expect((await states()).at(-1)).toBe('zoe paused');
  expect(await waitingEntries()).toBe(0);
  expect(follow.got('zoe')).toHaveLength(1);
});

it('one that is claimed is called off before the call', async () => {
  await talk.send('mira');
  await follow.wait(3);
  fixture.instagram.lookUp = async (to) => (await pause(true), `id-${to}`);
  await fixture.run();
  expect(await states()).toEqual(['mira paused']);
  expect(follow.got('mira')).toHaveLength(1);
});

it('one that was planned while nothing was sent stops on its day', async () => {
  await talk.send('mira');
  // As if it had been planned during the pause.
  await db().execute(sql`update instagram_accounts set paused = true`);
  await follow.wait(3);
  expect(await states()).toEqual(['mira paused']);
});

it('the one that Instagram refused stops with the others, and is not paid for', async () => {
  await talk.send('mira');
  await follow.wait(3);
  fixture.instagram.script.set('mira', async () => ({ type: 'blocked' }));
  await fixture.run();
  expect(await states()).toEqual(['mira frozen']);
  expect(await fixture.get('/sending')).toMatchObject({ sent_today: 0 });
});

describe('continuing', () => {
  beforeEach(async () => {
    await talk.send('mira', 'zoe');
    await pause(true);
    await pause(false);
  });

  it('twice at the same time continues each once', async () => {
    const answers = await Promise.all([follow.continue(), follow.continue(), follow.continue()]);
    const continued = answers.map(({ body }) => Number(body['continued']));
    expect(continued.toSorted((a, b) => a - b)).toEqual([0, 0, 2]);
    await follow.wait(3);
    for (let turn = 0; turn < 4; turn++) await fixture.nextTurn();
    expect([follow.got('mira').length, follow.got('zoe').length]).toEqual([2, 2]);
  });

  it('leaves out who has answered, must not be contacted, or was decided about', async () => {
    await talk.send('ida', 'ada', 'eve');
    await pause(true);
    await pause(false);
    await talk.hear('mira', 'Sounds good');
    await fixture.post('/do-not-contact', { text: 'zoe' });
    await talk.decide('ida', { outcome: 'not_interested' });
    await db().execute(sql`update deliveries set status = 'unknown' where username = 'eve'`);
    expect(await follow.settings()).toMatchObject({ stopped: stopped({ paused: 1 }), can_continue: 1 });
    expect((await follow.continue()).body).toMatchObject({ continued: 1 });
    await follow.wait(4);
    for (let turn = 0; turn < 4; turn++) await fixture.nextTurn();
    const names = ['mira', 'zoe', 'ida', 'ada', 'eve'];
    expect(names.map((name) => follow.got(name).length)).toEqual([1, 1, 1, 2, 1]);
  });

  it('after an answer sends nothing, also if the answer comes later', async () => {
    await follow.continue();
    await follow.wait(3);
    await talk.hear('mira', 'Sounds good');
    for (let turn = 0; turn < 3; turn++) await fixture.nextTurn();
    expect([follow.got('mira').length, follow.got('zoe').length]).toEqual([1, 2]);
  });

  it('spreads those whose day has passed over the days that the account needs', async () => {
    await fixture.put('/sending', { daily_cap: 1 });
    await follow.wait(30);
    await follow.continue();
    await follow.write();
    const due = async (name: string) => (await follow.next(name))?.due_at;
    // The first is queued by now; the second waits for the next day.
    expect(await due('mira')).toBeUndefined();
    expect(Date.parse((await due('zoe'))!) - fixture.server.services.clock.now().getTime()).toBeGreaterThan(
      days(1) - minutes(1),
    );
    await fixture.nextTurn();
    await follow.wait(1, seconds(1));
    await fixture.nextTurn();
    expect([follow.got('mira').length, follow.got('zoe').length]).toEqual([2, 2]);
  });

  it('keeps those whose day has passed when the day of the second changes', async () => {
    await fixture.put('/sending', { daily_cap: 1 });
    await follow.wait(4);
    await follow.continue();
    await follow.choose({ second_days: 9 });
    expect(await follow.settings()).toMatchObject({ planned: 2 });
  });

  it('is possible for one conversation alone', async () => {
    expect(await follow.next('mira')).toMatchObject({ can_resume: true, reason: followUpEnds.paused });
    expect((await follow.change('mira', 'resume')).body).toMatchObject({ follow_up: { state: 'planned' } });
    await follow.wait(4);
    await fixture.nextTurn();
    await fixture.nextTurn();
    expect([follow.got('mira').length, follow.got('zoe').length]).toEqual([2, 1]);
  });

  it('offers none while follow-ups are off, and plans none by changing their days', async () => {
    await follow.choose({ on: false });
    expect(await follow.settings()).toMatchObject({ stopped: stopped({}), can_continue: 0 });
    await follow.choose({ first_days: 5 });
    expect(await follow.settings()).toMatchObject({ planned: 0, can_continue: 2 });
    await follow.wait(6);
    await fixture.nextTurn();
    expect(follow.got('mira')).toHaveLength(1);
  });
});
