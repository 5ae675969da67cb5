// A sender whose messages are answered: short words for what the tests of conversations do.
import { randomUUID } from 'node:crypto';
import type { OpenThread, Thread, ThreadEntry } from '@opener/contract/conversation';
import type { SendingFixture } from '../../../testing/sending-fixture.ts';

export type Talk = ReturnType<typeof talkAt>;

export function talkAt(fixture: SendingFixture) {
  let count = 0;
  const talk = {
    /** Writes to people and sends each message. */
    async send(...usernames: string[]): Promise<void> {
      for (const username of usernames) {
        await fixture.write(username);
        if (!fixture.targets().includes(username)) await fixture.nextTurn();
      }
    },
    /** They answer; the event may be changed, or told twice by giving its id. */
    hear: (username: string, text: string, changes: object = {}) =>
      fixture.tell({
        type: 'reply',
        id: `event-${++count}`,
        chatId: `chat-${username}`,
        from: username,
        fromId: `id-${username}`,
        text,
        at: fixture.server.services.clock.now(),
        ...changes,
      }),
    list: (query = '') => fixture.get<Thread[]>(`/conversations?${query}`),
    async names(query = ''): Promise<string[]> {
      return (await talk.list(query)).map(({ username }) => username);
    },
    async with(username: string): Promise<OpenThread> {
      const found = (await talk.list()).find((thread) => thread.username === username)!;
      return fixture.get<OpenThread>(`/conversations/${found.id}`);
    },
    async said(username: string): Promise<string[]> {
      return (await talk.with(username)).entries.map(({ sent_by, text }) => `${sent_by}: ${text}`);
    },
    async lastEntry(username: string): Promise<ThreadEntry> {
      return (await talk.with(username)).entries.at(-1)!;
    },
    async writeBack(username: string, text: string, id: string = randomUUID()) {
      const thread = await talk.with(username);
      return fixture.post(`/conversations/${thread.id}/replies`, { id, text });
    },
    async change(username: string, action: 'cancel' | 'resend') {
      const { id, entries } = await talk.with(username);
      const reply = entries.findLast(({ sent_by }) => sent_by === 'you')!;
      return fixture.post(`/conversations/${id}/replies/${reply.id}`, { action });
    },
    async decide(username: string, body: object) {
      return fixture.put(`/conversations/${(await talk.with(username)).id}/outcome`, body);
    },
    async mark(username: string, read: boolean) {
      return fixture.put(`/conversations/${(await talk.with(username)).id}/read`, { read });
    },
  };
  return talk;
}
