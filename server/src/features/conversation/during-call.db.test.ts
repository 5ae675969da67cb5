// Somebody answers while our first message to them is still being sent: instant replies take a second.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minutes, seconds } from '../../lib/clock.ts';
import { openTalking, type Talking } from '../../testing/talking.ts';
import { conversationDepsOf, deliveryDepsOf } from '../../wiring.ts';
import { sweepDeliveries } from '../delivery/sweep-deliveries.ts';
import { claimDelivery } from '../delivery/testing/claim-delivery.ts';
import { readThreads } from './read-threads.ts';

let fixture: Talking['fixture'];
let talk: Talking['talk'];

beforeEach(async () => {
  ({ fixture, talk } = await openTalking());
});
afterEach(() => fixture.close());

const answer = 'Yes please, call me on Monday';

/** Our message arrives, and is answered after a second. */
async function answerAtOnce(text: string, event: object = {}): Promise<void> {
  const { clock } = fixture.server.services;
  const ours = { id: 'own', byUs: true, fromId: null, text, at: clock.now() };
  fixture.server.advance(seconds(1));
  const theirs = { id: 'first', byUs: false, fromId: 'id-zoe', text: answer, at: clock.now() };
  fixture.instagram.chats.set('chat-zoe', [ours, theirs]);
  await talk.hear('zoe', answer, { id: 'first', ...event });
  fixture.server.advance(seconds(3));
}

/** Makes delayed tasks due now. */
async function later(): Promise<void> {
  await fixture.server.services.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
  await fixture.server.drain();
}

describe('an answer during a call without a known outcome is kept', () => {
  const kept = async () => ({
    said: (await talk.said('zoe')).slice(1),
    answeredAt: (await fixture.messageTo('zoe')).delivery?.answered_at,
  });
  const asAnswer = { said: [`them: ${answer}`], answeredAt: expect.any(String) };

  it.each([
    ['names them', {}],
    ['does not name them', { from: null }],
  ])('if the event %s', async (_, event) => {
    fixture.instagram.script.set('zoe', async (deliver) => {
      deliver();
      await answerAtOnce(fixture.instagram.delivered.at(-1)!.text, event);
      throw new Error('no answer');
    });
    fixture.instagram.names.set('id-zoe', 'zoe');
    await fixture.write('zoe');
    await later();
    expect(await kept()).toEqual(asAnswer);
  });

  it('if the worker died', async () => {
    await fixture.put('/sending', { paused: true });
    await fixture.write('zoe');
    await fixture.server.services.db.execute(sql`update instagram_accounts set paused = false`);
    const deps = deliveryDepsOf(fixture.server.services);
    await answerAtOnce(await claimDelivery(deps, fixture.ann.id, 'zoe'));
    // Nobody knows yet whether it was sent.
    await later();
    fixture.server.advance(minutes(2));
    await sweepDeliveries(deps);
    await later();
    expect(await kept()).toEqual(asAnswer);
  });
});

it('a message without a known outcome says that they have written, until their answer is shown', async () => {
  fixture.instagram.script.set('zoe', async (deliver) => {
    deliver();
    await talk.hear('zoe', answer);
    throw new Error('no answer');
  });
  await fixture.write('zoe');
  const reason = async () => (await fixture.messageTo('zoe')).delivery?.reason;
  expect(await reason()).toMatch(/could not confirm .* has written to you/s);
  await answerAtOnce('Hello');
  await later();
  expect(await reason()).not.toContain('has written to you');
});

it('an instant answer follows our message, in the conversation and in the export', async () => {
  fixture.instagram.script.set('zoe', async (deliver) => {
    deliver();
    await answerAtOnce(fixture.instagram.delivered.at(-1)!.text);
    return { type: 'sent', chatId: 'chat-zoe', messageId: 'own' };
  });
  await fixture.write('zoe');
  fixture.server.advance(minutes(10));
  await readThreads(conversationDepsOf(fixture.server.services), fixture.ann.id);
  expect((await talk.said('zoe')).at(-1)).toBe(`them: ${answer}`);
  const path = `/projects/${fixture.project}/export?format=csv`;
  const { text } = await fixture.server.call('GET', path, { token: fixture.ann.token });
  expect(text).toContain(answer);
});
