// What every implementation of the Instagram port must do.
import { expect, it } from 'vitest';
import {
  BadWebhook,
  type ConnectResult,
  type InstagramPort,
  type Recipient,
  type SendResult,
} from './port.ts';

export type InstagramUnderTest = {
  port: InstagramPort;
  /** What this person really received, oldest first. */
  delivered(to: string): Promise<string[]>;
  /** An event as the provider sends it, with its authentication. */
  reply(connection: string, from: string, text: string): Promise<WebhookCall>;
  /** They answer, but no event arrives. */
  say(connection: string, from: string, text: string): Promise<void>;
  lost(connection: string): Promise<WebhookCall>;
  /** Instagram logs the account out. */
  lose(username: string): Promise<void>;
  /** The user confirms in Instagram's app. */
  approve(username: string): Promise<void>;
};
export type WebhookCall = { body: string; headers: Record<string, string> };

/**
 * These names fail in the same way everywhere: accounts `twofactor…`, `challenge…` and `blocked…`, the password `wrong`, the code 123456;
 * recipients `refuses…`, `missing…`, `later…`, `cut…`, `limbo…`, `limbo.delivered…` and `stranger…`.
 */
export function instagramPortSuite(underTest: () => InstagramUnderTest): void {
  const signal = new AbortController().signal;
  const login = (username: string, more: { password?: string; code?: string; pending?: string } = {}) =>
    underTest().port.connect({ username, password: 'a good one', ...more }, { signal });
  const connected = async (username: string) => connectionOf(await login(username));
  const send = (connection: string, from: string, to: string, leaving = signal) =>
    underTest().port.send({ connection, from, to, text: `Hi ${to} 🏺\nHow are you?` }, { signal: leaving });
  const textTo = (to: string) => `Hi ${to} 🏺\nHow are you?`;

  it('connects and delivers the text as it is', async () => {
    const connection = await connected('mira.kilns');
    expect(await send(connection, 'mira.kilns', 'suite.reader')).toMatchObject({ type: 'sent' });
    expect(await underTest().delivered('suite.reader')).toEqual([textTo('suite.reader')]);
  });

  it('reads the username as people type it', async () => {
    expect(await login(' @Mira.Kilns ')).toMatchObject({ type: 'connected', username: 'mira.kilns' });
  });

  it('passes a refusal on as a sentence, without the password', async () => {
    const answer = await login('mira.kilns', { password: 'wrong' });
    expect(answer).toEqual({ type: 'refused', sentence: expect.stringMatching(/password\.$/) });
    expect(JSON.stringify(answer)).not.toContain('wrong');
  });

  it('asks for the code, refuses a bad one, and continues with the right one', async () => {
    const asked = await login('twofactor.ann');
    if (asked.type !== 'code needed') throw new Error(asked.type);
    const { pending } = asked;
    expect(await login('twofactor.ann', { pending, code: '000000' })).toMatchObject({
      type: 'refused',
      sentence: expect.stringContaining('code'),
    });
    const connection = connectionOf(await login('twofactor.ann', { pending, code: '123456' }));
    expect(await send(connection, 'twofactor.ann', 'suite.second')).toMatchObject({ type: 'sent' });
  });

  it('refuses a code for a login that is not in progress', async () => {
    expect(await login('twofactor.ann', { pending: 'acc_long_gone', code: '123456' })).toMatchObject({
      type: 'refused',
      sentence: expect.stringContaining('has expired'),
    });
  });

  it('asks to confirm in the app, and connects afterwards', async () => {
    const asked = await login('challenge.ann');
    expect(asked).toEqual({ type: 'app needed', pending: expect.any(String) });
    const pending = asked.type === 'app needed' ? asked.pending! : '';
    expect(await underTest().port.resume(pending, { signal })).toEqual({ type: 'waiting' });
    await underTest().approve('challenge.ann');
    const connection = connectionOf(await login('challenge.ann', { pending }));
    expect(await send(connection, 'challenge.ann', 'suite.third')).toMatchObject({ type: 'sent' });
    await underTest().port.disconnect(pending);
  });

  it('does not begin for a caller who has left', async () => {
    const connection = await connected('mira.kilns');
    const answer = await send(connection, 'mira.kilns', 'suite.left', AbortSignal.abort());
    expect(answer).toEqual({ type: 'not now' });
    expect(await underTest().delivered('suite.left')).toEqual([]);
  });

  it.each([
    ['mira.kilns', 'refuses.suite', { type: 'declined', sentence: expect.stringMatching(/\.$/) }],
    [
      'mira.kilns',
      'missing.suite',
      { type: 'declined', sentence: expect.stringMatching(/\.$/), isNobody: true },
    ],
    ['blocked.ann', 'suite.blocked', { type: 'blocked' }],
    ['mira.kilns', 'later.suite', { type: 'not now', retryAfterMs: 1_000, isAway: true }],
  ])('from %s to %s is surely not delivered', async (from, to, expected) => {
    expect(await send(await connected(from), from, to)).toEqual(expected);
    expect(await underTest().delivered(to)).toEqual([]);
  });

  it('delivers later what could not be sent at first', async () => {
    const connection = await connected('mira.kilns');
    expect(await send(connection, 'mira.kilns', 'later.again')).toMatchObject({ type: 'not now' });
    expect(await send(connection, 'mira.kilns', 'later.again')).toMatchObject({ type: 'sent' });
    expect(await underTest().delivered('later.again')).toHaveLength(1);
  });

  it('throws when it was cut after delivering, for nobody knows', async () => {
    await expect(send(await connected('mira.kilns'), 'mira.kilns', 'cut.suite')).rejects.toThrow();
    expect(await underTest().delivered('cut.suite')).toHaveLength(1);
  });

  it('throws when nothing comes back, though it arrived', async () => {
    const caller = new AbortController();
    const to = 'limbo.delivered.suite';
    const outcome = outcomeOf(send(await connected('mira.kilns'), 'mira.kilns', to, caller.signal));
    await expect.poll(() => underTest().delivered(to)).toHaveLength(1);
    caller.abort();
    expect(await outcome).toBe('thrown');
  });

  it('does not say that it was sent when nothing comes back and nothing arrived', async () => {
    const caller = new AbortController();
    const to = 'limbo.suite';
    const outcome = outcomeOf(send(await connected('mira.kilns'), 'mira.kilns', to, caller.signal));
    caller.abort();
    expect(['thrown', 'not now']).toContain(await outcome);
    expect(await underTest().delivered(to)).toEqual([]);
  });

  it('cannot send any more once disconnected, and disconnecting twice is fine', async () => {
    const connection = await connected('mira.kilns');
    await underTest().port.disconnect(connection);
    await underTest().port.disconnect(connection);
    expect(await send(connection, 'mira.kilns', 'suite.gone')).toEqual({ type: 'account lost' });
    expect(await underTest().delivered('suite.gone')).toEqual([]);
  });

  it('knows a connection that Instagram has ended, and one that is gone', async () => {
    const { port, lose } = underTest();
    const connection = await connected('suite.leaving');
    expect(await port.stateOf(connection, { signal })).toBe('running');
    await lose('suite.leaving');
    expect(await port.stateOf(connection, { signal })).toBe('lost');
    await port.disconnect(connection);
    expect(await port.stateOf(connection, { signal })).toBe('lost');
  });

  it('hears a reply, and finds its connection, its chat and its person', async () => {
    const { port, reply } = underTest();
    const connection = await connected('mira.kilns');
    const sent = await send(connection, 'mira.kilns', 'suite.talker');
    const { body, headers } = await reply(connection, 'suite.talker', 'Tell me more');
    const event = port.readEvent(Buffer.from(body), headers);
    expect(event).toEqual({
      type: 'reply',
      id: expect.any(String),
      connectionRef: port.refOf(connection),
      chatId: sent.type === 'sent' ? sent.chatId : 'a chat',
      // Some providers omit the name; then the chat and the id identify the person.
      from: event?.type === 'reply' && event.from === null ? null : 'suite.talker',
      fromId: sent.type === 'sent' ? sent.recipientId : 'somebody',
      text: 'Tell me more',
      at: expect.any(Date),
    });
    expect(port.refOf(connection)).not.toContain(connection);
  });

  it('lists what was said in a conversation, oldest first, and nothing for one that it does not know', async () => {
    const { port, say } = underTest();
    const connection = await connected('mira.kilns');
    const began = new Date(Date.now() - 60_000);
    const sent = await send(connection, 'mira.kilns', 'suite.unheard');
    if (sent.type !== 'sent') throw new Error(sent.type);
    await say(connection, 'suite.unheard', 'Tell me more');
    const list = (chatId: string, since: Date) =>
      port.listMessages({ connection, chatId, since }, { signal });
    const all = await list(sent.chatId!, began);
    expect(all).toEqual([
      { id: sent.messageId, byUs: true, fromId: null, text: textTo('suite.unheard'), at: expect.any(Date) },
      {
        id: expect.any(String),
        byUs: false,
        fromId: sent.recipientId,
        text: 'Tell me more',
        at: expect.any(Date),
      },
    ]);
    expect(await list(sent.chatId!, all![1]!.at)).toEqual([]);
    expect(await list('chat:of:nobody', began)).toBeUndefined();
  });

  it('says that a conversation is open once they have written, and never of one that it cannot know', async () => {
    const { port, say } = underTest();
    const connection = await connected('mira.kilns');
    const sendTo = async (to: string) => {
      const result = await send(connection, 'mira.kilns', to);
      return result.type === 'sent' ? result.chatId! : '';
    };
    const chatId = await sendTo('suite.answers');
    await say(connection, 'suite.answers', 'Tell me more');
    expect(await port.isOpen({ connection, chatId }, { signal })).toBe(true);
    const closed = await sendTo('stranger.suite');
    expect(await port.isOpen({ connection, chatId: closed }, { signal })).not.toBe(true);
    expect(await port.isOpen({ connection, chatId: 'chat:of:nobody' }, { signal })).toBeUndefined();
  });

  it('tells every id that answers may have for a person before anything goes out, and whose it is', async () => {
    const { port, delivered } = underTest();
    const connection = await connected('mira.kilns');
    const to = 'cut.told';
    let ids: string[] = [];
    let before: string[] | undefined;
    const found = async ({ recipientId, otherIds }: Recipient) => {
      before = await delivered(to);
      ids = [recipientId, ...otherIds];
      return true;
    };
    const request = { connection, from: 'mira.kilns', to, text: 'Hi' };
    await expect(port.send(request, { signal, found })).rejects.toThrow();
    expect(before).toEqual([]);
    expect(await delivered(to)).toHaveLength(1);
    const names = ids.map((id) => port.findUsername({ connection, id }, { signal }));
    expect(new Set(await Promise.all(names))).toEqual(new Set([to]));
  });

  it('sends nothing once it is called off', async () => {
    const { port, delivered } = underTest();
    const connection = await connected('mira.kilns');
    const request = { connection, from: 'mira.kilns', to: 'suite.spared', text: 'Hi' };
    const found = async () => false;
    expect(await port.send(request, { signal, found })).toEqual({ type: 'called off' });
    expect(await delivered('suite.spared')).toEqual([]);
  });

  it('hears that the account is lost, and believes nobody without the secret', async () => {
    const { port, lost } = underTest();
    const connection = await connected('suite.lost');
    const { body, headers } = await lost(connection);
    expect(port.readEvent(Buffer.from(body), headers)).toEqual({
      type: 'account lost',
      connectionRef: port.refOf(connection),
    });
    const forged = Object.fromEntries(Object.keys(headers).map((name) => [name, 'guessed']));
    expect(() => port.readEvent(Buffer.from(body), forged)).toThrow(BadWebhook);
    expect(() => port.readEvent(Buffer.from(body), {})).toThrow(BadWebhook);
  });
}

function connectionOf(result: ConnectResult): string {
  if (result.type !== 'connected') throw new Error(`Not connected: ${result.type}`);
  return result.connection;
}

function outcomeOf(sending: Promise<SendResult>): Promise<SendResult['type'] | 'thrown'> {
  return sending.then(
    ({ type }) => type,
    () => 'thrown' as const,
  );
}
