// A worker stands still during its call (a suspended machine), is given up, and the user sends again. Then the first one goes on.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minutes } from '../../lib/clock.ts';
import { type Following, openFollowing } from '../../testing/following.ts';
import { queue } from '../../testing/projects.ts';
import { conversationDepsOf } from '../../wiring.ts';
import { sweepDeliveries } from '../delivery/sweep-deliveries.ts';
import { sweepReplies } from './sweep-replies.ts';

let fixture: Following['fixture'];
let talk: Following['talk'];

beforeEach(async () => {
  ({ fixture, talk } = await openFollowing());
});
afterEach(() => fixture.close());

const deps = () => conversationDepsOf(fixture.server.services);
const now = () => fixture.server.services.clock.now().toISOString();
const texts = () => fixture.instagram.delivered.map(({ text }) => text);
const statusOf = async (username: string) => (await fixture.messageTo(username)).delivery?.status;
const sentToday = async () => (await fixture.get<{ sent_today: number }>('/sending')).sent_today;

/** A place in a call where a worker stands still until it is told to go on. */
function standstill() {
  const place = { reached: () => {}, goOn: () => {} };
  const isReached = new Promise<void>((resolve) => (place.reached = resolve));
  const mayGoOn = new Promise<void>((resolve) => (place.goOn = resolve));
  return {
    isReached,
    goOn: () => place.goOn(),
    async wait(): Promise<void> {
      place.reached();
      await mayGoOn;
    },
  };
}
type Standstill = ReturnType<typeof standstill>;

/** The first lookup of a recipient, before the last check. */
function standStillBefore(first: Standstill): void {
  const { lookUp } = fixture.instagram;
  fixture.instagram.lookUp = async (to) => {
    fixture.instagram.lookUp = lookUp;
    await first.wait();
    return lookUp(to);
  };
}

/** In the calls to this person, one after the other, each with its outcome. */
function standStillIn(username: string, calls: { at: Standstill; result: 'sent' | 'not now' }[]): void {
  const left = [...calls];
  fixture.instagram.script.set(username, async (deliver) => {
    const { at, result } = left.shift()!;
    if (result === 'sent') deliver();
    await at.wait();
    return result === 'sent' ? { type: result, chatId: `chat-${username}` } : { type: result };
  });
}

describe('a first message', () => {
  beforeEach(async () => {
    await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
    await fixture.write('mira');
    await fixture.act('mira', 'approve');
  });

  async function giveUpAndResend(): Promise<void> {
    fixture.server.advance(minutes(2));
    await sweepDeliveries(deps());
    expect(await statusOf('mira')).toBe('unknown');
    expect((await fixture.act('mira', 'resend')).status).toBe(200);
  }

  /** Before the last check, nothing can have left. */
  async function giveUpUnsent(): Promise<void> {
    fixture.server.advance(minutes(2));
    await sweepDeliveries(deps());
    expect(await statusOf('mira')).toBe('waiting');
  }

  it('is delivered once, if the first goes on during the call of the second', async () => {
    const [first, second] = [standstill(), standstill()];
    standStillBefore(first);
    standStillIn('mira', [{ at: second, result: 'sent' }]);
    const one = fixture.nextTurn();
    await first.isReached;
    await giveUpUnsent();
    const two = fixture.nextTurn();
    await second.isReached;
    first.goOn();
    await one;
    expect(await statusOf('mira')).toBe('sending');
    second.goOn();
    await two;
    expect(texts()).toHaveLength(1);
    expect(await statusOf('mira')).toBe('sent');
    expect(await sentToday()).toBe(1);
  });

  it('stays known as sent to this person, if the first goes on after the second', async () => {
    const first = standstill();
    standStillBefore(first);
    const one = fixture.nextTurn();
    await first.isReached;
    await giveUpUnsent();
    await fixture.nextTurn();
    expect(await statusOf('mira')).toBe('sent');
    first.goOn();
    await one;
    expect(await sentToday()).toBe(1);

    await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'auto' });
    await queue(fixture.server, fixture.ann, fixture.project, 'mira', { again: true });
    await fixture.server.drain();
    await fixture.nextTurn();
    expect(texts()).toHaveLength(1);
  });

  it('is not put back by what the first was told, while the second is under way', async () => {
    const [first, second] = [standstill(), standstill()];
    standStillIn('mira', [
      { at: first, result: 'not now' },
      { at: second, result: 'sent' },
    ]);
    const one = fixture.nextTurn();
    await first.isReached;
    await giveUpAndResend();
    const two = fixture.run();
    await second.isReached;
    first.goOn();
    await one;
    expect(await statusOf('mira')).toBe('sending');
    second.goOn();
    await two;
    await fixture.nextTurn(minutes(60));
    expect(texts()).toHaveLength(1);
    expect(await statusOf('mira')).toBe('sent');
  });

  it('is not sent again, if the first turns out to have arrived before the second began', async () => {
    const first = standstill();
    standStillIn('mira', [{ at: first, result: 'sent' }]);
    const one = fixture.nextTurn();
    await first.isReached;
    await giveUpAndResend();
    first.goOn();
    await one;
    expect(await statusOf('mira')).toBe('sent');
    await fixture.nextTurn();
    expect(texts()).toHaveLength(1);
    expect((await talk.with('mira')).entries).toMatchObject([{ sent_by: 'opener', status: 'sent' }]);
  });

  it('that was put back stays in doubt, if a worker of an earlier version dies over it', async () => {
    // Put off at the lookup, before the last check.
    fixture.instagram.send = async () => ({ type: 'not now' });
    await fixture.nextTurn();
    expect(await statusOf('mira')).toBe('waiting');
    await fixture.server.services.db.execute(
      sql`update deliveries set status = 'sending', attempts = attempts + 1, started_at = ${now()}::timestamptz`,
    );
    fixture.server.advance(minutes(2));
    await sweepDeliveries(deps());
    expect(await statusOf('mira')).toBe('unknown');
  });

  it('is given up if each of five attempts was interrupted before its last check, and says so', async () => {
    await fixture.server.services.db.execute(
      sql`update deliveries set status = 'sending', attempts = 5, started_at = ${now()}::timestamptz, cleared = false`,
    );
    fixture.server.advance(minutes(2));
    await sweepDeliveries(deps());
    expect((await fixture.messageTo('mira')).delivery).toMatchObject({
      status: 'failed',
      reason: 'We were interrupted in several attempts to send it. It was not sent.',
    });
  });

  it('is given up if Instagram puts off each of five attempts, and says so', async () => {
    fixture.instagram.script.set('mira', async () => ({ type: 'not now' }));
    for (let n = 0; n < 5; n++) await fixture.nextTurn();
    expect((await fixture.messageTo('mira')).delivery).toMatchObject({
      status: 'failed',
      reason: 'Instagram did not accept it after several attempts.',
    });
  });

  it('is known as sent, if the second was skipped', async () => {
    const first = standstill();
    standStillIn('mira', [{ at: first, result: 'sent' }]);
    const one = fixture.nextTurn();
    await first.isReached;
    await giveUpAndResend();
    await fixture.act('mira', 'skip');
    first.goOn();
    await one;
    expect(await statusOf('mira')).toBe('sent');
  });

  it('is not sent by another account, if the first turns out to have arrived before that began', async () => {
    const first = standstill();
    standStillIn('mira', [{ at: first, result: 'sent' }]);
    const one = fixture.nextTurn();
    await first.isReached;
    await giveUpAndResend();
    await fixture.connect('second.one');
    await fixture.post('/sending/other-accounts', { account: 'second.one', choice: 'send' });
    first.goOn();
    await one;
    for (let n = 0; n < 2; n++) await fixture.nextTurn(minutes(120));
    expect(fixture.instagram.delivered).toMatchObject([{ from: 'studio.reach', to: 'mira' }]);
    expect((await talk.with('mira')).account).toBe('studio.reach');
  });

  it('leaves an answer that comes before its outcome for the user', async () => {
    const first = standstill();
    standStillIn('mira', [{ at: first, result: 'sent' }]);
    const one = fixture.nextTurn();
    await first.isReached;
    fixture.server.advance(minutes(2));
    await sweepDeliveries(deps());
    await talk.hear('mira', 'Yes, when?');
    fixture.server.advance(minutes(1));
    first.goOn();
    await one;
    expect(await statusOf('mira')).toBe('sent');
    expect(await talk.names('filter=needs_me')).toEqual(['mira']);
  });
});

describe('a reply', () => {
  beforeEach(async () => {
    await talk.send('mira');
    await talk.hear('mira', 'Tell me more');
    fixture.instagram.delivered.length = 0;
    fixture.server.advance(minutes(20));
    await talk.writeBack('mira', 'Here is more');
  });

  async function giveUpAndResend(): Promise<void> {
    fixture.server.advance(minutes(2));
    await sweepReplies(deps());
    expect((await talk.lastEntry('mira')).status).toBe('unknown');
    expect((await talk.change('mira', 'resend')).status).toBe(200);
    // The pace after one without a known outcome.
    fixture.server.advance(minutes(60));
  }

  it('is not put back by what the first was told, while the second is under way', async () => {
    const [first, second] = [standstill(), standstill()];
    standStillIn('mira', [
      { at: first, result: 'not now' },
      { at: second, result: 'sent' },
    ]);
    const one = fixture.run();
    await first.isReached;
    await giveUpAndResend();
    const two = fixture.run();
    await second.isReached;
    first.goOn();
    await one;
    expect((await talk.lastEntry('mira')).status).toBe('sending');
    second.goOn();
    await two;
    await fixture.nextTurn(minutes(60));
    expect(texts()).toEqual(['Here is more']);
    expect((await talk.lastEntry('mira')).status).toBe('sent');
  });

  it('is delivered once, if the first goes on during the call of the second', async () => {
    const [first, second] = [standstill(), standstill()];
    standStillBefore(first);
    standStillIn('mira', [{ at: second, result: 'sent' }]);
    const one = fixture.run();
    await first.isReached;
    fixture.server.advance(minutes(2));
    await sweepReplies(deps());
    expect((await talk.lastEntry('mira')).status).toBe('waiting');
    const two = fixture.nextTurn();
    await second.isReached;
    first.goOn();
    await one;
    expect((await talk.lastEntry('mira')).status).toBe('sending');
    second.goOn();
    await two;
    expect(texts()).toEqual(['Here is more']);
  });

  it('is not sent again, if the first turns out to have arrived before the second began', async () => {
    const first = standstill();
    standStillIn('mira', [{ at: first, result: 'sent' }]);
    const one = fixture.run();
    await first.isReached;
    await giveUpAndResend();
    first.goOn();
    await one;
    await fixture.nextTurn();
    expect(texts()).toEqual(['Here is more']);
    expect((await talk.lastEntry('mira')).status).toBe('sent');
  });

  it('that was put back stays in doubt, if a worker of an earlier version dies over it', async () => {
    // Put off at the lookup, before the last check.
    fixture.instagram.send = async () => ({ type: 'not now' });
    await fixture.run();
    expect((await talk.lastEntry('mira')).status).toBe('waiting');
    await fixture.server.services.db.execute(sql`update thread_messages
      set status = 'sending', attempts = attempts + 1, started_at = ${now()}::timestamptz where status = 'waiting'`);
    fixture.server.advance(minutes(2));
    await sweepReplies(deps());
    expect((await talk.lastEntry('mira')).status).toBe('unknown');
  });

  it('is given up if each of five attempts was interrupted before its last check, and says so', async () => {
    await fixture.server.services.db.execute(sql`update thread_messages
      set status = 'sending', attempts = 5, started_at = ${now()}::timestamptz, cleared = false where status = 'waiting'`);
    fixture.server.advance(minutes(2));
    await sweepReplies(deps());
    expect(await talk.lastEntry('mira')).toMatchObject({
      status: 'failed',
      reason: 'We were interrupted in several attempts to send it. It was not sent.',
    });
  });

  it('is known as sent, if the second was skipped because they wrote', async () => {
    const first = standstill();
    standStillIn('mira', [{ at: first, result: 'sent' }]);
    const one = fixture.run();
    await first.isReached;
    await giveUpAndResend();
    await talk.hear('mira', 'Thanks!');
    await fixture.run();
    const reply = async () => (await talk.with('mira')).entries.find(({ sent_by: by }) => by === 'you')!;
    expect((await reply()).status).toBe('skipped');
    first.goOn();
    await one;
    expect((await reply()).status).toBe('sent');
  });
});
