// A reply of which an attempt may have arrived: once the provider lists it, it counts as sent, and is not sent again.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hours, minutes } from '../../lib/clock.ts';
import type { SendResult } from '../../providers/instagram/port.ts';
import { openTalking, type Talking } from '../../testing/talking.ts';
import { conversationDepsOf } from '../../wiring.ts';
import { readThreads } from './read-threads.ts';

let fixture: Talking['fixture'];
let talk: Talking['talk'];

beforeEach(async () => {
  ({ fixture, talk } = await openTalking());
  await talk.send('mira');
  await talk.hear('mira', 'Tell me more');
  fixture.instagram.delivered.length = 0;
  fixture.server.advance(minutes(20));
});
afterEach(() => fixture.close());

const texts = () => fixture.instagram.delivered.map(({ text }) => text);
const read = () => readThreads(conversationDepsOf(fixture.server.services), fixture.ann.id);

/** From now on the provider lists these words as ours. */
function list(text: string): void {
  const at = fixture.server.services.clock.now();
  fixture.instagram.chats.set('chat-mira', [{ id: `listed ${text}`, byUs: true, fromId: null, text, at }]);
}

/** What is shown of our own words, after the first message. */
async function shown(): Promise<string[]> {
  const { entries } = await talk.with('mira');
  return entries.filter(({ sent_by: by }) => by === 'you' || by === 'elsewhere').map(stateOf);
}
const stateOf = (entry: { sent_by: string; status: string }) => `${entry.sent_by} ${entry.status}`;

/** It arrives, and nobody says so. */
function breakOff(text: string): void {
  fixture.instagram.script.set('mira', async (deliver) => {
    deliver();
    list(text);
    throw new Error('the line broke');
  });
}

describe('a reply that is sent again before that is known', () => {
  beforeEach(async () => {
    breakOff('Here is more');
    await talk.writeBack('mira', 'Here is more');
    await fixture.run();
    fixture.instagram.script.delete('mira');
    await talk.change('mira', 'resend');
    fixture.server.advance(hours(2));
  });

  it.each<[string, () => void]>([
    ['is told to come later', () => fixture.instagram.script.set('mira', async () => ({ type: 'not now' }))],
    [
      'is told to come later, and it is read meanwhile',
      () =>
        fixture.instagram.script.set('mira', async () => {
          await read();
          return { type: 'not now' };
        }),
    ],
    ['is paused', () => duringLookup(() => fixture.put('/sending', { paused: true }))],
    ['looks up the recipient, and it is read meanwhile', () => duringLookup(read)],
  ])('is sent once, if the second attempt %s', async (_, happens) => {
    happens();
    await fixture.run();
    fixture.instagram.script.delete('mira');
    await fixture.put('/sending', { paused: false });
    await read();
    await fixture.nextTurn(hours(1));
    expect(texts()).toEqual(['Here is more']);
    expect(await shown()).toEqual(['you sent']);
  });

  function duringLookup(happens: () => Promise<unknown>): void {
    const { lookUp } = fixture.instagram;
    fixture.instagram.lookUp = async (to) => {
      fixture.instagram.lookUp = lookUp;
      await happens();
      return lookUp(to);
    };
  }

  it('counts as sent, if the second attempt failed', async () => {
    fixture.instagram.script.set('mira', async () => ({ type: 'declined', sentence: 'No.' }));
    await fixture.run();
    expect(await shown()).toEqual(['you failed']);
    await read();
    expect(await shown()).toEqual(['you sent']);
  });

  it('counts as sent, if it was skipped because they wrote again', async () => {
    await talk.hear('mira', 'Thanks for this!');
    await fixture.run();
    expect(await shown()).toEqual(['you skipped']);
    await read();
    expect(await shown()).toEqual(['you sent']);
  });
});

describe('the same words, typed in Instagram itself before', () => {
  beforeEach(async () => {
    list('Thanks!');
    fixture.server.advance(minutes(5));
  });

  it('are not taken for a reply that may not have arrived', async () => {
    fixture.instagram.script.set('mira', () => Promise.reject(new Error('the line broke')));
    await talk.writeBack('mira', 'Thanks!');
    await fixture.run();
    fixture.server.advance(minutes(3));
    await read();
    expect((await shown()).toSorted()).toEqual(['elsewhere sent', 'you unknown']);
  });

  it('do not keep a reply that was refused and is sent again from being sent', async () => {
    fixture.instagram.script.set('mira', async () => ({ type: 'declined', sentence: 'No.' }));
    await talk.writeBack('mira', 'Thanks!');
    await fixture.run();
    fixture.instagram.script.delete('mira');
    await talk.change('mira', 'resend');
    await read();
    await fixture.nextTurn(hours(1));
    expect(texts()).toEqual(['Thanks!']);
  });
});

describe('a first message whose second attempt did not send it', () => {
  it.each<[string, () => Promise<SendResult>]>([
    ['without anybody saying so', () => Promise.reject(new Error('the line broke'))],
    ['and says so', async () => ({ type: 'declined', sentence: 'No.' })],
  ])('%s counts as sent once the first is read', async (_, second) => {
    await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
    await fixture.write('zoe');
    await fixture.act('zoe', 'approve');
    fixture.instagram.script.set('zoe', async (deliver) => {
      deliver();
      throw new Error('the line broke');
    });
    await fixture.nextTurn();
    const at = fixture.server.services.clock.now();
    const text = texts().at(-1)!;
    fixture.instagram.chats.set('chat-zoe', [{ id: 'listed', byUs: true, fromId: null, text, at }]);
    await fixture.act('zoe', 'resend');
    fixture.instagram.script.set('zoe', second);
    await fixture.nextTurn(hours(3));
    await talk.hear('zoe', 'Tell me more');
    await read();
    expect((await fixture.messageTo('zoe')).delivery?.status).toBe('sent');
    expect(await talk.said('zoe')).toEqual([`opener: ${text}`, 'them: Tell me more']);
  });
});

it('is recognised by its words, whatever the database takes for a space', async () => {
  const { db } = fixture.server.services;
  await db.execute(sql`create collation c_library (provider = libc, locale = 'C.UTF-8')`);
  await db.execute(sql`alter table thread_messages alter column text type text collate c_library`);
  breakOff('Bonjour ! Voici plus.');
  await talk.writeBack('mira', 'Bonjour\u00A0! Voici plus.');
  await fixture.run();
  await read();
  expect(await shown()).toEqual(['you sent']);
});
