import { followUpEnds, followUpErrors, followUpHolds } from '@opener/contract/follow-up';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../../../lib/clock.ts';
import { OperatorFault, TransientFault } from '../../../lib/port-faults.ts';
import type { InstagramPort } from '../../../providers/instagram/port.ts';
import { followUps } from '../../../testing/fake-ports.ts';
import { creditsOf } from '../../../testing/projects.ts';
import { type Following, openFollowing } from '../../../testing/following.ts';

const [first, second] = followUps;

let fixture: Following['fixture'];
let talk: Following['talk'];
let follow: Following['follow'];

beforeEach(async () => {
  ({ fixture, talk, follow } = await openFollowing());
});
afterEach(() => fixture.close());

const db = () => fixture.server.services.db;
const left = async () => Number((await creditsOf(fixture.server, fixture.ann))[0]);

describe('a follow-up', () => {
  it('goes out after its days, for one credit, and a second one after its own', async () => {
    await follow.choose();
    await talk.send('mira');
    const before = await creditsOf(fixture.server, fixture.ann);
    await follow.wait(3, -seconds(5));
    expect(await follow.next('mira')).toMatchObject({ state: 'planned' });
    await follow.wait(0, seconds(6));
    expect(await follow.next('mira')).toBeNull();
    expect(await talk.lastEntry('mira')).toMatchObject({
      sent_by: 'opener',
      text: first,
      status: 'waiting',
      follow_up: 1,
    });
    await fixture.run();
    expect(follow.got('mira').slice(1)).toEqual([first]);
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'sent', follow_up: 1 });
    const [available, earned, used] = before as [number, number, number];
    expect(await creditsOf(fixture.server, fixture.ann)).toEqual([available - 1, earned, used + 1]);
    expect(await talk.names('filter=unanswered')).toEqual(['mira']);

    await follow.wait(4, -minutes(5));
    expect(await follow.next('mira')).toMatchObject({ state: 'planned', nth: 2 });
    await follow.wait(0, minutes(5) + seconds(1));
    await fixture.run();
    expect(follow.got('mira').slice(1)).toEqual([first, second]);
    await follow.wait(60);
    await fixture.nextTurn();
    expect(follow.got('mira')).toHaveLength(3);
  });

  it('is the only one if there is to be one', async () => {
    await follow.choose({ second_days: null });
    await talk.send('mira');
    await follow.wait(3);
    await fixture.run();
    await follow.wait(30);
    await fixture.nextTurn();
    expect(follow.got('mira').slice(1)).toEqual([first]);
  });

  it('keeps its distance to a first one that was late', async () => {
    await follow.choose();
    await talk.send('mira');
    fixture.instagram.closed.set('chat-mira', false);
    await follow.wait(3);
    expect(await follow.next('mira')).toMatchObject({ state: 'planned', reason: followUpHolds.closed });
    fixture.instagram.closed.delete('chat-mira');
    await follow.wait(3);
    await fixture.run();
    expect(follow.got('mira').slice(1)).toEqual([first]);
    await follow.wait(3);
    await fixture.nextTurn();
    expect(follow.got('mira')).toHaveLength(2);
    await follow.wait(1);
    await fixture.nextTurn();
    expect(follow.got('mira')).toHaveLength(3);
  });

  it('waits for review if its project does, and can be changed there', async () => {
    await follow.choose();
    await talk.send('mira', 'zoe');
    await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
    await follow.wait(3);
    await fixture.nextTurn();
    expect(await follow.settings()).toMatchObject({ review: 2 });
    expect(await follow.review()).toMatchObject([
      { username: 'mira', nth: 1, text: first, reason: null, sent: [follow.got('mira')[0]] },
      { username: 'zoe', text: first },
    ]);
    expect(await follow.next('mira')).toMatchObject({ state: 'review', text: first, held_for_review: true });
    expect(await follow.change('mira', 'approve', { text: ' Another text. ' })).toMatchObject({
      status: 200,
    });
    expect(await follow.change('mira', 'approve')).toMatchObject({
      status: 409,
      body: { detail: followUpErrors.cannot },
    });
    await fixture.nextTurn();
    await fixture.nextTurn();
    expect(follow.got('mira').slice(1)).toEqual(['Another text.']);
    expect(follow.got('zoe')).toHaveLength(1);
  });

  it('is held for the reason that the first message was held for', async () => {
    await follow.choose();
    await talk.send('mira');
    await db().execute(sql`update messages set caution = 'competitor' where user_id = ${fixture.ann.id}`);
    await follow.wait(3);
    await fixture.nextTurn();
    expect(follow.got('mira')).toHaveLength(1);
    expect(await follow.next('mira')).toMatchObject({
      state: 'review',
      reason: 'This profile seems to sell what you sell. Read the message before it is sent.',
    });
  });

  it('is stopped for one conversation, and that is taken back', async () => {
    await follow.choose();
    await talk.send('mira');
    expect((await follow.change('mira', 'stop')).body).toMatchObject({
      follow_up: { state: 'ended', reason: followUpEnds.stopped, can_resume: true },
    });
    expect(await follow.change('mira', 'stop')).toMatchObject({ status: 409 });
    await follow.wait(4);
    await fixture.nextTurn();
    expect(follow.got('mira')).toHaveLength(1);
    expect((await follow.change('mira', 'resume')).body).toMatchObject({ follow_up: { state: 'planned' } });
    await follow.write();
    // Written, it is stopped and taken back as well.
    expect((await follow.change('mira', 'stop')).body).toMatchObject({ follow_up: { text: first } });
    await fixture.nextTurn();
    expect(follow.got('mira')).toHaveLength(1);
    await follow.change('mira', 'resume');
    await fixture.nextTurn();
    expect(follow.got('mira').slice(1)).toEqual([first]);
    expect(await follow.change('mira', 'resume')).toMatchObject({ status: 409 });
  });

  it('counts against the daily cap and keeps the gap, like a first message', async () => {
    await fixture.put('/sending', { daily_cap: 2 });
    await follow.choose();
    await talk.send('mira', 'zoe');
    await follow.wait(3, hours(1));
    await fixture.run();
    await fixture.run();
    expect(fixture.instagram.delivered).toHaveLength(3);
    expect(await fixture.get('/sending')).toMatchObject({ sent_today: 1 });
    await fixture.nextTurn();
    expect(await fixture.get('/sending')).toMatchObject({ sent_today: 2 });
    await fixture.write('ida');
    await fixture.nextTurn();
    expect(fixture.targets()).not.toContain('ida');
  });

  it('is sent once, however many senders there are', async () => {
    await follow.choose();
    await talk.send('mira');
    await follow.wait(3);
    await Promise.all(Array.from({ length: 4 }, () => fixture.run()));
    await fixture.nextTurn();
    expect(follow.got('mira').slice(1)).toEqual([first]);
    expect(fixture.instagram.mostAtOnce).toBe(1);
  });

  it('is written again if its worker died with it, and sent once', async () => {
    await follow.choose();
    await talk.send('mira');
    const { writer } = fixture.server.services;
    const { followUp } = writer;
    writer.followUp = async () => {
      throw new Error('the worker died');
    };
    await expect(follow.wait(3)).rejects.toThrow('died');
    writer.followUp = followUp;
    // Its claim is still held.
    await follow.wait(0, minutes(1));
    expect(await follow.next('mira')).toMatchObject({ state: 'planned', text: null });
    await follow.wait(0, minutes(5));
    await fixture.run();
    await fixture.nextTurn();
    expect(follow.got('mira').slice(1)).toEqual([first]);
  });

  it('waits while the writer is away, and ends if it has nothing to say', async () => {
    await follow.choose();
    await talk.send('mira');
    const { writer } = fixture.server.services;
    writer.followUp = async () => {
      throw new TransientFault('away');
    };
    await follow.wait(3);
    expect(await follow.next('mira')).toMatchObject({ state: 'planned', reason: followUpHolds.writer });
    writer.followUp = async () => 'Just bumping this?';
    await follow.wait(0, hours(1));
    expect(await follow.next('mira')).toMatchObject({
      state: 'ended',
      reason: 'We could not write a good enough follow-up for this person.',
      can_resume: false,
    });
  });

  it('that is declined fails, with the credit back, and has no second', async () => {
    await follow.choose();
    await talk.send('mira');
    const before = await creditsOf(fixture.server, fixture.ann);
    await follow.wait(3);
    fixture.instagram.script.set('mira', async () => ({ type: 'declined', sentence: 'They refuse.' }));
    await fixture.run();
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'failed', reason: 'They refuse.' });
    expect(await creditsOf(fixture.server, fixture.ann)).toEqual(before);
    fixture.instagram.script.delete('mira');
    await follow.wait(10);
    await fixture.nextTurn();
    expect(follow.got('mira')).toHaveLength(1);
  });

  it('without an outcome is unknown, paid for and never repeated, unless a reading shows it', async () => {
    await follow.choose();
    await talk.send('mira');
    const available = await left();
    await follow.wait(3);
    fixture.instagram.script.set('mira', async (deliver) => {
      deliver();
      throw new Error('the line broke');
    });
    await fixture.run();
    fixture.instagram.script.delete('mira');
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'unknown', follow_up: 1 });
    expect(await left()).toBe(available - 1);
    await follow.wait(5);
    await fixture.nextTurn(hours(1));
    expect(follow.got('mira')).toHaveLength(2);
    expect(await follow.next('mira')).toBeNull();

    const at = fixture.server.services.clock.now();
    fixture.instagram.chats.set('chat-mira', [{ id: 'ours', byUs: true, fromId: null, text: first!, at }]);
    await db().execute(sql`select graphile_worker.add_job('conversation.check', '{}'::json)`);
    await fixture.server.drain();
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'sent' });
    expect(await follow.next('mira')).toMatchObject({ state: 'planned', nth: 2 });
  });

  it.each<[string, Partial<InstagramPort>]>([
    ['that Instagram does not take now', { send: async () => ({ type: 'not now' }) }],
    ['whose last check fails', { send: () => Promise.reject(new Error('the database is away')) }],
  ])('%s is tried again, for one credit in the end', async (_, hindered) => {
    await follow.choose();
    await talk.send('mira');
    const available = await left();
    await follow.wait(3);
    const { send } = fixture.instagram;
    Object.assign(fixture.instagram, hindered);
    await fixture.nextTurn();
    expect(await left()).toBe(available);
    fixture.instagram.send = send;
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'waiting' });
    await fixture.nextTurn();
    expect(follow.got('mira').slice(1)).toEqual([first]);
    expect(await left()).toBe(available - 1);
    expect(await fixture.get('/sending')).toMatchObject({ sent_today: 1 });
  });

  it('that is being sent when its project is deleted is paid for', async () => {
    await follow.choose();
    await talk.send('mira');
    const available = await left();
    await follow.wait(3);
    fixture.instagram.script.set('mira', async (deliver) => {
      deliver();
      await fixture.remove(`/projects/${fixture.project}`);
      return { type: 'sent', chatId: 'chat-mira' };
    });
    await fixture.run();
    expect(follow.got('mira')).toHaveLength(2);
    expect(await left()).toBe(available - 1);
  });

  it('whose project is deleted before its last check is not sent, and costs nothing', async () => {
    await follow.choose();
    await talk.send('mira');
    const available = await left();
    await follow.wait(3);
    const { lookUp } = fixture.instagram;
    fixture.instagram.lookUp = async (to) => {
      await fixture.remove(`/projects/${fixture.project}`);
      return lookUp(to);
    };
    await fixture.run();
    expect(follow.got('mira')).toHaveLength(1);
    expect(await left()).toBe(available);
    // The first message was sent on another day.
    expect(await fixture.get('/sending')).toMatchObject({ sent_today: 0 });
  });

  it('waits while the operator has to put the writer right', async () => {
    await follow.choose();
    await talk.send('mira');
    const { writer } = fixture.server.services;
    const usual = writer.followUp;
    writer.followUp = () => Promise.reject(new OperatorFault('writer_locked', 'The problem is on our side.'));
    await follow.wait(3);
    expect(await follow.next('mira')).toMatchObject({ state: 'planned', reason: followUpHolds.writer });
    writer.followUp = usual;
    fixture.server.advance(hours(2));
    await follow.write();
    await fixture.nextTurn();
    expect(follow.got('mira').slice(1)).toEqual([first]);
  });

  it('waits for a credit, and says so', async () => {
    await follow.choose();
    await talk.send('mira', 'zoe');
    const drain = sql`update credit_accounts set used = earned - reserved where user_id = ${fixture.ann.id}`;
    const refill = sql`update credit_accounts set used = ${2} where user_id = ${fixture.ann.id}`;
    await db().execute(drain);
    await follow.wait(3);
    expect(await follow.next('mira')).toMatchObject({ state: 'planned', reason: followUpHolds.credit });
    await db().execute(refill);
    await follow.wait(1);
    await db().execute(drain);
    await fixture.nextTurn();
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'held', reason: followUpHolds.credit });
    await db().execute(refill);
    await fixture.nextTurn(hours(1));
    await fixture.nextTurn();
    expect([follow.got('mira').length, follow.got('zoe').length]).toEqual([2, 2]);
  });
});
