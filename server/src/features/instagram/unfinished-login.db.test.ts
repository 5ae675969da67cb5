// Logins that stop at a checkpoint, against a loopback Unipile: no answer is lost, and no ownerless account stays there.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minutes, seconds } from '../../lib/clock.ts';
import { signUnipileV2 } from '../../providers/instagram/unipile-v2-event.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import { giveCredits } from '../../testing/projects.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  startUnipileServer,
  type TestUnipileServer,
  unipileError,
  unipileKey,
} from '../../testing/unipile-server.ts';

describe.each([1, 2] as const)('with version %i', (version) => {
  let vendor: TestUnipileServer;
  let server: TestServer;
  let ann: Person;

  beforeEach(async () => {
    vendor = await startUnipileServer(version);
    server = await startTestServer({
      UNIPILE_DSN: vendor.dsn,
      UNIPILE_API_KEY: unipileKey,
      UNIPILE_WEBHOOK_SECRET: 'webhook secret of a test',
    });
    ann = await signedIn(server);
    await giveCredits(server, ann, 20);
  });
  afterEach(async () => {
    await server.close();
    await vendor.close();
  });

  const connect = (username: string, more = {}) =>
    server.call('POST', '/instagram/connect', {
      token: ann.token,
      body: { username, password: 'x', time_zone: 'Europe/Berlin', ...more },
    });
  const status = async () => (await server.call('GET', '/instagram/status', { token: ann.token })).body;
  /** Runs the queue's follow-up of the login, as after this time. */
  async function later(ms: number): Promise<void> {
    server.advance(ms);
    await server.services.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
    await server.drain();
  }
  const loseIt = () => server.services.db.execute(sql`update instagram_accounts set state = 'reconnect'`);

  it('connects a user who confirms in the app and returns', async () => {
    expect(await connect('challenge.ann')).toMatchObject({ status: 409, body: { checkpoint: 'app' } });
    // Too early: the first try is still open, which is not a fault of Instagram.
    expect(await connect('challenge.ann')).toMatchObject({ status: 409, body: { checkpoint: 'app' } });
    vendor.approve('challenge.ann');
    expect(await connect('challenge.ann')).toMatchObject({ status: 200, body: { connected: true } });
    await later(minutes(10));
    expect(vendor.accountIds()).toHaveLength(1);
    expect(await status()).toMatchObject({ connected: true, username: 'challenge.ann' });
  });

  it('connects a user who confirms in the app and does not return', async () => {
    await connect('challenge.ann');
    await later(seconds(20));
    expect(await status()).toMatchObject({ connected: false });
    vendor.approve('challenge.ann');
    await later(seconds(20));
    expect(await status()).toMatchObject({ connected: true, username: 'challenge.ann' });
    expect(vendor.accountIds()).toHaveLength(1);
  });

  it('releases an unfinished login, also if it is confirmed too late', async () => {
    await connect('challenge.ann');
    const [login] = vendor.openLogins();
    await later(minutes(7));
    expect(vendor.openLogins()).toEqual([]);
    expect(vendor.requests).toContain(`DELETE /${version === 1 ? 'api/v1' : 'v2'}/accounts/${login}`);
    await later(minutes(1));
    expect(vendor.accountIds()).toEqual([]);
    expect(await status()).toMatchObject({ connected: false });
  });

  it('releases it later when the provider does not respond at first', async () => {
    await connect('challenge.ann');
    vendor.fail('delete', { answer: { status: 500 } });
    await later(minutes(7));
    expect(vendor.openLogins()).toHaveLength(1);
    await later(minutes(7));
    expect(vendor.openLogins()).toEqual([]);
  });

  it('gives back a login that another takes the place of', async () => {
    await connect('challenge.ann');
    expect((await connect('other.account')).status).toBe(200);
    expect(vendor.openLogins()).toEqual([]);
    await later(minutes(10));
    expect(vendor.accountIds()).toHaveLength(1);
    expect(await status()).toMatchObject({ connected: true, username: 'other.account' });
  });

  it('asks for the code again when the login that wants one is still open', async () => {
    expect(await connect('twofactor.ann')).toMatchObject({ status: 409, body: { checkpoint: 'code' } });
    expect(await connect('twofactor.ann')).toMatchObject({ status: 409, body: { checkpoint: 'code' } });
    expect((await connect('twofactor.ann', { code: '123456' })).status).toBe(200);
    await later(minutes(10));
    expect(vendor.accountIds()).toHaveLength(1);
  });

  it('takes a lost account up again, so that what was answered meanwhile still comes', async () => {
    await connect('studio.reach');
    const [id] = vendor.accountIds();
    vendor.lose('studio.reach');
    await loseIt();
    expect(await connect('@Studio.Reach')).toMatchObject({ status: 200, body: { connected: true } });
    expect(vendor.accountIds()).toEqual([id]);
  });

  it('lets go of a lost account when the person disconnects while it is taken up again', async () => {
    await connect('studio.reach');
    vendor.lose('studio.reach');
    await loseIt();
    const { instagram } = server.services;
    const real = instagram.connect.bind(instagram);
    instagram.connect = async (request, options) => {
      const result = await real(request, options);
      await server.call('DELETE', '/instagram/disconnect', { token: ann.token });
      return result;
    };
    expect(await connect('studio.reach')).toMatchObject({ status: 200, body: { connected: false } });
    expect(await status()).toMatchObject({ state: 'disconnected' });
    expect(vendor.accountIds()).toEqual([]);
  });

  it('keeps a lost account whose login stops at a checkpoint', async () => {
    await connect('challenge.ann');
    vendor.approve('challenge.ann');
    await connect('challenge.ann');
    const [id] = vendor.accountIds();
    vendor.lose('challenge.ann');
    await loseIt();
    vendor.fail('login', { answer: vendor.wire.checkpoint(id!, 'IN_APP_VALIDATION') });
    expect((await connect('challenge.ann')).status).toBe(409);
    await later(minutes(7));
    expect(vendor.accountIds()).toEqual([id]);
    expect(await status()).toMatchObject({ state: 'reconnect' });
  });

  it('gives everything back when the person leaves or disconnects meanwhile', async () => {
    await connect('studio.reach');
    await connect('challenge.ann');
    await server.call('DELETE', '/instagram/disconnect', { token: ann.token });
    expect([...vendor.openLogins(), ...vendor.accountIds()]).toEqual([]);

    await connect('challenge.bea');
    await server.call('DELETE', '/auth/delete-account', { token: ann.token });
    await later(0);
    expect(vendor.openLogins()).toEqual([]);
  });

  it('gives a first login up when the person disconnects, also if they say yes after that', async () => {
    await connect('challenge.ann');
    const [login] = vendor.openLogins();
    expect(await server.call('DELETE', '/instagram/disconnect', { token: ann.token })).toMatchObject({
      status: 200,
      body: { connected: false },
    });
    expect(vendor.requests).toContain(`DELETE /${version === 1 ? 'api/v1' : 'v2'}/accounts/${login}`);
    vendor.approve('challenge.ann');
    await later(seconds(20));
    expect(await status()).toMatchObject({ connected: false });
  });

  it('connects by a code the account that asked for it, whatever is typed beside it', async () => {
    await connect('twofactor.ann');
    // Unipile does not say whose account it is.
    vendor.fail(version === 1 ? 'account' : 'user', { answer: { status: 500 } });
    const answer = await connect('somebody.else', { code: '123456' });
    expect(answer).toMatchObject({ status: 200, body: { username: 'twofactor.ann' } });
  });

  it('says so when an open login is not ours', async () => {
    vendor.fail('login', {
      answer: version === 1 ? unipileError(425, 'too_early') : vendor.wire.problem(409, 'too early'),
    });
    const { status: code, body } = await connect('studio.reach');
    expect([code, body['detail']]).toEqual([400, expect.stringContaining('five minutes')]);
  });
});

describe('an account that is named otherwise than its login', () => {
  let vendor: TestUnipileServer;
  let server: TestServer;
  let ann: Person;
  const secret = 'webhook secret of a test';

  beforeEach(async () => {
    vendor = await startUnipileServer(2);
    server = await startTestServer({
      UNIPILE_DSN: vendor.dsn,
      UNIPILE_API_KEY: unipileKey,
      UNIPILE_WEBHOOK_SECRET: secret,
    });
    ann = await signedIn(server);
    await giveCredits(server, ann, 20);
    await server.call('POST', '/instagram/connect', {
      token: ann.token,
      body: { username: 'challenge.ann', password: 'x' },
    });
  });
  afterEach(async () => {
    await server.close();
    await vendor.close();
  });

  const status = async () => (await server.call('GET', '/instagram/status', { token: ann.token })).body;
  const tell = (state: string) => {
    const event = { type: 'account.add', account_id: 'acc_other', payload: { state } };
    const body = JSON.stringify(event);
    const signature = signUnipileV2(body, secret, Math.floor(Date.now() / 1000));
    const headers = { 'content-type': 'application/json', 'unipile-signature': signature };
    return server.call('POST', '/instagram/webhook', { headers, body });
  };

  it('is found by its event, once', async () => {
    const { tag } = vendor.approve('challenge.ann', 'acc_other')!;
    expect((await tell(tag)).status).toBe(200);
    expect(await status()).toMatchObject({ connected: true, username: 'challenge.ann' });
    expect((await tell(tag)).status).toBe(200);
    expect(vendor.accountIds()).toEqual(['acc_other']);
  });

  it('is not taken from an event about another login, or after it was given up', async () => {
    const { tag } = vendor.approve('challenge.ann', 'acc_other')!;
    for (const other of ['', 'nonsense', `${ann.id}.another`, tag.replace(ann.id, crypto.randomUUID())])
      expect((await tell(other)).status).toBe(200);
    expect(await status()).toMatchObject({ connected: false });
    await server.services.db.execute(sql`update instagram_accounts set pending = null`);
    await tell(tag);
    expect(await status()).toMatchObject({ connected: false });
  });

  async function later(): Promise<void> {
    server.advance(minutes(20));
    await server.services.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
    await server.drain();
  }

  it('is given back when another login has taken its place', async () => {
    const { tag } = vendor.approve('challenge.ann', 'acc_other')!;
    // The user reconnects before the event arrives.
    const again = { username: 'challenge.ann', password: 'x' };
    await server.call('POST', '/instagram/connect', { token: ann.token, body: again });
    expect(await status()).toMatchObject({ connected: true });
    const kept = vendor.accountIds().find((id) => id !== 'acc_other');
    await tell(tag);
    expect(vendor.accountIds()).toContain('acc_other');
    await later();
    expect(vendor.accountIds()).toEqual([kept]);
  });

  it('is given back when the person has deleted their account meanwhile', async () => {
    const { tag } = vendor.approve('challenge.ann', 'acc_other')!;
    await server.call('DELETE', '/auth/delete-account', { token: ann.token });
    expect((await tell(tag)).status).toBe(200);
    await later();
    expect(vendor.accountIds()).toEqual([]);
  });

  it('stays when it was kept, and when it belongs to an Opener elsewhere', async () => {
    const { tag } = vendor.approve('challenge.ann', 'acc_other')!;
    await tell(`${crypto.randomUUID()}.tag`);
    await tell(`${crypto.randomUUID()}.tag.${'x'.repeat(43)}`);
    await tell(tag);
    await later();
    expect(vendor.accountIds()).toEqual(['acc_other']);
    expect(await status()).toMatchObject({ connected: true });
  });
});
