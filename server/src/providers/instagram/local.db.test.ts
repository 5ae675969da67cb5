import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../db/database.ts';
import { after, minutes, type Clock } from '../../lib/clock.ts';
import { createLogger } from '../../lib/logger.ts';
import { TransientFault } from '../../lib/port-faults.ts';
import { takeTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLocalInstagram, type LocalInstagram } from './local.ts';
import { instagramPortSuite } from './port.suite.ts';

let testDatabase: TestDatabase;
let database: Database;
let instagram: LocalInstagram;
let offset = 0;
const delays: number[] = [];
const clock: Clock = { now: () => after(new Date(), offset) };
const signal = new AbortController().signal;

beforeAll(async () => {
  testDatabase = await takeTestDatabase();
  database = openDatabase(testDatabase.url, createLogger({ level: 'silent', pretty: false }));
  instagram = createLocalInstagram({
    db: database.db,
    clock,
    webhookSecret: 'only for tests',
    delay: async (ms) => void delays.push(ms),
  });
});
afterAll(async () => {
  await database.close();
  await testDatabase.giveBack();
});

describe('the local Instagram', () => {
  instagramPortSuite(() => ({
    port: instagram,
    delivered: async (to) =>
      (await instagram.list())
        .filter((message) => message.to === to)
        .map(({ text }) => text)
        .toReversed(),
    approve: async () => {},
    reply: (_connection, from, text) => instagram.reply(from, 'mira.kilns', text),
    say: async (_connection, from, text) => void (await instagram.reply(from, 'mira.kilns', text)),
    lost: async () => (await instagram.lose('suite.lost'))[0]!,
    lose: async (username) => void (await instagram.lose(username)),
  }));

  const connect = async (username: string) => {
    const result = await instagram.connect({ username, password: 'good' }, { signal });
    if (result.type !== 'connected') throw new Error(result.type);
    return result.connection;
  };
  const send = (connection: string, from: string, to: string, text: string) =>
    instagram.send({ connection, from, to, text }, { signal });

  it('lists what was delivered, newest first, from one account or from all', async () => {
    const [ann, ben] = [await connect('list.ann'), await connect('list.ben')];
    await send(ann, 'list.ann', 'reader.one', 'first');
    await send(ben, 'list.ben', 'reader.one', 'second');
    await send(ann, 'list.ann', 'reader.two', 'third');
    expect((await instagram.list('list.ann')).map(({ text }) => text)).toEqual(['third', 'first']);
    expect((await instagram.list()).slice(0, 3).map(({ text }) => text)).toEqual([
      'third',
      'second',
      'first',
    ]);
    const [newest] = await instagram.list('list.ann');
    expect(await instagram.find(newest!.id)).toEqual(newest);
    expect(await instagram.find('nonsense')).toBeUndefined();
  });

  it('keeps both when somebody is written to twice, so that tests can see it', async () => {
    const connection = await connect('twice.ann');
    await send(connection, 'twice.ann', 'reader', 'same');
    await send(connection, 'twice.ann', 'reader', 'same');
    expect(await instagram.list('twice.ann')).toHaveLength(2);
  });

  it('gives two logins of one name two connections, and answers go to the one that wrote', async () => {
    const [first, second] = [await connect('shared.ann'), await connect('shared.ann')];
    await send(first, 'shared.ann', 'friend.of.first', 'hello');
    const { body, headers } = await instagram.reply('friend.of.first', 'shared.ann', 'hi');
    const event = instagram.readEvent(Buffer.from(body), headers);
    expect(event?.connectionRef).toBe(instagram.refOf(first));
    expect(event?.connectionRef).not.toBe(instagram.refOf(second));
  });

  it('cannot send from an account that Instagram logged out', async () => {
    const connection = await connect('logged.out');
    expect(await instagram.lose('logged.out')).toHaveLength(1);
    expect(await send(connection, 'logged.out', 'reader', 'hello')).toEqual({ type: 'account lost' });
  });

  it('refuses a code after five minutes', async () => {
    const asked = await instagram.connect({ username: 'twofactor.late', password: 'good' }, { signal });
    if (asked.type !== 'code needed') throw new Error(asked.type);
    offset += minutes(6);
    const late = { username: 'twofactor.late', password: 'good', code: '123456', pending: asked.pending };
    expect(await instagram.connect(late, { signal })).toMatchObject({
      type: 'refused',
      sentence: expect.stringContaining('has expired'),
    });
  });

  it('is slow or down for the names that ask for it', async () => {
    const connection = await connect('slow.ann');
    await send(connection, 'slow.ann', 'slow.reader', 'hello');
    expect(delays).toEqual([5_000, 5_000]);
    await expect(connect('down.ann')).rejects.toBeInstanceOf(TransientFault);
  });
});
