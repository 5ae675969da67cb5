// Every check of the doctor, against healthy and failing vendors on loopback.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inspectConfig } from '../config.ts';
import { apifyToken, startApifyServer, type TestApifyServer } from '../testing/apify-server.ts';
import { listenOnLoopback, type Loopback } from '../testing/loopback.ts';
import { startOpenAiServer, type TestOpenAiServer } from '../testing/openai-server.ts';
import { toPaymentEvent } from '../providers/payments/stripe-event.ts';
import { startSmtpServer, type TestSmtpServer } from '../testing/smtp-server.ts';
import { startStripeServer, type TestStripeServer } from '../testing/stripe-server.ts';
import { startUnipileServer, type TestUnipileServer, unipileKey } from '../testing/unipile-server.ts';
import type { Finding } from './check.ts';
import { checkAddress } from './check-address.ts';
import { checkMail } from './check-mail.ts';
import { checkPayments } from './check-payments.ts';
import { checkProfiles } from './check-profiles.ts';
import { checkSending } from './check-sending.ts';
import { checkWriter } from './check-writer.ts';
import { runDoctor } from './doctor.ts';
import { neededEvents } from './stripe-client.ts';
import { events2 } from './unipile-client.ts';

const publicUrl = 'https://opener.example';
const webhookSecret = 'a webhook secret of tests';

/** As `check: outcome text`, without the advice. */
const told = (findings: Finding[]) =>
  findings.map(({ check, outcome, text }) => `${check}: ${outcome}, ${text}`);

describe('mail', () => {
  let smtp: TestSmtpServer;
  beforeEach(async () => {
    smtp = await startSmtpServer();
  });
  afterEach(() => smtp.close());
  const from = 'Opener <hello@opener.example>';
  const at = (login: string) => ({ smtpUrl: smtp.url.replace('//', `//${login}`), from });

  it('passes if login and sender are accepted, without sending', async () => {
    expect(told(await checkMail(at('me:right@'), undefined))).toEqual([
      'login: ok, 127.0.0.1 lets us in',
      'sender: ok, hello@opener.example is accepted',
    ]);
    expect(smtp.mails).toEqual([]);
  });

  it('sends one mail when asked to', async () => {
    const findings = await checkMail(at(''), 'me@example.com');
    expect(findings.at(-1)).toMatchObject({ check: 'test mail', outcome: 'ok' });
    expect(smtp.mails.map(({ to }) => to)).toEqual(['me@example.com']);
    const refused = await checkMail(at(''), 'nobody@example.com');
    expect(refused.at(-1)).toMatchObject({ check: 'test mail', outcome: 'fault' });
    expect(JSON.stringify(refused)).not.toContain('nobody@');
  });

  it('reports a wrong login, a refused sender, missing encryption and an unreachable server', async () => {
    expect(told(await checkMail(at('me:wrong@'), 'me@example.com'))).toEqual([
      'login: fault, cannot log in to 127.0.0.1 (EAUTH)',
      'sender: skipped, needs the login',
      'test mail: skipped, needs the login',
    ]);
    smtp.refuseSenders(553);
    expect(told(await checkMail(at('me:right@'), 'me@example.com'))).toEqual([
      'login: ok, 127.0.0.1 lets us in',
      'sender: fault, 127.0.0.1 refuses hello@opener.example as a sender (553)',
      'test mail: skipped, needs the sender',
    ]);
    expect(smtp.mails).toEqual([]);
    const abroad = { smtpUrl: smtp.url.replace('127.0.0.1', '[::ffff:127.0.0.1]'), from };
    expect(await checkMail(abroad, undefined)).toMatchObject([
      { outcome: 'fault', todo: expect.stringContaining('SMTP_PLAINTEXT') },
      { outcome: 'skipped' },
    ]);
    const nobody = await checkMail({ smtpUrl: 'smtp://127.0.0.1:1', from }, undefined);
    expect(nobody[0]).toMatchObject({ outcome: 'fault', todo: expect.stringContaining('host and port') });
  });

  it('is left out without an address', async () => {
    expect(await checkMail(undefined, undefined)).toMatchObject([{ outcome: 'skipped' }]);
  });
});

describe('payments', () => {
  let stripe: TestStripeServer;
  beforeEach(async () => {
    stripe = await startStripeServer();
  });
  afterEach(() => stripe.close());
  const check = (secretKey = 'sk_live_1', address = publicUrl) =>
    checkPayments({ secretKey, apiUrl: stripe.url }, address);
  const endpoint = (change = {}) => ({
    id: 'we_1',
    url: `${publicUrl}/api/payments/webhook`,
    status: 'enabled',
    enabled_events: [...neededEvents],
    ...change,
  });

  it('pass with a live key, its account and currency, and every event', async () => {
    stripe.endpoints.push(endpoint());
    expect(told(await check())).toEqual([
      'key: ok, live mode, acct_1, DE, prices in usd, which Stripe converts to eur',
      expect.stringMatching(/^webhook: ok/),
    ]);
    stripe.endpoints[0]!.enabled_events = ['*'];
    expect((await check())[1]).toMatchObject({ outcome: 'ok' });
  });

  it('need exactly the events that we read', () => {
    const object = {
      id: 'cs_1',
      payment_intent: 'pi_1',
      payment_status: 'paid',
      receipt_url: 'https://r.example',
      amount_refunded: 1,
      status: 'won',
    };
    const read = (type: string) => toPaymentEvent({ id: 'evt_1', type, created: 1, data: { object } });
    expect(neededEvents.filter((type) => read(type) === undefined)).toEqual([]);
  });

  it.each([
    ['no webhook', [], 'sends no events to this address'],
    ['one to another address', [endpoint({ url: 'https://old.example/api/payments/webhook' })], 'no events'],
    ['one that is off', [endpoint({ status: 'disabled' })], 'switched off'],
    [
      'one without disputes',
      [endpoint({ enabled_events: neededEvents.slice(0, 7) })],
      'charge.dispute.created',
    ],
  ])('report %s', async (_name, endpoints, text) => {
    stripe.endpoints.push(...endpoints);
    expect((await check())[1]).toMatchObject({
      outcome: 'fault',
      text: expect.stringContaining(text),
      todo: expect.stringContaining('--register'),
    });
  });

  it('report a key that is unknown, for tests only, or of an account that cannot sell', async () => {
    expect(told(await check('sk_live_unknown'))).toEqual([
      'key: fault, Stripe does not recognize this key',
      'webhook: skipped, needs the key',
    ]);
    expect((await check('sk_test_1'))[0]).toMatchObject({ outcome: 'fault' });
    expect(await check('sk_test_1', 'http://localhost:3000')).toMatchObject([
      { outcome: 'ok', text: expect.stringContaining('test mode') },
      { outcome: 'skipped' },
    ]);
    stripe.account['charges_enabled'] = false;
    expect((await check())[0]).toMatchObject({ outcome: 'fault', text: expect.stringContaining('may not') });
    const nowhere = await checkPayments({ secretKey: 'sk_live_1', apiUrl: 'http://127.0.0.1:1' }, publicUrl);
    expect(nowhere[0]).toMatchObject({ outcome: 'fault', text: expect.stringContaining('nothing answers') });
    expect(await checkPayments(undefined, publicUrl)).toMatchObject([{ outcome: 'skipped' }]);
  });
});

describe('the writer', () => {
  let model: TestOpenAiServer;
  beforeEach(async () => {
    model = await startOpenAiServer();
  });
  afterEach(() => model.close());
  const answer = { kind: 'content', content: '{"passes": true, "complaint": ""}' } as const;
  const settings = (change = {}) => ({ baseUrl: model.url, apiKey: 'sk-x', model: 'test-model', ...change });

  it('passes if it answers in time, with a schema', async () => {
    model.plan(answer);
    expect(told(await checkWriter(settings()))).toEqual([
      expect.stringMatching(/^model: ok, test-model answers in \d+\.\d s$/),
      'schemas: ok, structured answers work',
    ]);
    expect(model.requests).toHaveLength(1);
    model.plan(answer);
    expect((await checkWriter(settings({ model: undefined })))[0]).toMatchObject({ outcome: 'ok' });
  });

  it('reports an endpoint without schemas', async () => {
    model.plan(
      { kind: 'status', status: 400, body: { error: { message: 'unknown response_format' } } },
      answer,
    );
    expect(await checkWriter(settings())).toMatchObject([
      { check: 'model', outcome: 'ok' },
      { check: 'schemas', outcome: 'fault' },
    ]);
  });

  it.each([
    [401, 'does not recognize this key'],
    [402, 'no funds'],
    [404, 'there is no test-model'],
    [500, 'does not answer'],
  ])('reports a %i', async (status, text) => {
    model.plan({ kind: 'status', status });
    expect(await checkWriter(settings())).toMatchObject([
      { outcome: 'fault', text: expect.stringContaining(text) },
      { outcome: 'skipped' },
    ]);
  });

  it('reports a model that answers in prose, a missing one, and none at all', async () => {
    model.plan({ kind: 'content', content: 'Good morning to you too!' });
    expect((await checkWriter(settings()))[0]).toMatchObject({ outcome: 'fault' });
    model.models.length = 0;
    expect((await checkWriter(settings({ model: undefined })))[0]).toMatchObject({
      outcome: 'fault',
      text: 'the endpoint lists no models',
    });
    expect(await checkWriter(undefined)).toMatchObject([{ outcome: 'skipped' }]);
  });
});

describe('profiles', () => {
  let apify: TestApifyServer;
  beforeEach(async () => {
    apify = await startApifyServer();
  });
  afterEach(() => apify.close());
  const check = (token = apifyToken) => checkProfiles({ token, apiUrl: apify.url });

  it('pass with token, scraper and budget, without a run', async () => {
    expect(told(await check())).toEqual([
      'token: ok, of opener, plan STARTER',
      'scraper: ok, the Instagram profile scraper can be used',
      'budget: ok, $41.50 of $49.00 left this month',
    ]);
    expect(apify.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
  });

  it('report a wrong token, a scraper that is not allowed, and a spent budget', async () => {
    expect(await check('wrong')).toMatchObject([
      { check: 'token', outcome: 'fault' },
      { check: 'scraper', outcome: 'skipped' },
      { check: 'budget', outcome: 'skipped' },
    ]);
    apify.allowScraper(false);
    apify.budget.monthlyUsageUsd = 48.9;
    expect(await check()).toMatchObject([
      { check: 'token', outcome: 'ok' },
      { check: 'scraper', outcome: 'fault' },
      { check: 'budget', outcome: 'fault', text: '$0.10 of $49.00 left this month' },
    ]);
    const nobody = await checkProfiles({ token: apifyToken, apiUrl: 'http://127.0.0.1:1' });
    expect(nobody).toMatchObject([
      { check: 'token', outcome: 'fault', todo: 'try again later' },
      { outcome: 'skipped' },
      { outcome: 'skipped' },
    ]);
    expect(await checkProfiles(undefined)).toMatchObject([{ outcome: 'skipped' }]);
  });
});

describe.each([1, 2] as const)('sending with version %i', (version) => {
  let unipile: TestUnipileServer;
  beforeEach(async () => {
    unipile = await startUnipileServer(version);
  });
  afterEach(() => unipile.close());
  const settings = (change = {}) => ({ dsn: unipile.dsn, apiKey: unipileKey, webhookSecret, ...change });
  const url = `${publicUrl}/api/instagram/webhook`;
  const headers = [{ key: 'unipile-auth', value: webhookSecret }];
  const good = () =>
    version === 1
      ? [
          { id: '1', request_url: url, source: 'messaging', enabled: true, headers },
          { id: '2', request_url: url, source: 'account_status', enabled: true, headers },
        ]
      : [{ id: '1', url, enabled: true, trigger_events: [...events2], secret: webhookSecret }];

  it('passes with key, accounts and webhooks', async () => {
    unipile.hooks.push(...good());
    expect(told(await checkSending(settings(), publicUrl))).toEqual([
      `key: ok, version ${version} of Unipile’s API`,
      'accounts: ok, no Instagram account is connected yet',
      'webhooks: ok, replies and account changes arrive here',
    ]);
  });

  it('reports a wrong key and an unreachable address', async () => {
    expect(await checkSending(settings({ apiKey: 'wrong' }), publicUrl)).toMatchObject([
      { check: 'key', outcome: 'fault', todo: expect.stringContaining('same dashboard') },
      { outcome: 'skipped' },
      { outcome: 'skipped' },
    ]);
    const dsn = version === 1 ? 'http://127.0.0.1:1' : 'http://127.0.0.1:1/v2';
    expect((await checkSending(settings({ dsn }), publicUrl))[0]).toMatchObject({
      outcome: 'fault',
      todo: expect.stringContaining('UNIPILE_DSN'),
    });
    expect(await checkSending(undefined, publicUrl)).toMatchObject([{ outcome: 'skipped' }]);
  });

  it('reports accounts that need to log in again', async () => {
    const login = unipile.wire.match(
      'POST',
      version === 1 ? '/api/v1/accounts' : '/v2/auth/intent',
      version === 1
        ? { provider: 'INSTAGRAM', username: 'ann', password: 'x' }
        : { provider: 'instagram', credentials: { username: 'ann', password: 'x' } },
    )!;
    const path = version === 1 ? '/api/v1/accounts' : '/v2/auth/intent';
    const request = { method: 'POST', body: JSON.stringify(login.fields) };
    const json = { 'content-type': 'application/json', 'x-api-key': unipileKey };
    await fetch(`${unipile.url}${path}`, { ...request, headers: json });
    expect((await checkSending(settings(), publicUrl, 1))[1]).toMatchObject({
      outcome: 'ok',
      text: '1 connected',
    });
    expect((await checkSending(settings(), publicUrl, 0))[1]).toMatchObject({
      text: '1 connected, 1 unknown to Opener: each is billed',
    });
    unipile.lose('ann');
    expect((await checkSending(settings(), publicUrl))[1]).toMatchObject({ outcome: 'fault' });
  });

  it('reports webhooks that are missing, off, incomplete or without our secret', async () => {
    const webhooks = async () => (await checkSending(settings(), publicUrl))[2];
    const fault = (text: string) => ({ outcome: 'fault', text: expect.stringContaining(text) });
    const put = (change: object) => {
      const [first, ...rest] = good();
      unipile.hooks.splice(0, 9, { ...first!, ...change }, ...rest);
    };
    expect(await webhooks()).toMatchObject(fault(version === 1 ? 'no webhook for messaging' : 'no events'));
    put({ enabled: false });
    expect(await webhooks()).toMatchObject(fault('switched off'));
    put(version === 1 ? { headers: [] } : { secret: 'another one' });
    expect(await webhooks()).toMatchObject(fault('secret'));
    put(version === 1 ? { request_url: 'https://old.example/' } : { trigger_events: ['message.new'] });
    expect(await webhooks()).toMatchObject(
      fault(version === 1 ? 'messaging' : 'account.status.disconnected'),
    );
    expect((await checkSending(settings(), 'http://localhost:3000'))[2]).toMatchObject({
      outcome: 'skipped',
    });
  });
});

describe('the public address', () => {
  let site: Loopback & { headers: Record<string, string>; status: number; body: string };
  beforeAll(async () => {
    const served = { headers: {}, status: 200, body: '{"status":"ok"}' };
    const loopback = await listenOnLoopback(async (_request, response) => {
      response.writeHead(served.status, served.headers).end(served.body);
    });
    site = Object.assign(served, loopback);
  });
  beforeEach(() => Object.assign(site, { headers: {}, status: 200, body: '{"status":"ok"}' }));
  afterAll(() => site.close());
  /** The same machine by a name that is not this machine's. */
  const here = () => site.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
  const check = (trustProxy = 0) => checkAddress({ publicUrl: here(), trustProxy });
  const outcomes = async (trustProxy?: number) =>
    Object.fromEntries((await check(trustProxy)).map((finding) => [finding.check, finding.outcome]));

  it('answers, and its proxies are counted', async () => {
    expect(await outcomes()).toEqual({ encryption: 'fault', 'public address': 'ok', proxies: 'ok' });
    expect(await outcomes(1)).toMatchObject({ proxies: 'fault' });
    site.headers = { via: '1.1 edge, 1.1 proxy' };
    expect(await outcomes(1)).toMatchObject({ proxies: 'fault' });
    expect(await outcomes(2)).toMatchObject({ proxies: 'ok' });
  });

  it('reports another server, a redirect, and no answer', async () => {
    site.body = '<html>';
    expect(await outcomes()).toMatchObject({ 'public address': 'fault', proxies: 'skipped' });
    Object.assign(site, { status: 301, headers: { location: 'https://www.opener.example' } });
    expect((await check())[1]).toMatchObject({ text: 'the address redirects elsewhere' });
    const gone = await checkAddress({ publicUrl: 'https://[::ffff:127.0.0.1]:1', trustProxy: 1 });
    expect(told(gone)).toEqual([
      'encryption: ok, https',
      expect.stringMatching(/^public address: fault, nothing answers there \(\w+\)$/),
      'proxies: skipped, needs the public address',
    ]);
    expect(await checkAddress({ publicUrl: 'http://localhost:3000', trustProxy: 0 })).toMatchObject([
      { outcome: 'skipped' },
    ]);
  });
});

describe('the command', () => {
  let stripe: TestStripeServer;
  let unipile: TestUnipileServer;
  beforeEach(async () => {
    stripe = await startStripeServer();
    unipile = await startUnipileServer();
  });
  afterEach(async () => {
    await stripe.close();
    await unipile.close();
  });

  const secrets = {
    STRIPE_SECRET_KEY: 'sk_live_very_secret',
    STRIPE_WEBHOOK_SECRET: 'whsec_very_secret',
    UNIPILE_API_KEY: unipileKey,
    UNIPILE_WEBHOOK_SECRET: webhookSecret,
    APP_SECRET: 'an app secret of at least 32 characters',
  };
  async function run(args: string[], answer = false, environment: Record<string, string> = {}) {
    const lines: string[] = [];
    const questions: string[] = [];
    const inspected = inspectConfig({
      ...secrets,
      STRIPE_API_URL: stripe.url,
      UNIPILE_DSN: unipile.dsn,
      PUBLIC_URL: publicUrl,
      ALLOW_LOCAL_STANDINS: 'true',
      ...environment,
    });
    const status = await runDoctor(inspected, args, {
      say: (line) => void lines.push(line),
      confirm: async (question) => (questions.push(question), answer),
    });
    for (const secret of Object.values(secrets)) expect(lines.join('\n')).not.toContain(secret);
    return { status, lines, questions };
  }

  it('prints a line per check, and fails if one fails', async () => {
    const { status, lines } = await run([]);
    expect(status).toBe(1);
    expect(lines).toContain('– database  connection: no DATABASE_URL: the embedded PostgreSQL is used');
    expect(lines).toContain('✓ sending   key: version 1 of Unipile’s API');
    expect(lines).toContain('✗ payments  webhook: Stripe sends no events to this address');
    expect(lines).toContain('            → run npm run doctor -- --register');
  });

  it('lists invalid settings, and still checks the rest', async () => {
    const open = { ALLOW_LOCAL_STANDINS: 'false', UNIPILE_WEBHOOK_SECRET: '' };
    const { lines, status } = await run([], false, open);
    expect(status).toBe(1);
    expect(lines.filter((line) => line.startsWith('✗ settings'))).toHaveLength(2);
    expect(lines).toContainEqual(expect.stringContaining('UNIPILE_WEBHOOK_SECRET must be set'));
    expect(lines).toContainEqual(expect.stringMatching(/^✓ payments {2}key/));
    const unreadable = await run(['--json'], false, { PORT: 'many' });
    expect(JSON.parse(unreadable.lines[0]!)).toMatchObject({
      ok: false,
      checks: [{ area: 'settings', outcome: 'fault', text: 'PORT must be a port number' }],
    });
  });

  it('prints JSON, and succeeds when all checks pass', async () => {
    const { lines, status } = await run(['--json']);
    expect(lines).toHaveLength(1);
    const report = JSON.parse(lines[0]!) as { ok: boolean; checks: Finding[] };
    expect([report.ok, status]).toEqual([false, 1]);
    expect(report.checks).toContainEqual(expect.objectContaining({ area: 'mail', outcome: 'skipped' }));
    const local = { PUBLIC_URL: 'http://localhost:3000', STRIPE_SECRET_KEY: 'sk_test_very_secret' };
    const well = await run(['--json'], false, local);
    expect([JSON.parse(well.lines[0]!)['ok'], well.status]).toEqual([true, 0]);
  });

  it('shows what it would register, and does it only if told to', async () => {
    const shown = await run(['--register']);
    expect(shown.questions).toEqual(['Do this now?']);
    expect(shown.lines).toContainEqual(expect.stringContaining('create a webhook at Stripe'));
    expect(shown.status).toBe(1);
    expect([...stripe.endpoints, ...unipile.hooks]).toEqual([]);

    const done = await run(['--register', '--yes']);
    expect(done.questions).toEqual([]);
    expect(stripe.endpoints).toMatchObject([
      { url: `${publicUrl}/api/payments/webhook`, enabled_events: [...neededEvents] },
    ]);
    expect(unipile.hooks).toMatchObject([
      { request_url: `${publicUrl}/api/instagram/webhook`, source: 'messaging' },
      { source: 'account_status' },
    ]);
    expect(done.lines.join('\n')).toContain('STRIPE_WEBHOOK_SECRET');
    expect(done.lines.join('\n')).not.toContain('whsec_made_by_stripe');
    expect((await run(['--register'])).lines).toContain('Nothing to register.');
  });

  it('corrects existing webhooks, and leaves the events of others', async () => {
    stripe.endpoints.push({
      id: 'we_9',
      url: `${publicUrl}/api/payments/webhook`,
      status: 'disabled',
      enabled_events: ['payout.paid'],
    });
    unipile.hooks.push({
      id: 'old',
      request_url: `${publicUrl}/api/instagram/webhook`,
      source: 'messaging',
      headers: [],
    });
    await run(['--register'], true);
    expect(stripe.endpoints).toMatchObject([{ id: 'we_9', status: 'enabled' }]);
    expect(stripe.endpoints[0]?.enabled_events).toEqual(['payout.paid', ...neededEvents]);
    expect(new Set(unipile.hooks.map(({ source }) => source))).toEqual(
      new Set(['account_status', 'messaging']),
    );
    expect(unipile.hooks).toHaveLength(2);
    expect(unipile.hooks.map(({ id }) => id)).not.toContain('old');
  });

  it('registers at version 2 too', async () => {
    const second = await startUnipileServer(2);
    const environment = { UNIPILE_DSN: second.dsn };
    const made = await run(['--register', '--yes'], false, environment);
    expect(second.hooks).toMatchObject([{ trigger_events: [...events2] }]);
    expect(made.lines.join('\n')).toContain('UNIPILE_WEBHOOK_SECRET');
    second.hooks[0]!['trigger_events'] = ['message.new', 'email.new'];
    await run(['--register', '--yes'], false, environment);
    expect(second.hooks[0]?.['trigger_events']).toEqual(expect.arrayContaining(['email.new', ...events2]));
    await second.close();
  });

  it('reports a failed registration, and its usage', async () => {
    unipile.fail(
      'hooks',
      {
        answer: { body: { items: [] } },
      },
      { answer: { body: { items: [] } } },
      { answer: { status: 403 } },
    );
    const failed = await run(['--register', '--yes']);
    expect(failed.status).toBe(1);
    expect(failed.lines.at(-1)).toBe('✗ Unipile did not create the webhook: it answered 403');
    expect(await run(['--nonsense'])).toMatchObject({
      status: 2,
      lines: [expect.stringContaining('--mail-to')],
    });
    expect((await run(['--mail-to', 'nobody'])).status).toBe(2);
    expect((await run(['--json', '--register'])).status).toBe(2);
    const here = await run(['--register', '--yes'], false, { PUBLIC_URL: 'http://localhost:3000' });
    expect([here.status, here.lines.at(-1)]).toEqual([1, expect.stringContaining('no vendor reaches')]);
    expect(stripe.endpoints).toHaveLength(1);
  });
});
