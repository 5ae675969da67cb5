import { randomUUID } from 'node:crypto';
import { conversationErrors } from '@opener/contract/conversation';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../../lib/clock.ts';
import { TransientFault } from '../../lib/port-faults.ts';
import { creditsOf } from '../../testing/projects.ts';
import { openTalking, type Talking } from '../../testing/talking.ts';
import { conversationDepsOf } from '../../wiring.ts';
import { recheckReply } from './recheck-reply.ts';
import { runTurn } from './run-turn.ts';
import { sweepReplies } from './sweep-replies.ts';
import { takeReplyTurn } from './take-reply-turn.ts';

let fixture: Talking['fixture'];
let talk: Talking['talk'];

beforeEach(async () => {
  ({ fixture, talk } = await openTalking());
  await talk.send('mira');
  await talk.hear('mira', 'Sounds great, tell me more');
  fixture.server.advance(minutes(11));
});
afterEach(() => fixture.close());

const deps = () => conversationDepsOf(fixture.server.services);
const texts = () => fixture.instagram.delivered.map(({ text }) => text);
/** When the sender looks again by itself. */
async function nextTurnAt(): Promise<Date> {
  const { rows } = await fixture.server.services.db.execute<{ at: string }>(
    sql`select run_at as at from graphile_worker.jobs where key = ${`delivery:${fixture.ann.id}`}`,
  );
  return new Date(rows[0]?.at ?? '');
}
/** Longer than a session lasts. */
const staySignedIn = () =>
  fixture.server.services.db.execute(sql`update sessions set expires_at = now() + interval '1 year'`);

describe('a reply', () => {
  it('is sent from the thread, at no cost, and shown with its state', async () => {
    const before = await creditsOf(fixture.server, fixture.ann);
    const { status, body } = await talk.writeBack('mira', '  Happy to.  ');
    expect([status, body['needs_me']]).toEqual([202, false]);
    expect(await talk.lastEntry('mira')).toMatchObject({
      sent_by: 'you',
      text: 'Happy to.',
      status: 'waiting',
    });
    await fixture.run();
    expect(fixture.instagram.delivered.at(-1)).toMatchObject({ to: 'mira', text: 'Happy to.' });
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'sent', reason: null, message: null });
    expect(await creditsOf(fixture.server, fixture.ann)).toEqual(before);
    expect(await talk.with('mira')).toMatchObject({ needs_me: false, last: { text: 'Happy to.' } });
  });

  it('is the same one, however often it is asked for', async () => {
    const id = randomUUID();
    const asked = await Promise.all(Array.from({ length: 5 }, () => talk.writeBack('mira', 'Once.', id)));
    expect(asked.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    await fixture.run();
    await fixture.nextTurn();
    expect((await talk.writeBack('mira', 'Once.', id)).status).toBe(202);
    await fixture.nextTurn();
    expect(texts().filter((text) => text === 'Once.')).toHaveLength(1);
    expect(await talk.writeBack('mira', 'Another text.', id)).toMatchObject({
      status: 409,
      body: { detail: conversationErrors.otherReply },
    });
  });

  it('goes before first messages, keeps the gap, and leaves cap and hours alone', async () => {
    await fixture.put('/sending', { daily_cap: 1 });
    await fixture.write('zoe');
    await talk.writeBack('mira', 'First.');
    await talk.writeBack('mira', 'Second.');
    await fixture.run();
    await fixture.run();
    expect(texts().slice(1)).toEqual(['First.']);
    await fixture.nextTurn();
    expect(texts().slice(1)).toEqual(['First.', 'Second.']);
    expect(await fixture.get('/sending')).toMatchObject({ sent_today: 1 });
    // The first message waits for tomorrow, as the cap wants it.
    await fixture.nextTurn();
    expect(fixture.targets()).not.toContain('zoe');
  });

  it.each(['', '   ', 'x'.repeat(1001)])('is refused as %j', async (text) => {
    expect((await talk.writeBack('mira', text)).status).toBe(422);
  });

  it('is refused to somebody who has not answered, and without their account', async () => {
    await talk.send('zoe');
    expect(await talk.writeBack('zoe', 'Hello?')).toMatchObject({
      status: 409,
      body: { detail: conversationErrors.unanswered },
    });
    await fixture.connect('another.studio');
    expect(await talk.writeBack('mira', 'Hello?')).toMatchObject({
      status: 409,
      body: { detail: 'Connect @studio.reach to write back.' },
    });
  });

  it('waits while sending is paused, and says so', async () => {
    await fixture.put('/sending', { paused: true });
    await talk.writeBack('mira', 'Soon.');
    await fixture.run();
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'held', reason: 'Sending is paused.' });
    await fixture.put('/sending', { paused: false });
    await fixture.run();
    expect(texts()).toContain('Soon.');
  });

  it.each(['written', 'looked up'])(
    'does not go out once they have written again, heard when it was %s',
    async (when) => {
      await talk.writeBack('mira', 'Too late.');
      fixture.server.advance(seconds(1));
      const interrupt = () => talk.hear('mira', 'One more thing');
      if (when === 'written') await interrupt();
      else fixture.instagram.lookUp = async (to) => (await interrupt(), `id-${to}`);
      await fixture.run();
      expect(texts()).not.toContain('Too late.');
      expect((await talk.with('mira')).entries).toContainEqual(
        expect.objectContaining({ status: 'skipped', reason: conversationErrors.wroteAgain }),
      );
      fixture.instagram.lookUp = async (to) => `id-${to}`;
      expect(await talk.change('mira', 'resend')).toMatchObject({ status: 200 });
      await fixture.nextTurn();
      expect(texts()).toContain('Too late.');
    },
  );

  it.each(['written', 'looked up'])(
    'does not go out to somebody who asks to stop when it was %s',
    async (when) => {
      await talk.writeBack('mira', 'Never.');
      const interrupt = () => talk.hear('mira', 'Please stop messaging me');
      if (when === 'written') await interrupt();
      else fixture.instagram.lookUp = async (to) => (await interrupt(), `id-${to}`);
      await fixture.run();
      await fixture.nextTurn(hours(2));
      expect(texts()).not.toContain('Never.');
      expect((await talk.with('mira')).entries).toContainEqual(
        expect.objectContaining({ status: 'skipped', reason: conversationErrors.doNotContact }),
      );
    },
  );

  it('does not go out to somebody who asked to stop under an id that only events contain', async () => {
    fixture.instagram.names.set('id-in-events', 'mira');
    fixture.instagram.findUsername = () => Promise.reject(new TransientFault('down'));
    await talk.writeBack('mira', 'Never.');
    const elsewhere = { from: null, fromId: 'id-in-events', chatId: 'chat-of-many' };
    await talk.hear('mira', 'Please stop messaging me', elsewhere);
    await fixture.run();
    expect(texts()).not.toContain('Never.');
    expect(await talk.lastEntry('mira')).toMatchObject({
      status: 'skipped',
      reason: conversationErrors.doNotContact,
    });
  });

  it.each(['waiting', 'skipped'])(
    'that is taken back (%s) leaves their answer to the user',
    async (status) => {
      await fixture.put('/sending', { paused: true });
      await talk.writeBack('mira', 'Here is more.');
      expect(await talk.names('filter=needs_me')).toEqual([]);
      if (status === 'skipped') {
        fixture.server.advance(minutes(1));
        await talk.hear('mira', 'Are you there?');
        await fixture.put('/sending', { paused: false });
        await fixture.nextTurn();
      }
      await talk.change('mira', 'cancel');
      expect(await talk.names('filter=needs_me')).toEqual(['mira']);
    },
  );

  it('that is taken back after the user has decided leaves that decided', async () => {
    await fixture.put('/sending', { paused: true });
    await talk.writeBack('mira', 'Here is more.');
    await talk.decide('mira', { outcome: 'not_interested' });
    await talk.change('mira', 'cancel');
    expect(await talk.names('filter=needs_me')).toEqual([]);
  });

  it('can be taken back while it waits, and not once it was sent', async () => {
    await talk.writeBack('mira', 'On second thought.');
    expect((await talk.change('mira', 'cancel')).body).toMatchObject({ entries: [{}, {}] });
    await fixture.run();
    expect(texts()).not.toContain('On second thought.');
    await talk.writeBack('mira', 'Sent.');
    await fixture.nextTurn();
    expect(await talk.change('mira', 'cancel')).toMatchObject({
      status: 409,
      body: { detail: conversationErrors.isGone },
    });
    expect(await talk.change('mira', 'resend')).toMatchObject({ status: 409 });
  });
});

describe('whatever happens to the call, a reply', () => {
  it('that is declined failed, needs the user, and can be sent again', async () => {
    fixture.instagram.script.set('mira', async () => ({ type: 'declined', sentence: 'They refuse.' }));
    await talk.writeBack('mira', 'Hello.');
    await fixture.run();
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'failed', reason: 'They refuse.' });
    expect(await talk.names('filter=needs_me')).toEqual(['mira']);
    fixture.instagram.script.delete('mira');
    await talk.change('mira', 'resend');
    await fixture.nextTurn();
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'sent' });
    expect(await talk.names('filter=needs_me')).toEqual([]);
  });

  it('without an answer is unknown, and never sent again by itself', async () => {
    fixture.instagram.script.set('mira', async (deliver) => {
      deliver();
      throw new Error('the line broke');
    });
    await talk.writeBack('mira', 'Hello.');
    await fixture.run();
    fixture.instagram.script.delete('mira');
    for (let i = 0; i < 5; i++) await fixture.nextTurn(hours(1));
    expect(texts().filter((text) => text === 'Hello.')).toHaveLength(1);
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'unknown', reason: expect.any(String) });
    expect(await talk.names('filter=needs_me')).toEqual(['mira']);
    expect(await talk.change('mira', 'cancel')).toMatchObject({ status: 200 });
    expect(await talk.names('filter=needs_me')).toEqual([]);
  });

  /** Up to its call. */
  async function claimReply(): Promise<void> {
    const turn = await takeReplyTurn(deps(), fixture.ann.id);
    if (turn.type !== 'send') throw new Error('nothing to send');
    expect(await recheckReply(deps(), turn, { recipientId: 'id-mira', otherIds: [] })).toBe(true);
  }

  it('whose worker died before the last check is sent, once', async () => {
    await talk.writeBack('mira', 'Hello.');
    expect(await takeReplyTurn(deps(), fixture.ann.id)).toMatchObject({ type: 'send' });
    fixture.server.advance(seconds(56));
    await sweepReplies(deps());
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'waiting' });
    for (let i = 0; i < 3; i++) await fixture.nextTurn();
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'sent' });
    expect(texts().filter((text) => text === 'Hello.')).toHaveLength(1);
  });

  it.each(['before', 'after'])(
    'whose worker died right %s the call is unknown within two minutes',
    async (when) => {
      await talk.writeBack('mira', 'Hello.');
      await claimReply();
      if (when === 'after')
        fixture.instagram.delivered.push({ from: 'studio.reach', to: 'mira', text: 'Hello.' });
      // Another worker runs meanwhile: it neither sends it again nor anything else.
      await runTurn(deps(), fixture.ann.id);
      fixture.server.advance(seconds(56));
      await sweepReplies(deps());
      for (let i = 0; i < 3; i++) await fixture.nextTurn(hours(1));
      expect(await talk.lastEntry('mira')).toMatchObject({ status: 'unknown' });
      expect(texts().filter((text) => text === 'Hello.')).toHaveLength(when === 'after' ? 1 : 0);
    },
  );

  it('that cannot be settled keeps no others from being settled', async () => {
    const { db } = fixture.server.services;
    await db.execute(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`);
    await db.execute(sql`
      create trigger refuse before update on thread_messages for each row when (old.text = 'one') execute function refuse()`);
    await db.execute(sql`
      insert into thread_messages (id, user_id, thread_id, sender, author, text, at, status, asked_at, started_at)
      select gen_random_uuid(), user_id, id, sender, 'you', said, now(), 'sending', now(), now() - ago
      from threads, (values ('one', interval '3 minutes'), ('two', interval '2 minutes')) v (said, ago)`);
    await sweepReplies(deps());
    const { rows } = await db.execute(
      sql`select text, status from thread_messages where author = 'you' order by text`,
    );
    expect(rows).toEqual([
      { text: 'one', status: 'sending' },
      { text: 'two', status: 'unknown' },
    ]);
  });

  it('leaves an answer that comes meanwhile for the user', async () => {
    fixture.instagram.script.set('mira', async (deliver) => {
      deliver();
      fixture.server.advance(seconds(2));
      await talk.hear('mira', 'When can we start?');
      fixture.server.advance(seconds(1));
      return { type: 'sent', chatId: 'chat-mira' };
    });
    await talk.writeBack('mira', 'Here is more.');
    await fixture.run();
    expect(await talk.names('filter=needs_me')).toEqual(['mira']);
  });

  it('that is on its way keeps first messages waiting', async () => {
    await talk.writeBack('mira', 'Hello.');
    await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
    await fixture.write('zoe');
    await claimReply();
    await fixture.act('zoe', 'send_now');
    await runTurn(deps(), fixture.ann.id);
    expect(fixture.targets()).not.toContain('zoe');
    fixture.server.advance(seconds(56));
    await sweepReplies(deps());
    await fixture.run();
    expect(fixture.targets()).toContain('zoe');
  });

  it('waits while Instagram limits the account, and while it does not take it', async () => {
    fixture.instagram.script.set('mira', async () => ({ type: 'not now' }));
    await talk.writeBack('mira', 'Hello.');
    await fixture.run();
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'waiting' });
    fixture.instagram.script.set('mira', async () => ({ type: 'blocked' }));
    await fixture.nextTurn();
    fixture.instagram.script.delete('mira');
    await fixture.nextTurn(hours(1));
    expect(texts()).not.toContain('Hello.');
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'held' });
    // After two days of rest the user is asked whether it still fits.
    await fixture.nextTurn(hours(48));
    expect(texts()).not.toContain('Hello.');
    await staySignedIn();
    expect(await talk.lastEntry('mira')).toMatchObject({ reason: conversationErrors.waitedLong });
  });

  it('that waits for the gap keeps nothing waiting that the user wants sent now', async () => {
    await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
    await fixture.write('zoe');
    await fixture.nextTurn();
    await talk.writeBack('mira', 'Hello.');
    await fixture.run();
    await talk.writeBack('mira', 'And this.');
    await fixture.act('zoe', 'send_now');
    await fixture.run();
    expect(fixture.targets().at(-1)).toBe('zoe');
    await fixture.nextTurn();
    expect(texts().at(-1)).toBe('And this.');
  });

  it('that waits for the gap keeps its time if what the user wants sent now may not be sent', async () => {
    await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
    await fixture.write('zoe');
    await talk.writeBack('mira', 'Hello.');
    await fixture.run();
    await talk.writeBack('mira', 'And this.');
    await fixture.put('/sending', { daily_cap: 1 });
    await fixture.act('zoe', 'send_now');
    const { now } = fixture.server.services.clock;
    await fixture.run();
    expect(fixture.targets()).not.toContain('zoe');
    expect((await nextTurnAt()).getTime()).toBeLessThan(now().getTime() + minutes(11));
  });

  it('waits while the provider is away, and no attempt counts', async () => {
    fixture.instagram.script.set('mira', async () => ({ type: 'not now', isAway: true }));
    await talk.writeBack('mira', 'Hello.');
    for (let i = 0; i < 7; i++) await fixture.nextTurn();
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'waiting' });
    fixture.instagram.script.delete('mira');
    await fixture.nextTurn();
    expect(texts()).toContain('Hello.');
  });

  it('waits when the account is lost', async () => {
    fixture.server.advance(minutes(3));
    fixture.instagram.script.set('mira', async () => ({ type: 'account lost' }));
    await talk.writeBack('mira', 'Hello.');
    await fixture.run();
    expect(await fixture.get('/instagram/status')).toMatchObject({ state: 'reconnect' });
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'held' });
  });
});

describe('a reply that has waited', () => {
  beforeEach(async () => {
    await fixture.put('/sending', { paused: true });
    await talk.writeBack('mira', 'Sure, tomorrow at ten!');
    await fixture.run();
  });

  it('for more than a day is not sent by itself, but by one click', async () => {
    fixture.server.advance(hours(25));
    await staySignedIn();
    await fixture.put('/sending', { paused: false });
    await fixture.run();
    expect(await talk.lastEntry('mira')).toMatchObject({
      status: 'skipped',
      reason: conversationErrors.waitedLong,
    });
    expect(await talk.names('filter=needs_me')).toEqual(['mira']);
    await talk.change('mira', 'resend');
    await fixture.run();
    expect(texts().at(-1)).toBe('Sure, tomorrow at ten!');
  });

  it('while the provider was out of touch is not sent by itself either: they may have written', async () => {
    fixture.server.advance(hours(2));
    await fixture.tell({ type: 'account ok' });
    await fixture.put('/sending', { paused: false });
    await fixture.run();
    expect(await talk.lastEntry('mira')).toMatchObject({
      status: 'skipped',
      reason: conversationErrors.outOfTouch,
    });
    await talk.change('mira', 'resend');
    await fixture.run();
    expect(texts().at(-1)).toBe('Sure, tomorrow at ten!');
  });
});
