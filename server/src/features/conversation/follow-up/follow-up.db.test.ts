import { followUpEnds, followUpErrors, followUpHolds } from '@opener/contract/follow-up';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { days, hours, minutes, seconds } from '../../../lib/clock.ts';
import { OperatorFault, TransientFault } from '../../../lib/port-faults.ts';
import type { InstagramPort } from '../../../providers/instagram/port.ts';
import { followUps } from '../../../testing/fake-ports.ts';
import { signedIn } from '../../../testing/people.ts';
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

describe('the settings of a project', () => {
  it('are off until they are turned on, with three and seven days', async () => {
    expect(await follow.settings()).toEqual({
      on: false,
      first_days: 3,
      second_days: 7,
      planned: 0,
      review: 0,
      stopped: { paused: 0, frozen: 0, disconnected: 0 },
      can_continue: 0,
    });
    expect((await follow.choose({ second_days: null })).body).toMatchObject({ on: true, second_days: null });
  });

  it.each([
    [{ first_days: 0 }, followUpErrors.days],
    [{ first_days: 1.5 }, followUpErrors.days],
    [{ second_days: 61 }, followUpErrors.days],
    [{ first_days: 7, second_days: 7 }, followUpErrors.order],
    [{ on: 'yes' }, 'On must be true or false'],
  ])('refuse %j', async (choice, detail) => {
    expect(await follow.choose(choice)).toMatchObject({ status: 422, body: { detail } });
  });

  it('belong to one person', async () => {
    const bob = await signedIn(fixture.server);
    const path = `/projects/${fixture.project}/follow-ups`;
    const body = { on: true, first_days: 1, second_days: null };
    for (const asked of [
      fixture.server.call('GET', path, { token: bob.token }),
      fixture.server.call('PUT', path, { token: bob.token, body }),
      fixture.server.call('POST', `${path}/continue`, { token: bob.token }),
    ])
      expect(await asked).toMatchObject({ status: 404, body: { detail: 'Project not found' } });
    await talk.send('mira');
    const { id } = await talk.with('mira');
    const stop = { token: bob.token, body: { action: 'stop' } };
    expect((await fixture.server.call('POST', `/conversations/${id}/follow-up`, stop)).status).toBe(404);
  });

  it('change nothing for a project that has them off', async () => {
    await talk.send('mira');
    await follow.wait(30);
    await fixture.nextTurn();
    expect(follow.got('mira')).toHaveLength(1);
    expect(await follow.next('mira')).toBeNull();
  });

  it('count for those written to before, unless their day has passed by then', async () => {
    await talk.send('early');
    fixture.server.advance(days(2));
    await talk.send('late');
    fixture.server.advance(days(2));
    await follow.choose();
    expect(await follow.settings()).toMatchObject({ planned: 1 });
    expect(await follow.next('early')).toBeNull();
    expect(await follow.next('late')).toMatchObject({ state: 'planned', nth: 1, reason: null });
  });

  it('end if their day would have passed with the new days, and are planned again if it would not', async () => {
    await follow.choose({ first_days: 10, second_days: null });
    await talk.send('early');
    fixture.server.advance(days(5));
    await talk.send('late');
    await follow.choose({ first_days: 3, second_days: null });
    expect(await follow.settings()).toMatchObject({ planned: 1 });
    expect(await follow.next('early')).toMatchObject({ state: 'ended', reason: followUpEnds.passed });
    await follow.choose({ first_days: 9, second_days: null });
    expect(await follow.settings()).toMatchObject({ planned: 2 });
    expect(await follow.next('early')).toMatchObject({ state: 'planned', reason: null });
  });

  it('keep their day although it has passed, if something holds them when days change', async () => {
    await follow.choose();
    await talk.send('mira');
    fixture.instagram.closed.set('chat-mira', false);
    await follow.wait(4);
    await follow.choose({ second_days: 9 });
    expect(await follow.next('mira')).toMatchObject({ state: 'planned', reason: followUpHolds.closed });
  });

  it('plan anew when their days change, and end what waits when they are turned off', async () => {
    await follow.choose();
    await talk.send('mira');
    const due = async () => Date.parse((await follow.next('mira'))!.due_at);
    const before = await due();
    await follow.choose({ first_days: 5 });
    expect((await due()) - before).toBe(days(2));
    await follow.choose({ on: false });
    expect(await follow.settings()).toMatchObject({ on: false, planned: 0 });
    await follow.wait(6);
    await fixture.nextTurn();
    expect(follow.got('mira')).toHaveLength(1);
  });
});

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

describe('a follow-up is never sent', () => {
  beforeEach(async () => {
    await follow.choose();
    await talk.send('mira');
  });

  /** How many messages they have got by then, and why there was no follow-up. */
  const later = async () => {
    await fixture.nextTurn(hours(1));
    await follow.wait(1);
    await fixture.nextTurn(hours(1));
    const { rows } = await db().execute<{ ended: string }>(sql`select ended from follow_ups`);
    return [follow.got('mira').length, ...rows.map(({ ended }) => ended)];
  };

  it('after an answer one second before it is due', async () => {
    fixture.server.advance(days(3) - seconds(2));
    await talk.hear('mira', 'Sounds good');
    await follow.wait(0, seconds(3));
    expect(await later()).toEqual([1, 'answered']);
    expect(await follow.next('mira')).toBeNull();
  });

  it('after an answer once it is written, which takes it out of the queue', async () => {
    await follow.wait(3);
    await talk.hear('mira', 'Sounds good');
    expect(await later()).toEqual([1, 'answered']);
    expect((await talk.said('mira')).at(-1)).toBe('them: Sounds good');
  });

  it('after an answer while it is being written', async () => {
    const { writer } = fixture.server.services;
    const { followUp } = writer;
    writer.followUp = async (request, options) => {
      await talk.hear('mira', 'Sounds good');
      return followUp(request, options);
    };
    await follow.wait(3);
    expect(await later()).toEqual([1, 'answered']);
  });

  it('after an answer between the claim and the call', async () => {
    const before = await creditsOf(fixture.server, fixture.ann);
    await follow.wait(3);
    fixture.instagram.lookUp = async (to) => (await talk.hear('mira', 'Sounds good'), `id-${to}`);
    await fixture.run();
    expect(await later()).toEqual([1, 'answered']);
    expect(await creditsOf(fixture.server, fixture.ann)).toEqual(before);
    expect(await fixture.get('/sending')).toMatchObject({ sent_today: 0 });
  });

  const lostAnswer = () => {
    const at = fixture.server.services.clock.now();
    const message = { id: 'lost', byUs: false, fromId: 'id-mira', text: 'Sounds good', at };
    fixture.instagram.chats.set('chat-mira', [message]);
  };

  it('after an answer whose event was lost, found before it is written', async () => {
    lostAnswer();
    await follow.wait(3);
    expect(await later()).toEqual([1, 'answered']);
  });

  it('after an answer whose event was lost, found before it is sent', async () => {
    await follow.wait(3);
    fixture.server.advance(minutes(30));
    lostAnswer();
    expect(await later()).toEqual([1, 'answered']);
    expect(await talk.lastEntry('mira')).toMatchObject({ sent_by: 'them' });
  });

  it('while the conversation cannot be read', async () => {
    await follow.wait(3);
    fixture.server.advance(minutes(30));
    fixture.instagram.chats.set('chat-mira', new TransientFault('away'));
    expect(await later()).toEqual([1, null]);
    fixture.instagram.chats.set('chat-mira', []);
    await fixture.nextTurn(hours(1));
    expect(follow.got('mira')).toHaveLength(2);
  });

  it('while the provider is away, which is asked once for all that are due', async () => {
    await talk.send('zoe');
    const asked: string[] = [];
    fixture.instagram.isOpen = async ({ chatId }) => {
      asked.push(chatId);
      throw new DOMException('too slow', 'TimeoutError');
    };
    await follow.wait(3);
    expect(asked).toEqual(['chat-mira']);
    expect(await follow.next('mira')).toMatchObject({ state: 'planned', reason: followUpHolds.writer });
    expect(await follow.next('zoe')).toMatchObject({ state: 'planned', reason: null });
  });

  describe('while the provider does not show the conversation', () => {
    const hide = () => fixture.instagram.chats.delete('chat-mira');
    const held = { state: 'planned', reason: followUpHolds.unread };

    it('when it is to be written, and then ends', async () => {
      hide();
      await follow.wait(3);
      expect(await follow.next('mira')).toMatchObject({ ...held, text: null });
      await follow.wait(8);
      expect(await follow.next('mira')).toMatchObject({
        state: 'ended',
        reason: `${followUpEnds.late} ${followUpHolds.unread}`,
      });
      expect(await later()).toEqual([1, 'late']);
    });

    it('when it is to be sent, and keeps no others waiting', async () => {
      await talk.send('zoe');
      await follow.wait(3);
      hide();
      await fixture.nextTurn();
      await fixture.nextTurn();
      expect([follow.got('mira'), follow.got('zoe')].map(({ length }) => length)).toEqual([1, 2]);
      expect(await follow.next('mira')).toMatchObject({ ...held, text: first });
      fixture.instagram.chats.set('chat-mira', []);
      await follow.wait(1);
      await fixture.nextTurn();
      expect(follow.got('mira').slice(1)).toEqual([first]);
    });

    it('and not after an answer from that time, once it is shown again', async () => {
      lostAnswer();
      const [answer] = fixture.instagram.chats.get('chat-mira') as object[];
      hide();
      for (let hour = 0; hour < 3; hour++) {
        fixture.server.advance(hours(1));
        await db().execute(sql`select graphile_worker.add_job('conversation.check', '{}'::json)`);
        await fixture.server.drain();
      }
      fixture.instagram.chats.set('chat-mira', [answer as never]);
      await follow.wait(3);
      expect(await later()).toEqual([1, 'answered']);
    });
  });

  it('after they asked to stop, or were put on the list', async () => {
    await follow.wait(3);
    await fixture.post('/do-not-contact', { text: 'mira' });
    expect(await later()).toEqual([1, 'do_not_contact']);
  });

  it.each([
    ['wrote', 'I will think about it', 'answered'],
    ['asked to stop', 'Please stop messaging me', 'do_not_contact'],
  ])('after they %s in a group, under an id that only events contain', async (_, text, why) => {
    fixture.instagram.names.set('id-in-events', 'mira');
    fixture.instagram.findUsername = () => Promise.reject(new TransientFault('down'));
    await follow.wait(1);
    await talk.hear('mira', text, { from: null, fromId: 'id-in-events', chatId: 'chat-of-many' });
    await follow.wait(2);
    expect(await later()).toEqual([1, why]);
  });

  it('to people on the list before it is written', async () => {
    await fixture.post('/do-not-contact', { text: 'mira' });
    expect(await follow.next('mira')).toBeNull();
    await follow.wait(3);
    expect(await later()).toEqual([1, 'do_not_contact']);
  });

  it.each(['unknown', 'failed', 'skipped'])('if the first message is %s', async (status) => {
    await db().execute(sql`update deliveries set status = ${status}`);
    await follow.wait(3);
    expect(await later()).toEqual([1, 'unsure']);
    expect(await follow.next('mira')).toMatchObject({ state: 'ended', reason: followUpEnds.unsure });
  });

  it('if the answer was marked by hand, until that is undone', async () => {
    const { id } = await fixture.messageTo('mira');
    await fixture.put(`/scrape/messages/${id}/answered`, { answered: true });
    await follow.wait(3);
    expect(await later()).toEqual([1, 'answered']);
    await fixture.put(`/scrape/messages/${id}/answered`, { answered: false });
    await follow.write();
    await fixture.nextTurn();
    expect(follow.got('mira')).toHaveLength(2);
  });

  it('if the user decided the outcome, until that is cleared', async () => {
    await talk.decide('mira', { outcome: 'not_interested' });
    await follow.wait(3);
    expect(await later()).toEqual([1, 'decided']);
    await talk.decide('mira', { outcome: null });
    await follow.write();
    await fixture.nextTurn();
    expect(follow.got('mira')).toHaveLength(2);
  });

  it('if the user wrote to them in Instagram', async () => {
    const at = fixture.server.services.clock.now();
    const message = { id: 'own', byUs: true, fromId: null, text: 'Hello again, it’s me', at };
    fixture.instagram.chats.set('chat-mira', [message]);
    await follow.wait(3);
    expect(await later()).toEqual([1, 'you_wrote']);
  });

  it('if the message or its project was deleted', async () => {
    await follow.wait(3);
    const { id } = await fixture.messageTo('mira');
    await fixture.post('/scrape/messages/change', { action: 'delete', ids: [id] });
    await fixture.nextTurn();
    await fixture.remove(`/projects/${fixture.project}`);
    await fixture.nextTurn();
    expect(follow.got('mira')).toHaveLength(1);
  });

  it('once follow-ups are turned off, also when it is written', async () => {
    await follow.wait(3);
    await follow.choose({ on: false });
    expect(await later()).toEqual([1, 'off']);
    await follow.choose();
    await follow.write();
    expect(await later()).toEqual([1, 'off']);
  });

  it('to somebody else who has the name by now', async () => {
    await follow.wait(3);
    await db().execute(sql`update threads set recipient_id = 'id-mira'`);
    fixture.instagram.lookUp = async () => 'id-stranger';
    expect(await later()).toEqual([1, 'somebody_else']);
  });

  it.each([
    [false, followUpHolds.closed],
    [undefined, followUpHolds.unknown],
  ])('to strangers who have not accepted: %s', async (open, reason) => {
    fixture.instagram.closed.set('chat-mira', open);
    await follow.wait(3);
    expect(await follow.next('mira')).toMatchObject({ state: 'planned', reason });
    expect(await later()).toEqual([1, null]);
    fixture.instagram.closed.delete('chat-mira');
    await follow.wait(1);
    await fixture.nextTurn();
    expect(follow.got('mira')).toHaveLength(2);
  });

  it('more than a week late', async () => {
    fixture.instagram.closed.set('chat-mira', false);
    await follow.wait(3);
    await follow.wait(8);
    expect(await follow.next('mira')).toMatchObject({
      state: 'ended',
      reason: `${followUpEnds.late} ${followUpHolds.closed}`,
    });
  });
});
