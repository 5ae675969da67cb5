import type { Message } from '@opener/contract/message';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hours, minutes } from '../../lib/clock.ts';
import { TransientFault } from '../../lib/port-faults.ts';
import { queue } from '../../testing/projects.ts';
import { openTalking, type Talking } from '../../testing/talking.ts';
import { conversationDepsOf, deliveryDepsOf } from '../../wiring.ts';
import { sweepDeliveries } from '../delivery/sweep-deliveries.ts';
import { claimDelivery } from '../delivery/testing/claim-delivery.ts';
import { readThreads } from './read-threads.ts';

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

describe('a reading of what the provider has', () => {
  const at = (ahead: number) => new Date(fixture.server.services.clock.now().getTime() + ahead);
  const read = async () => {
    await fixture.server.services.db.execute(
      sql`select graphile_worker.add_job('conversation.check', '{}'::json)`,
    );
    await fixture.server.drain();
  };
  const theirs = (id: string, text: string, ahead = 0) => ({
    id,
    byUs: false,
    fromId: 'id-mira',
    text,
    at: at(ahead),
  });
  const ours = (id: string, text: string) => ({ ...theirs(id, text), byUs: true, fromId: null });

  it('takes answers whose event was lost, once, with all that follows from them', async () => {
    fixture.instagram.chats.set('chat-mira', [
      theirs('event-1', 'Sounds great, tell me more', -minutes(11)),
      theirs('lost-1', 'Are you there?', -1000),
      theirs('lost-2', 'Please stop messaging me'),
    ]);
    await read();
    expect((await talk.said('mira')).slice(1)).toEqual([
      'them: Sounds great, tell me more',
      'them: Are you there?',
      'them: Please stop messaging me',
    ]);
    expect(await talk.with('mira')).toMatchObject({ unread: 3, do_not_contact: true });
    // Taken back by the user, it stays so: nothing is read as new.
    await fixture.remove('/do-not-contact/mira');
    await read();
    await talk.hear('mira', 'Please stop messaging me', { id: 'lost-2' });
    expect(await talk.with('mira')).toMatchObject({ unread: 3, do_not_contact: false });
  });

  it('takes nothing as an answer that they wrote before our first message', async () => {
    const before = theirs('before', 'Do you ship to Norway?');
    fixture.server.advance(minutes(20));
    await talk.send('zoe');
    fixture.instagram.chats.set('chat-zoe', [{ ...before, fromId: 'id-zoe' }]);
    await read();
    expect(await talk.said('zoe')).toHaveLength(1);
    expect((await fixture.messageTo('zoe')).delivery).toMatchObject({ answered_at: null });
    // The provider's clock may be slow.
    fixture.instagram.chats.set('chat-zoe', [
      { ...theirs('after', 'Gladly', -minutes(3)), fromId: 'id-zoe' },
    ]);
    await read();
    expect(await talk.said('zoe')).toContain('them: Gladly');
  });

  it.each([
    ['minutes', minutes(10)],
    ['hours', hours(3)],
  ])('finds our message and what they answered while we were down for some %s', async (_, down) => {
    await fixture.put('/sending', { paused: true });
    await fixture.write('zoe');
    await fixture.server.services.db.execute(sql`update instagram_accounts set paused = false`);
    const text = await claimDelivery(deliveryDepsOf(fixture.server.services), fixture.ann.id, 'zoe');
    const said = [ours('own', text), { ...theirs('lost', 'Tell me more', minutes(2)), fromId: 'id-zoe' }];
    fixture.instagram.chats.set('chat-zoe', said);
    fixture.server.advance(down);
    await sweepDeliveries(deliveryDepsOf(fixture.server.services));
    await talk.hear('zoe', 'Hello?');
    fixture.server.advance(minutes(31));
    await read();
    expect(await talk.said('zoe')).toEqual([`opener: ${text}`, 'them: Tell me more', 'them: Hello?']);
    expect((await fixture.messageTo('zoe')).delivery).toMatchObject({ status: 'sent' });
  });

  it('shows what the user wrote in Instagram itself, and knows its own words', async () => {
    const [first] = fixture.instagram.delivered;
    fixture.instagram.chats.set('chat-mira', [
      ours('own-1', first!.text),
      ours('own-2', 'Sent from my phone'),
    ]);
    expect(await talk.names('filter=needs_me')).toEqual(['mira']);
    await read();
    await read();
    expect((await talk.said('mira')).filter((line) => !line.startsWith('them'))).toEqual([
      `opener: ${first!.text}`,
      'elsewhere: Sent from my phone',
    ]);
    expect(await talk.names('filter=needs_me')).toEqual([]);
  });

  it('of an answer and what the user wrote after it in Instagram leaves nothing to do', async () => {
    fixture.server.advance(hours(1));
    const written = { ...ours('own-1', 'Sent from my phone'), at: at(-minutes(5)) };
    fixture.instagram.chats.set('chat-mira', [theirs('lost-1', 'Are you there?', -minutes(10)), written]);
    await read();
    expect(await talk.with('mira')).toMatchObject({ unread: 2, needs_me: false });
    fixture.instagram.chats.set('chat-mira', [theirs('lost-2', 'Great', -minutes(1))]);
    await read();
    expect(await talk.with('mira')).toMatchObject({ unread: 3, needs_me: true });
  });

  it('finds that a reply without a known outcome has arrived', async () => {
    fixture.instagram.script.set('mira', () => Promise.reject(new Error('the line broke')));
    await talk.writeBack('mira', 'Did it arrive?');
    await fixture.run();
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'unknown' });
    fixture.instagram.chats.set('chat-mira', [ours('own-1', 'Did it arrive?')]);
    await read();
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'sent', reason: null });
    expect(await talk.said('mira')).toHaveLength(3);
  });

  it('finds that a reply has arrived which waits to be sent again, and does not send it twice', async () => {
    fixture.instagram.script.set('mira', async (deliver) => {
      deliver();
      throw new Error('the line broke');
    });
    await talk.writeBack('mira', 'Did it arrive?');
    await fixture.run();
    await talk.change('mira', 'resend');
    fixture.instagram.chats.set('chat-mira', [ours('own-1', 'Did it arrive?')]);
    await read();
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'sent', reason: null });
    await fixture.nextTurn(hours(1));
    expect(texts().filter((text) => text === 'Did it arrive?')).toHaveLength(1);
  });

  it('finds it during its call, which then has no answer', async () => {
    fixture.instagram.script.set('mira', async () => {
      fixture.instagram.chats.set('chat-mira', [ours('own-1', 'Did it arrive?')]);
      await readThreads(deps(), fixture.ann.id);
      throw new Error('the line broke');
    });
    await talk.writeBack('mira', 'Did it arrive?');
    await fixture.run();
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'sent', reason: null });
  });

  it.each(['resend', undefined] as const)(
    'finds that a further message without a known outcome has arrived (%s)',
    async (action) => {
      await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
      await queue(fixture.server, fixture.ann, fixture.project, 'mira', { again: true });
      await fixture.server.drain();
      fixture.instagram.script.set('mira', async (deliver) => {
        deliver();
        throw new Error('the line broke');
      });
      const further = async () => (await fixture.get<Message[]>('/scrape/messages'))[0]!;
      const path = `/scrape/messages/${(await further()).id}/delivery`;
      await fixture.post(path, { action: 'approve' });
      await fixture.nextTurn();
      // They were written to before: the user insists.
      await fixture.post(path, { action: 'send_now' });
      await fixture.nextTurn();
      expect((await further()).delivery?.status).toBe('unknown');
      if (action) await fixture.post(path, { action });
      fixture.instagram.chats.set(
        'chat-mira',
        texts().map((text, n) => ours(`own-${n}`, text)),
      );
      await read();
      expect(await further()).toMatchObject({ sent: true, delivery: { status: 'sent', reason: null } });
      await fixture.nextTurn(hours(1));
      expect(texts()).toHaveLength(2);
    },
  );

  it('waits for a provider that is away, and copes with one that knows nothing', async () => {
    fixture.instagram.chats.delete('chat-mira');
    await read();
    expect(await talk.said('mira')).toHaveLength(2);
    fixture.instagram.chats.set('chat-mira', new TransientFault('away'));
    await read();
    fixture.instagram.chats.set('chat-mira', [theirs('lost', 'Still here')]);
    await read();
    expect(await talk.said('mira')).toHaveLength(3);
  });

  it('takes what was said while the provider did not show the conversation', async () => {
    fixture.instagram.chats.delete('chat-mira');
    const said = theirs('meanwhile', 'Said while nobody could read it', minutes(1));
    for (let hour = 0; hour < 3; hour++) {
      fixture.server.advance(hours(1));
      await read();
    }
    expect(await talk.said('mira')).toHaveLength(2);
    fixture.instagram.chats.set('chat-mira', [said]);
    await read();
    expect((await talk.said('mira')).at(-1)).toBe('them: Said while nobody could read it');
    const { rows } = await fixture.server.services.db.execute(sql`select hidden_since from threads`);
    expect(rows).toEqual([{ hidden_since: null }]);
  });

  it('is for the connected account only', async () => {
    await fixture.remove('/instagram/disconnect');
    fixture.instagram.chats.set('chat-mira', [theirs('lost', 'Not for you')]);
    await read();
    expect(await talk.said('mira')).toHaveLength(2);
  });
});
