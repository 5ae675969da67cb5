// Whatever was said or decided before it leaves ends a follow-up.
import { followUpEnds, followUpHolds } from '@opener/contract/follow-up';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { days, hours, minutes, seconds } from '../../../lib/clock.ts';
import { TransientFault } from '../../../lib/port-faults.ts';
import { followUps } from '../../../testing/fake-ports.ts';
import { creditsOf } from '../../../testing/projects.ts';
import { type Following, openFollowing } from '../../../testing/following.ts';

const [first] = followUps;

let fixture: Following['fixture'];
let talk: Following['talk'];
let follow: Following['follow'];

beforeEach(async () => {
  ({ fixture, talk, follow } = await openFollowing());
});
afterEach(() => fixture.close());

const db = () => fixture.server.services.db;

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
