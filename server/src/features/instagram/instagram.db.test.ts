import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSecrets } from '../../lib/crypto.ts';
import { createFakeInstagram } from '../../testing/fake-instagram.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import { createProject, giveCredits } from '../../testing/projects.ts';
import { openFixtureBeside, openSendingFixture, type SendingFixture } from '../../testing/sending-fixture.ts';

let fixture: SendingFixture;

beforeEach(async () => {
  fixture = await openSendingFixture();
});
afterEach(() => fixture.close());

describe('connecting', () => {
  it('requires a pack', async () => {
    const free = await signedIn(fixture.server);
    const answer = await fixture.post('/instagram/connect', { username: 'x', password: 'y' }, free);
    expect(answer).toMatchObject({ status: 402, body: { detail: 'Buy a pack to enable auto-sending' } });
    expect(await fixture.connect()).toMatchObject({
      status: 200,
      body: { connected: true, username: 'studio.reach', state: 'connected' },
    });
    expect(await fixture.get('/instagram/status')).toEqual({
      connected: true,
      username: 'studio.reach',
      state: 'connected',
    });
  });

  it.each([
    [{ password: '' }, 'Please enter both username and password'],
    [{ username: ' ' }, 'Please enter both username and password'],
    [{ username: '@' }, 'That cannot be an Instagram username, an email address or a phone number.'],
    [{ time_zone: 'Mars/Base' }, 'That time zone is unknown.'],
    [{ time_zone: '' }, 'That time zone is unknown.'],
  ])('refuses %j', async (fault, detail) => {
    expect(await fixture.connect('studio', fault)).toMatchObject({ status: 422, body: { detail } });
  });

  it('limits login attempts per user', async () => {
    const careful = await openSendingFixture({ RATE_LIMITS: 'on' });
    try {
      const statusOf = async (username: string, who: Person) =>
        (await careful.post('/instagram/connect', { username, password: 'guess', time_zone: 'UTC' }, who))
          .status;
      const stranger = await signedIn(careful.server);
      await giveCredits(careful.server, stranger, 20);
      careful.instagram.connect = async () => ({ type: 'refused', sentence: 'No.' });
      for (let i = 0; i < 15; i++) expect(await statusOf('famous', stranger)).toBe(400);
      expect(await statusOf('@Famous', stranger)).toBe(429);
      for (let i = 0; i < 14; i++) expect(await statusOf(`somebody.${i}`, stranger)).toBe(400);
      expect(await statusOf('somebody.else', stranger)).toBe(429);

      // From the same address, too.
      careful.instagram.connect = createFakeInstagram().connect;
      expect(await statusOf('famous', careful.ann)).toBe(200);
    } finally {
      await careful.close();
    }
  });

  it('says that it is the first time, until there was one', async () => {
    const none = { connected: false, username: null, state: 'disconnected' };
    expect(await fixture.get('/instagram/status')).toEqual({ ...none, first: true });
    await fixture.connect();
    await fixture.remove('/instagram/disconnect');
    expect(await fixture.get('/instagram/status')).toEqual(none);
  });

  it('holds every project for review when asked to, and else leaves each as it is', async () => {
    const held = await createProject(fixture.server, fixture.ann, { sending_mode: 'review' });
    const bob = await signedIn(fixture.server);
    const his = await createProject(fixture.server, bob);
    const mode = async (project: string, who: Person) =>
      (await fixture.server.call('GET', `/projects/${project}/sending`, { token: who.token })).body['mode'];
    const modes = async () => [
      await mode(fixture.project, fixture.ann),
      await mode(held, fixture.ann),
      await mode(his, bob),
    ];
    await fixture.connect();
    expect(await modes()).toEqual(['auto', 'review', 'auto']);
    await fixture.connect('studio.reach', { hold_for_review: false });
    expect(await modes()).toEqual(['auto', 'review', 'auto']);
    fixture.instagram.connect = async () => ({ type: 'refused', sentence: 'No.' });
    await fixture.connect('studio.reach', { hold_for_review: true });
    expect(await modes()).toEqual(['auto', 'review', 'auto']);
    fixture.instagram.connect = createFakeInstagram().connect;
    await fixture.connect('studio.reach', { hold_for_review: true });
    expect(await modes()).toEqual(['review', 'review', 'auto']);
    await fixture.write('one');
    expect(fixture.targets()).toEqual([]);
    expect((await fixture.messageTo('one')).delivery).toMatchObject({ status: 'review' });
  });

  it('takes a time zone that only the browser knows, and still counts its days', async () => {
    await fixture.connect('studio.reach', { time_zone: 'SystemV/PST8' });
    expect(await fixture.get<object[]>('/sending/stats')).toHaveLength(30);
  });

  it('keeps the connection sealed, and the password nowhere', async () => {
    await fixture.connect();
    await fixture.write('mira');
    const { rows: tables } = await fixture.server.services.db.execute<{ name: string }>(
      sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker', 'outside')`,
    );
    for (const { name } of tables) {
      const { rows } = await fixture.server.services.db.execute(
        sql`select 1 from ${sql.raw(name)} t where t::text like '%insta-secret%' or t::text like '%connection-of-studio.reach",%' limit 1`,
      );
      expect([name, rows.length]).toEqual([name, 0]);
    }
    const { rows } = await fixture.server.services.db.execute<{ connection: string }>(
      sql`select connection from instagram_accounts`,
    );
    expect(rows[0]!.connection).not.toContain('connection-of');
  });

  describe('that was sealed with an earlier secret', () => {
    beforeEach(async () => {
      await fixture.connect();
      await fixture.write('one');
      const sealed = createSecrets('another secret').seal('connection', `instagram:${fixture.ann.id}`);
      await fixture.server.services.db.execute(sql`update instagram_accounts set connection = ${sealed}`);
    });

    it.each([
      ['is given up', () => fixture.remove('/instagram/disconnect'), { connected: false }],
      ['is replaced by a new login', () => fixture.connect(), { connected: true }],
      ['makes way for another account', () => fixture.connect('other.studio'), { connected: true }],
    ])('%s', async (_, act, body) => {
      expect(await act()).toMatchObject({ status: 200, body });
      await fixture.server.drain();
    });

    it('is taken for lost by whoever wants to send or to connect it', async () => {
      await fixture.write('two');
      await fixture.nextTurn();
      expect(fixture.targets()).toEqual(['one']);
      expect(await fixture.get('/instagram/status')).toMatchObject({ state: 'reconnect' });
      await fixture.server.services.db.execute(sql`update instagram_accounts set state = 'connected'`);
      const bob = await openFixtureBeside(fixture);
      expect((await bob.connect()).status).toBe(200);
    });
  });

  it('holds what waits when it ends, and goes on when it begins again', async () => {
    await fixture.connect();
    await fixture.write('one', 'two');
    expect(await fixture.remove('/instagram/disconnect')).toMatchObject({
      status: 200,
      body: { connected: false },
    });
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['one']);
    expect((await fixture.messageTo('two')).delivery).toMatchObject({
      status: 'held',
      reason: 'Waiting for @studio.reach, which is not connected.',
    });
    await fixture.connect();
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['one', 'two']);
  });
});
