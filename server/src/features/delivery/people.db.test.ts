import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signedIn } from '../../testing/people.ts';
import { createProject, giveCredits, queue } from '../../testing/projects.ts';
import { openSendingFixture, type SendingFixture } from '../../testing/sending-fixture.ts';

let fixture: SendingFixture;

beforeEach(async () => {
  fixture = await openSendingFixture();
  await fixture.connect();
});
afterEach(() => fixture.close());

const reply = (from: string, text: string, over: object = {}) =>
  fixture.tell({ type: 'reply', id: `${from}-${text}`, chatId: `chat-${from}`, from: null, text, ...over });

describe('the do-not-contact list', () => {
  const block = (...usernames: string[]) => fixture.post('/do-not-contact', { usernames });

  it('takes names as people write them, and reports impossible ones', async () => {
    expect(await block('@Mira.Kilns', 'mira.kilns', 'not a name', ' zoe ')).toMatchObject({
      status: 200,
      body: { added: 2, already: 0, left_out: 1, impossible: ['not a name'] },
    });
    expect(await block('zoe')).toMatchObject({ body: { added: 0, already: 1 } });
    const added = { reason: 'Added by you.', created_at: expect.any(String) };
    expect(await fixture.get('/do-not-contact?q=mira')).toEqual([{ username: 'mira.kilns', ...added }]);
    expect(await fixture.remove('/do-not-contact/@Mira.Kilns')).toMatchObject({ status: 204 });
    expect(await fixture.get('/do-not-contact')).toEqual([{ username: 'zoe', ...added }]);
  });

  it('reads a pasted text as the browser does', async () => {
    const text =
      '@Mira.Kilns, https://www.instagram.com/zoe/?igsh=x\n“north”; @hafen@abe mira.kilns .dot müller';
    expect(
      await fixture.post('/do-not-contact', { text, usernames: ['instagram.com/eve', 'zoe'] }),
    ).toMatchObject({
      status: 200,
      body: { added: 6, already: 0, left_out: 2, impossible: ['.dot', 'müller'] },
    });
    const names = (await fixture.get<{ username: string }[]>('/do-not-contact')).map(
      ({ username }) => username,
    );
    expect(names).toEqual(['abe', 'eve', 'hafen', 'mira.kilns', 'north', 'zoe']);
  });

  it.each([{}, { text: ' ' }, { usernames: [] }, { text: 7 }])('asks for a name: %j', async (body) => {
    expect(await fixture.post('/do-not-contact', body)).toMatchObject({
      status: 422,
      body: { detail: 'Please enter at least one username' },
    });
  });

  it.each(['a,', '@a', 'a@b.c ', 'https://instagram.com/a '])(
    'refuses a text that is nothing but %j before reading it',
    async (word) => {
      const text = word.repeat(699_990 / word.length);
      expect(await fixture.post('/do-not-contact', { text })).toMatchObject({
        status: 422,
        body: { detail: 'Please add at most 10,000 usernames at once.' },
      });
    },
  );

  describe('that is full', () => {
    const many = (count: number, prefix: string) => Array.from({ length: count }, (_, n) => `${prefix}${n}`);
    const full = {
      status: 409,
      body: {
        detail: 'You can add at most 10,000 people to your do-not-contact list. Nothing was added.',
      },
    };
    const count = async () =>
      Number(
        (await fixture.server.call('GET', '/do-not-contact', { token: fixture.ann.token })).headers[
          'x-total-count'
        ],
      );

    it('takes 10,000 in one paste, and no more', async () => {
      const text = many(10_000, 'https://instagram.com/person_').join('\n');
      expect(await fixture.post('/do-not-contact', { text })).toMatchObject({
        body: { added: 10_000, left_out: 0 },
      });
      expect(await block('one.more')).toMatchObject(full);
      expect(await block('person_1')).toMatchObject({ status: 200, body: { added: 0, already: 1 } });
      expect(await block(...many(10_001, 'x'))).toMatchObject({
        status: 422,
        body: { detail: 'Please add at most 10,000 usernames at once.' },
      });
      expect(await count()).toBe(10_000);
    });

    it('changes nothing when it would become too long', async () => {
      await block(...many(9_990, 'a'));
      expect(await block('a1', ...many(11, 'b'))).toMatchObject(full);
      expect(await count()).toBe(9_990);
      expect(await block('a1', ...many(10, 'b'))).toMatchObject({ body: { added: 10, already: 1 } });
    });

    it('does not become too long by calls at the same moment', async () => {
      await block(...many(9_990, 'a'));
      const answers = await Promise.all(
        ['b', 'c', 'd', 'e', 'f', 'g'].map((prefix) => block(...many(4, prefix))),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
      expect(await count()).toBe(9_998);
    });

    it('has room for as many, however many people opted out', async () => {
      await fixture.write('mira');
      await reply('mira', 'please stop messaging me');
      expect(await block(...many(9_999, 'a'), 'mira')).toMatchObject({ body: { added: 9_999, already: 1 } });
      expect(await block('zoe')).toMatchObject({ status: 200, body: { added: 1 } });
      expect(await block('one.more')).toMatchObject(full);
      expect(await count()).toBe(10_001);
    });

    it('takes back people whose opt-out was revoked, which holds again', async () => {
      await fixture.write('mira');
      await reply('mira', 'please stop messaging me');
      await block(...many(10_000, 'a'));
      await fixture.remove('/do-not-contact/mira');
      expect(await block('zoe')).toMatchObject(full);
      expect(await block('mira')).toMatchObject({ status: 200, body: { added: 1 } });
    });

    it('still takes people who opt out', async () => {
      await block(...many(10_000, 'a'));
      await fixture.write('mira');
      await reply('mira', 'please stop messaging me');
      expect(await fixture.get('/do-not-contact?q=mira')).toMatchObject([{ reason: 'Asked you to stop.' }]);
    });
  });

  it('keeps the reason of a person who is restored', async () => {
    await fixture.post('/do-not-contact', { usernames: ['zoe'], reason: 'Asked you to stop.' });
    expect(await fixture.get('/do-not-contact')).toMatchObject([{ reason: 'Asked you to stop.' }]);
    const long = await fixture.post('/do-not-contact', { usernames: ['abe'], reason: 'x'.repeat(201) });
    expect(long).toMatchObject({
      status: 422,
      body: { detail: 'Please keep the reason to 200 characters.' },
    });
  });

  it('asks before queueing, and is never delivered to', async () => {
    await block('mira');
    const asked = await queue(fixture.server, fixture.ann, fixture.project, 'mira');
    expect([asked.status, asked.body]).toEqual([
      409,
      { detail: 'This person is on your do-not-contact list.', confirm: 'do_not_contact' },
    ]);
    expect(
      (await fixture.post(`/scrape/projects/${fixture.project}/queue`, { username: 'mira', confirm: true }))
        .status,
    ).toBe(202);
    await fixture.server.drain();
    expect((await fixture.messageTo('mira')).delivery).toMatchObject({
      status: 'skipped',
      reason: 'This person is on your do-not-contact list.',
    });
    expect(await fixture.act('mira', 'send_now')).toMatchObject({ status: 409 });
  });

  it('holds for those added while they wait', async () => {
    await fixture.write('one', 'two');
    await block('two');
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['one']);
    expect((await fixture.messageTo('two')).delivery).toMatchObject({ status: 'skipped' });
  });

  it('is mine alone', async () => {
    await block('mira');
    const bob = await signedIn(fixture.server);
    expect((await fixture.server.call('GET', '/do-not-contact', { token: bob.token })).text).toBe('[]');
  });
});

describe('replies', () => {
  it('mark the message as answered, and count', async () => {
    await fixture.write('mira');
    expect((await reply('mira', 'Tell me more')).body).toEqual({ received: true });
    await reply('stranger', 'Hello');
    expect((await fixture.messageTo('mira')).delivery?.answered_at).toEqual(expect.any(String));
    expect(await fixture.get(`/projects/${fixture.project}/sending`)).toMatchObject({ sent: 1, answered: 1 });
    expect(await fixture.get('/do-not-contact')).toEqual([]);
    const stats = await fixture.get<object[]>('/sending/stats');
    expect(stats).toHaveLength(30);
    expect(stats.at(-1)).toMatchObject({ generated: 1, sent: 1, failed: 0, answered: 1 });
    expect(stats.at(-2)).toMatchObject({ generated: 0, sent: 0, failed: 0, answered: 0 });
  });

  it('to nothing yet hold what waits until the person has read them', async () => {
    await fixture.write('one', 'mira', 'two');
    await reply('mira', 'My assistant deals with offers', { from: 'mira' });
    const held = 'This person has written to you. Read their message before this one is sent.';
    expect((await fixture.messageTo('mira')).delivery).toMatchObject({ status: 'review', reason: held });
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['one', 'two']);
    await fixture.act('mira', 'approve');
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['one', 'two', 'mira']);
  });

  it('that ask to stop put the person on the list', async () => {
    await fixture.write('mira');
    await reply('mira', 'please stop messaging me');
    expect(await fixture.get('/do-not-contact')).toMatchObject([
      { username: 'mira', reason: 'Asked you to stop.' },
    ]);
  });

  describe('after a new login', () => {
    const ref = (username: string) => `ref-connection-of-${username}`;
    const answered = async (username: string) =>
      (await fixture.messageTo(username)).delivery?.answered_at ?? null;

    /** The same Instagram account, which the vendor names anew with every login. */
    async function logInAgain(name: string): Promise<void> {
      await fixture.remove('/instagram/disconnect');
      const { connect } = fixture.instagram;
      fixture.instagram.connect = async ({ username }) => ({ type: 'connected', username, connection: name });
      await fixture.connect();
      fixture.instagram.connect = connect;
    }

    it('by the new connection find the message by the person, whose conversation has another name now', async () => {
      await fixture.write('mira');
      await logInAgain('second login');
      const now = { connectionRef: 'ref-second login', chatId: 'another chat' };
      await reply('mira', 'please stop messaging me', { ...now, from: 'mira' });
      expect(await answered('mira')).toEqual(expect.any(String));
      expect(await fixture.get('/do-not-contact')).toMatchObject([{ username: 'mira' }]);
    });

    it('find it by the vendor’s name for the person when they come without another', async () => {
      fixture.instagram.script.set('mira', async (deliver) => {
        deliver();
        return { type: 'sent', chatId: 'first chat', recipientId: '17841400' };
      });
      await fixture.write('mira');
      await logInAgain('second login');
      const now = { connectionRef: 'ref-second login', chatId: 'another chat', fromId: '17841400' };
      await reply('mira', 'please stop messaging me', { ...now, from: 'mira.renamed' });
      expect(await answered('mira')).toEqual(expect.any(String));
      const names = (await fixture.get<{ username: string }[]>('/do-not-contact')).map((one) => one.username);
      expect(names).toEqual(['mira', 'mira.renamed']);
    });

    it('count when they come late by the old connection, also with none in its place', async () => {
      await fixture.write('mira');
      await fixture.remove('/instagram/disconnect');
      await reply('mira', 'Tell me more');
      expect(await answered('mira')).toEqual(expect.any(String));
      await logInAgain('second login');
      await reply('mira', 'please stop messaging me');
      expect(await fixture.get('/do-not-contact')).toMatchObject([{ username: 'mira' }]);
    });

    it('leave the new connection as it is when the old one is reported lost', async () => {
      await logInAgain('second login');
      await reply('', '', { type: 'account lost' });
      expect(await fixture.get('/instagram/status')).toMatchObject({ state: 'connected' });
      await reply('', '', { type: 'account lost', connectionRef: 'ref-second login' });
      expect(await fixture.get('/instagram/status')).toMatchObject({ state: 'reconnect' });
      await reply('', '', { type: 'account ok' });
      expect(await fixture.get('/instagram/status')).toMatchObject({ state: 'reconnect' });
    });

    it('belong to what that account wrote before what another one did', async () => {
      await fixture.write('mira');
      await fixture.connect('other.studio');
      fixture.project = await createProject(fixture.server, fixture.ann);
      await fixture.write('mira');
      await fixture.nextTurn();
      const first = { connectionRef: ref('studio.reach'), chatId: null, from: 'mira' };
      await reply('mira', 'Tell me more', first);
      const { rows } = await fixture.server.services.db.execute(
        sql`select sender from deliveries where answered_at is not null`,
      );
      expect(rows).toEqual([{ sender: 'studio.reach' }]);
    });

    it("never reach somebody else's messages, whoever has the connection now", async () => {
      await fixture.write('mira');
      const bob = await signedIn(fixture.server);
      await giveCredits(fixture.server, bob, 20);
      await fixture.remove('/instagram/disconnect');
      const login = { username: 'studio.reach', password: 'x', time_zone: 'UTC' };
      expect((await fixture.post('/instagram/connect', login, bob)).status).toBe(200);
      await reply('mira', 'please stop messaging me', { from: 'mira' });
      await reply('mira', 'please stop messaging me', { connectionRef: 'ref-nobody', from: 'mira' });
      expect(await answered('mira')).toBeNull();
      // But the wish is about what she wrote, too.
      expect(await fixture.get('/do-not-contact')).toMatchObject([{ username: 'mira' }]);
      const his = await fixture.server.call('GET', '/do-not-contact', { token: bob.token });
      expect(his.body).toMatchObject([{ username: 'mira' }]);
    });
  });

  it('that ask to stop hold for the name that was written to, and for the one that answers', async () => {
    await fixture.write('mira');
    await reply('mira', 'Please stop', { from: 'mira.new' });
    const listed = await fixture.get<{ username: string }[]>('/do-not-contact');
    expect(listed.map(({ username }) => username)).toEqual(['mira', 'mira.new']);
  });
});
