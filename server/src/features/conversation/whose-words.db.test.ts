// Whose words are kept, and to whom a reply goes: a chat with others in it, a name that somebody else has by now.
import { randomUUID } from 'node:crypto';
import { conversationErrors, conversationLimits, type OpenThread } from '@opener/contract/conversation';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hours, minutes } from '../../lib/clock.ts';
import { createProject, queue } from '../../testing/projects.ts';
import { openFixtureBeside } from '../../testing/sending-fixture.ts';
import { openTalking, type Talking } from '../../testing/talking.ts';
import { conversationDepsOf } from '../../wiring.ts';
import { readThreads } from './read-threads.ts';

let fixture: Talking['fixture'];
let talk: Talking['talk'];

beforeEach(async () => {
  ({ fixture, talk } = await openTalking());
  await talk.send('mira');
});
afterEach(() => fixture.close());

const now = () => fixture.server.services.clock.now();
const group = { chatId: 'chat-of-many' };
const said = (id: string, fromId: string | null, text: string) => ({
  id,
  byUs: fromId === null,
  fromId,
  text,
  at: now(),
});
const read = () => readThreads(conversationDepsOf(fixture.server.services), fixture.ann.id);
/** Like a real provider: a separate connection, with its own ids of chats. */
const logInAnew = () => {
  const connection = 'second login';
  fixture.instagram.connect = async ({ username }) => ({ type: 'connected', username, connection });
  return fixture.connect();
};
const overNewLogin = { connectionRef: 'ref-second login', chatId: 'chat-of-the-second-login' };
const blocked = () => fixture.get<{ username: string }[]>('/do-not-contact');

describe('in a group with somebody who was written to', () => {
  beforeEach(async () => {
    await talk.hear('mira', 'Hello everybody', group);
  });

  it('nothing is kept of what the others say, and the conversation stays with its person', async () => {
    await talk.hear('a.friend', 'See you on Sunday?', group);
    expect(await talk.names()).toEqual(['mira']);
    expect((await talk.said('mira')).slice(1)).toEqual(['them: Hello everybody']);
    await talk.writeBack('mira', 'Happy to.');
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['mira', 'mira']);
  });

  it.each([
    ['came back', () => fixture.tell({ type: 'account ok' })],
    ['was resumed by another login', () => fixture.connect()],
  ])('replies stay in the conversation, also after the connection was lost and %s', async (_, comeBack) => {
    fixture.server.advance(hours(1));
    await fixture.tell({ type: 'account lost' });
    await comeBack();
    fixture.server.advance(hours(1));
    await talk.hear('mira', 'Anybody there?', group);
    const { rows } = await fixture.server.services.db.execute(sql`select chat_id from threads`);
    expect(rows).toEqual([{ chat_id: 'chat-mira' }]);
  });

  it('nothing of it is read either', async () => {
    fixture.instagram.chats.set(group.chatId, [
      said('1', 'id-a.friend', 'Please stop messaging me'),
      said('2', null, 'Dear family'),
    ]);
    await read();
    expect(await talk.said('mira')).toHaveLength(2);
    expect(await blocked()).toEqual([]);
  });

  it('not even if its id became that of the conversation', async () => {
    await fixture.server.services.db.execute(sql`update threads set chat_id = ${group.chatId}`);
    fixture.instagram.chats.set(group.chatId, [
      said('1', 'id-a.friend', 'Please stop messaging me'),
      said('2', null, 'Dear family'),
      said('3', 'id-mira', 'Are you there?'),
    ]);
    await read();
    expect((await talk.said('mira')).slice(1)).toEqual(['them: Hello everybody', 'them: Are you there?']);
    expect(await blocked()).toEqual([]);
  });
});

describe('an answer whose id was used before', () => {
  it('in another conversation is taken, once', async () => {
    await fixture.nextTurn();
    await talk.send('zoe');
    await talk.hear('zoe', 'Thanks', { id: 'one' });
    for (let time = 0; time < 2; time++) {
      await talk.hear('mira', 'Please stop writing to me', { id: 'one' });
      expect((await talk.said('mira')).slice(1)).toEqual(['them: Please stop writing to me']);
    }
    expect(await blocked()).toMatchObject([{ username: 'mira' }]);
    // Taken back by the user, it stays so.
    await fixture.remove('/do-not-contact/mira');
    await talk.hear('mira', 'Please stop writing to me', { id: 'one' });
    expect(await blocked()).toEqual([]);
  });

  it('in another conversation is taken, once, if it is the user’s own words', async () => {
    await fixture.nextTurn();
    await talk.send('zoe');
    await talk.hear('zoe', 'Thanks', { id: 'one' });
    fixture.instagram.chats.set('chat-mira', [said('one', null, 'Sent from my phone')]);
    await read();
    await read();
    expect((await talk.said('mira')).slice(1)).toEqual(['elsewhere: Sent from my phone']);
  });

  it('by words of ours is taken, unless it repeats them', async () => {
    fixture.instagram.chats.set('chat-mira', [said('own', null, 'Sent from my phone')]);
    await read();
    await talk.hear('mira', 'Sent from my phone', { id: 'own' });
    expect((await talk.said('mira')).slice(1)).toEqual(['elsewhere: Sent from my phone']);
    await talk.hear('mira', 'Please stop writing to me', { id: 'own' });
    expect(await blocked()).toMatchObject([{ username: 'mira' }]);
  });
});

it('over another connection the conversation has another id, by which it is read', async () => {
  fixture.server.advance(60_000);
  await logInAnew();
  await talk.hear('mira', 'Hello', overNewLogin);
  // Before that, the provider may still be catching up.
  fixture.server.advance(minutes(31));
  fixture.instagram.chats.set('chat-of-the-second-login', [said('1', 'id-mira', 'Are you there?')]);
  await read();
  expect(await talk.said('mira')).toHaveLength(3);
});

describe('somebody who takes the name of a person that was written to', () => {
  it('is not in their conversation', async () => {
    await talk.hear('mira', 'Tell me more');
    await talk.hear('mira', 'I am new here', { fromId: 'id-of-another', chatId: 'chat-of-another' });
    expect((await talk.said('mira')).slice(1)).toEqual(['them: Tell me more']);
  });

  it('is not in it either if that person has not answered yet', async () => {
    await talk.hear('mira', 'I am new here', { fromId: 'id-of-another', chatId: 'chat-of-another' });
    expect(await talk.said('mira')).toHaveLength(1);
  });

  it('gets no reply that is meant for the other', async () => {
    await talk.hear('mira', 'Tell me more');
    await talk.writeBack('mira', 'Only for you.');
    fixture.instagram.lookUp = async () => 'id-of-another';
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['mira']);
    expect(await talk.lastEntry('mira')).toMatchObject({
      status: 'skipped',
      reason: conversationErrors.somebodyElse,
    });
  });
});

describe('somebody who takes the name of a person that has answered, and is written to', () => {
  const other = 'id-of-another';
  const toOther = async (username: string) => {
    fixture.instagram.lookUp = async () => other;
    fixture.instagram.script.set(username, async (deliver) => {
      deliver();
      return { type: 'sent', chatId: 'chat-of-another', recipientId: other };
    });
  };
  const shown = async () => {
    const threads = await Promise.all(
      (await talk.list()).map(({ id }) => fixture.get<OpenThread>(`/conversations/${id}`)),
    );
    return threads.map(({ id, entries }) => ({
      id,
      said: entries.map(({ sent_by, text }) => `${sent_by}: ${text}`),
    }));
  };
  const conversationIn = async (words: string) =>
    (await shown()).find(({ said }) => said.includes(`them: ${words}`))!;
  const writeIn = async (words: string, text: string) => {
    const { id } = await conversationIn(words);
    fixture.server.advance(1_000);
    await fixture.post(`/conversations/${id}/replies`, { id: randomUUID(), text });
    await fixture.nextTurn();
  };

  it('has a conversation of their own, and gets no reply that is meant for the other', async () => {
    await talk.hear('mira.new', 'I have a new name', { fromId: 'id-mira', chatId: 'chat-mira' });
    await toOther('mira.new');
    await fixture.write('mira.new');
    await fixture.act('mira.new', 'approve');
    await fixture.nextTurn();
    await talk.hear('mira.new', 'Who is this?', { fromId: other, chatId: 'chat-of-another' });
    expect((await conversationIn('I have a new name')).said).toHaveLength(2);
    expect((await conversationIn('Who is this?')).said).toHaveLength(2);

    await writeIn('I have a new name', 'Only for Mira.');
    expect(fixture.targets()).toEqual(['mira', 'mira.new']);
    await writeIn('Who is this?', 'For the other.');
    expect(fixture.targets()).toEqual(['mira', 'mira.new', 'mira.new']);
  });

  it('not even if it was the same message, sent again', async () => {
    fixture.instagram.script.set('noa', () => Promise.reject(new Error('no answer')));
    await fixture.write('noa');
    await fixture.nextTurn();
    await talk.hear('noa', 'Tell me more');
    await toOther('noa');
    expect((await fixture.act('noa', 'resend')).status).toBe(200);
    await fixture.nextTurn(hours(8));
    expect(fixture.targets()).toEqual(['mira', 'noa']);
    await writeIn('Tell me more', 'Only for Noa.');
    expect(fixture.targets()).toEqual(['mira', 'noa']);
  });
});

describe('whoever answers under another id than the one that was written to', () => {
  const answers = { fromId: 'id-in-events' };
  beforeEach(() => {
    fixture.instagram.script.set('mira', async (deliver) => {
      deliver();
      return { type: 'sent', chatId: 'chat-mira', recipientId: 'id-mira' };
    });
  });

  it('is the same person if the reply goes where our message went, and is heard again after it', async () => {
    await talk.hear('mira', 'Tell me more', answers);
    fixture.server.advance(1_000);
    await talk.writeBack('mira', 'Gladly.');
    await fixture.nextTurn();
    await talk.hear('mira', 'Thank you', answers);
    expect(fixture.targets()).toEqual(['mira', 'mira']);
    expect((await talk.said('mira')).slice(1)).toEqual([
      'them: Tell me more',
      'you: Gladly.',
      'them: Thank you',
    ]);
  });

  it('is the same person if a second message goes there too, over a later connection', async () => {
    await talk.hear('mira', 'Tell me more', answers);
    fixture.server.advance(60_000);
    await logInAnew();
    fixture.instagram.script.set('mira', async (deliver) => {
      deliver();
      return { type: 'sent', chatId: 'chat-of-the-second-login', recipientId: 'id-mira' };
    });
    await queue(fixture.server, fixture.ann, fixture.project, 'mira', { again: true });
    await fixture.server.drain();
    // Approved, skipped because she was written to before, and sent all the same.
    await fixture.act('mira', 'approve');
    await fixture.nextTurn();
    expect((await fixture.act('mira', 'send_now')).status).toBe(200);
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['mira', 'mira']);
    expect(await talk.names()).toEqual(['mira']);
    expect(await talk.said('mira')).toHaveLength(3);
  });

  describe('and whose first answer is found by a reading', () => {
    const show = (id: string, text: string) =>
      fixture.instagram.chats.set('chat-mira', [said(id, answers.fromId, text)]);
    beforeEach(async () => {
      show('1', 'Tell me more');
      await read();
      fixture.server.advance(minutes(20));
    });

    it('is heard again, by an event and by a reading', async () => {
      await talk.hear('mira', 'Are you there?', answers);
      show('3', 'Hello?');
      await read();
      expect((await talk.said('mira')).slice(1)).toEqual([
        'them: Tell me more',
        'them: Are you there?',
        'them: Hello?',
      ]);
    });

    it('gets no reply that was written before they wrote again', async () => {
      await fixture.put('/sending', { paused: true });
      await talk.writeBack('mira', 'Gladly.');
      fixture.server.advance(minutes(1));
      await talk.hear('mira', 'Forget it', answers);
      await fixture.put('/sending', { paused: false });
      await fixture.nextTurn();
      expect(fixture.targets()).toEqual(['mira']);
    });
  });

  it('is heard over a later connection, where the conversation has another id', async () => {
    fixture.server.advance(60_000);
    await logInAnew();
    await talk.hear('mira', 'Tell me more', { ...overNewLogin, ...answers });
    expect((await talk.said('mira')).slice(1)).toEqual(['them: Tell me more']);
  });

  it('is heard if our message had no known outcome', async () => {
    fixture.instagram.script.set('noa', () => Promise.reject(new Error('no answer')));
    await fixture.write('noa');
    await fixture.nextTurn();
    await talk.hear('noa', 'Tell me more', answers);
    expect((await talk.said('noa')).slice(1)).toEqual(['them: Tell me more']);
    // From then on, somebody else with the name is somebody else.
    await talk.hear('noa', 'I am new here', { fromId: 'id-of-another', chatId: 'chat-of-another' });
    expect(await talk.said('noa')).toHaveLength(2);
  });

  describe('and whose name the event does not tell', () => {
    const nameless = { ...answers, from: null, chatId: 'chat-of-the-answer' };
    let asked: string[];
    const drain = () => fixture.server.drain();
    beforeEach(async () => {
      fixture.instagram.script.set('noa', () => Promise.reject(new Error('no answer')));
      await fixture.write('noa');
      await fixture.nextTurn();
      asked = [];
      fixture.instagram.findUsername = async ({ id }) => {
        asked.push(id);
        return fixture.instagram.names.get(id);
      };
    });

    it('is heard if our message had no known outcome', async () => {
      fixture.instagram.names.set(answers.fromId, 'noa');
      fixture.instagram.chats.set(nameless.chatId, [
        said('before', null, 'Hello'),
        said('1', answers.fromId, 'Tell me more'),
        said('2', 'id-of-another', 'See you on Sunday'),
      ]);
      await talk.hear('noa', 'Tell me more', { ...nameless, id: '1' });
      await drain();
      expect((await talk.said('noa')).slice(1)).toEqual(['them: Tell me more']);
      expect((await fixture.messageTo('noa')).delivery?.answered_at).toEqual(expect.any(String));
      // From then on, they are known by that id.
      await talk.hear('noa', 'Are you there?', nameless);
      await drain();
      expect((await talk.said('noa')).slice(2)).toEqual(['them: Are you there?']);
      expect(asked).toEqual([answers.fromId]);
    });

    it('is heard once the provider shows what they wrote', async () => {
      fixture.instagram.names.set(answers.fromId, 'noa');
      await talk.hear('noa', 'Tell me more', { ...nameless, id: '1' });
      await drain();
      expect(await talk.said('noa')).toHaveLength(1);
      fixture.instagram.chats.set(nameless.chatId, [said('1', answers.fromId, 'Tell me more')]);
      await fixture.server.services.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
      await drain();
      expect((await talk.said('noa')).slice(1)).toEqual(['them: Tell me more']);
    });

    it('is heard if only another user of the account wrote to that id', async () => {
      const bob = await openFixtureBeside(fixture);
      await fixture.remove('/instagram/disconnect');
      await bob.connect();
      fixture.instagram.script.delete('noa');
      fixture.instagram.lookUp = async () => answers.fromId;
      await bob.write('noa');
      await bob.nextTurn(hours(1));
      await bob.act('noa', 'send_now');
      await bob.nextTurn();
      await bob.remove('/instagram/disconnect');
      await fixture.connect();
      fixture.instagram.chats.set(nameless.chatId, [said('1', answers.fromId, 'Tell me more')]);
      await talk.hear('noa', 'Tell me more', { ...nameless, id: '1' });
      await drain();
      expect((await talk.said('noa')).slice(1)).toEqual(['them: Tell me more']);
    });

    it('is asked for once if they are a stranger, whose words nobody reads', async () => {
      fixture.instagram.names.set(answers.fromId, 'a.friend');
      const read = vi.spyOn(fixture.instagram, 'listMessages');
      for (let times = 0; times < 2; times++) {
        await talk.hear('a.friend', 'See you on Sunday', nameless);
        await drain();
      }
      expect(asked).toEqual([answers.fromId]);
      expect(read).not.toHaveBeenCalled();
      expect(await talk.names()).toEqual(['noa', 'mira']);
    });

    it('is not asked for if everybody who was written to is known', async () => {
      await talk.hear('noa', 'Tell me more');
      await talk.hear('a.friend', 'See you on Sunday', nameless);
      await drain();
      expect(asked).toEqual([]);
    });

    it('goes with the account', async () => {
      await talk.hear('a.friend', 'See you on Sunday', nameless);
      await fixture.remove('/auth/delete-account');
      const { rows } = await fixture.server.services.db.execute(
        sql`select 1 from graphile_worker.jobs where task_identifier = 'conversation.place'`,
      );
      expect(rows).toEqual([]);
    });
  });

  it('is not if the name belongs to a third one by now', async () => {
    await talk.hear('mira', 'Tell me more', answers);
    fixture.server.advance(1_000);
    await talk.writeBack('mira', 'Only for you.');
    fixture.instagram.lookUp = async () => 'id-of-another';
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['mira']);
  });
});

describe('replies in a row', () => {
  const writeOften = async (times: number) => {
    const answers = [];
    for (let n = 0; n < times; n++) answers.push(await talk.writeBack('mira', `And number ${n}.`));
    return answers;
  };

  it('are limited until the next answer, which does not hold those that wait', async () => {
    await talk.hear('mira', 'Hello');
    fixture.server.advance(1_000);
    const answers = await writeOften(conversationLimits.inARow + 1);
    expect(answers.slice(0, -1).every(({ status }) => status === 202)).toBe(true);
    expect(answers.at(-1)).toMatchObject({ status: 409, body: { detail: conversationErrors.inARow } });
    expect(await talk.with('mira')).toMatchObject({ cannot_write: conversationErrors.inARow });
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'waiting' });
    fixture.server.advance(1_000);
    await talk.hear('mira', 'Slowly, please');
    fixture.server.advance(1_000);
    expect((await talk.writeBack('mira', 'Sorry.')).status).toBe(202);
  });

  it('are one, if only the user says that there was an answer', async () => {
    const { id } = await fixture.messageTo('mira');
    await fixture.put(`/scrape/messages/${id}/answered`, { answered: true });
    const [first, second] = await writeOften(2);
    expect([first!.status, second!.status, second!.body['detail']]).toEqual([
      202,
      409,
      conversationErrors.inARowUnseen,
    ]);
    fixture.instagram.script.set('mira', () => Promise.reject(new Error('no answer')));
    await fixture.nextTurn();
    expect((await talk.change('mira', 'resend')).status).toBe(200);
  });
});

it('shows nothing of a message whose project was deleted, as soon as it is', async () => {
  await talk.hear('mira', 'Not sure');
  const first = fixture.project;
  fixture.project = await createProject(fixture.server, fixture.ann, { name: 'Second' });
  await fixture.server.services.db.execute(sql`update threads set project_id = ${fixture.project}`);
  expect((await talk.with('mira')).entries[0]!.message).not.toBeNull();
  expect((await fixture.remove(`/projects/${first}`)).status).toBe(204);
  expect((await talk.with('mira')).entries[0]!.message).toBeNull();
});
