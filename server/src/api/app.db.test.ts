import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@opener/contract';
import { minutes } from '../lib/clock.ts';
import { signedIn, someone } from '../testing/people.ts';
import { createProject } from '../testing/projects.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { wire } from '../wiring.ts';
import { createApp } from './app.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('an early error answer', () => {
  it.each([
    ['without a session', '/api/auth/me', 401, 'Please sign in to continue.'],
    ['at an address that cannot be read', '/%', 400, 'That address cannot be read.'],
    ['at an address that is too long', `/api/projects/${'x'.repeat(300)}`, 404, 'Not found.'],
  ])('%s is guarded like every other', async (_, url, status, detail) => {
    const answer = await server.app.inject({ method: 'GET', url });
    expect([answer.statusCode, answer.json()]).toEqual([status, { detail }]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain('default-src');
  });
});

describe('every error is a plain sentence in `detail`', () => {
  const json = { 'content-type': 'application/json' };
  it.each([
    ['an unknown address', 'GET', '/nowhere', {}, undefined, 404, 'Not found.'],
    ['a wrong method', 'GET', '/auth/login', {}, undefined, 405, 'This method is not allowed here.'],
    [
      'broken JSON',
      'POST',
      '/auth/login',
      json,
      '{"email":',
      400,
      'That request could not be read. Please send valid JSON.',
    ],
    [
      'a poisoned prototype',
      'POST',
      '/auth/login',
      json,
      '{"__proto__":{"x":1}}',
      400,
      'That request could not be read. Please send valid JSON.',
    ],
    [
      'another content type',
      'POST',
      '/auth/login',
      { 'content-type': 'text/xml' },
      '<x/>',
      415,
      'Please send JSON.',
    ],
    [
      'too much',
      'POST',
      '/auth/login',
      json,
      `{"email":"${'x'.repeat(1024 * 1024)}"}`,
      413,
      'That is too much data for one request.',
    ],
    [
      'more than a form holds',
      'POST',
      '/auth/login',
      json,
      `{"email":"${'x'.repeat(128 * 1024)}"}`,
      413,
      'That is too much data for one request.',
    ],
    [
      'nothing but brackets',
      'POST',
      '/auth/login',
      json,
      `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
      413,
      'That is too much data for one request.',
    ],
    ['no body', 'POST', '/auth/login', {}, undefined, 422, 'Email is required'],
    ['an array', 'POST', '/auth/login', json, '[]', 422, 'Please send a JSON object.'],
    ['a signed-out visitor', 'GET', '/auth/me', {}, undefined, 401, 'Please sign in to continue.'],
  ] as const)('%s', async (_name, method, url, headers, payload, status, detail) => {
    const answer = await server.app.inject({
      method,
      url: `/api${url}`,
      headers,
      ...(payload !== undefined && { payload }),
    });
    expect([answer.statusCode, answer.json()]).toEqual([status, { detail }]);
  });

  it('a field that the contract has no words for is named', async () => {
    const { token } = await signedIn(server);
    const answers = [
      await server.call('GET', '/scrape/messages?q=a&q=b', { token }),
      await server.call('PUT', '/sending', { token, body: { time_zone: 'x'.repeat(101) } }),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [422, { detail: 'Please check the field “q”.' }],
      [422, { detail: 'Please check the field “time_zone”.' }],
    ]);
  });

  it('a compressed body is refused before it is read', async () => {
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync(JSON.stringify({ email: 'ada@example.com', password: 'x' })),
    });
    expect(statusCode).toBe(415);
    expect(JSON.parse(body)).toEqual({ detail: 'Please send the request without compressing it.' });
  });

  it('half a character is refused, also inside a document', async () => {
    const ann = await signedIn(server);
    const project = await createProject(server, ann);
    const answer = await server.call('PUT', `/projects/${project}/voice`, {
      token: ann.token,
      body: { samples: ['half a pair \ud83d'] },
    });
    expect([answer.status, answer.body]).toEqual([
      422,
      { detail: 'That text contains a character that cannot be stored.' },
    ]);
  });

  it('a character that cannot be stored is refused, and named in no log', async () => {
    const answer = await server.call('POST', '/auth/signup', { body: someone({ name: 'Nul\u0000l' }) });
    expect([answer.status, answer.body]).toEqual([
      422,
      { detail: 'That text contains a character that cannot be stored.' },
    ]);
  });

  it('names the methods that would work', async () => {
    expect((await server.call('PUT', '/auth/login')).headers.allow).toBe('POST');
  });

  it.each(['mail.json?to', 'mail?to', 'instagram.json?from', 'instagram?from'])(
    'takes one value where one is asked for: /local/%s',
    async (page) => {
      const [field] = page.split('?').slice(1);
      const { statusCode, body } = await server.app.inject(`/local/${page}=a&${field}=b`);
      expect([statusCode, body]).toEqual([
        422,
        expect.stringMatching(/"Please name one (?:address|account)\."/u),
      ]);
    },
  );

  it('hides unexpected errors, and logs them', async () => {
    const app = await createApp({ ...server.services, db: undefined as never });
    const answer = await app.inject({
      method: 'GET',
      url: '/api/auth/me',
      headers: { authorization: 'Bearer abc' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { detail: 'Something went wrong. Please try again.' },
    ]);
    await app.close();
  });
});

it('takes a trailing slash or none', async () => {
  const ann = await signedIn(server);
  for (const path of ['/auth/me', '/auth/me/'])
    expect((await server.call('GET', path, { token: ann.token })).status).toBe(200);
});

describe('authentication', () => {
  it('is declared by every route, and every session call refuses a stranger', async () => {
    const app = await createApp(server.services);
    await app.ready();
    const session = calls.filter((call) => call.auth === 'session');
    expect(session.length).toBeGreaterThan(2);
    for (const call of session) {
      const url = `/api${call.path.replace(/:\w+/g, '0197a0f0-0000-7000-8000-000000000000')}`;
      expect([call.name, (await app.inject({ method: call.method, url })).statusCode]).toEqual([
        call.name,
        401,
      ]);
    }
    await app.close();
  });

  it('keeps an app from starting when a route says nothing', async () => {
    const app = await createApp(server.services);
    app.get('/api/forgotten', async () => 'open to all');
    await expect(app.ready()).rejects.toThrow('GET /api/forgotten');
    await app.close();
  });

  it('has a route for each call of the contract', async () => {
    for (const call of calls)
      expect([
        call.name,
        server.app.hasRoute({ method: call.method, url: `/api${call.path.replace(/\/$/, '')}` }),
      ]).toEqual([call.name, true]);
  });
});

it('serves one session from two servers on one database', async () => {
  const ann = await signedIn(server);
  const { config, log } = server.services;
  const second = wire({
    config,
    log,
    databaseUrl: server.databaseUrl,
    appSecret: 'the same for every process, of course',
  });
  const app = await createApp(second);
  const answer = () => app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${ann.token}` } });
  expect((await answer()).json()).toEqual({ id: ann.id, name: ann.name, email: ann.email });
  await server.call('POST', '/auth/logout', { token: ann.token });
  expect((await answer()).statusCode).toBe(401);
  await app.close();
  await second.close();
});

describe('secrets', () => {
  it('no answer carries a hash, a password or anything the contract does not name', async () => {
    const ann = someone();
    const answers = [await server.call('POST', '/auth/signup', { body: ann })];
    const bob = await signedIn(server);
    answers.push(await server.call('POST', '/auth/login', { body: bob }));
    answers.push(await server.call('GET', '/auth/me', { token: bob.token }));
    answers.push(await server.call('POST', '/auth/login', { body: { ...bob, password: 'wrong-secret-9' } }));
    for (const { text } of answers)
      expect(text).not.toMatch(/argon2|hash|password_|correct-horse|wrong-secret/i);
  });

  it('no log line holds a password, a token, a code, a reset link or a name', async () => {
    const lines: string[] = [];
    const log = (await import('pino')).pino(
      { level: 'trace' },
      { write: (line: string) => void lines.push(line) },
    );
    const app = await createApp({
      ...server.services,
      log,
      config: { ...server.services.config, logLevel: 'trace' },
    });
    const bob = await signedIn(server);
    await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: bob.email, password: bob.password },
    });
    await app.inject({
      method: 'GET',
      url: '/api/auth/me?token=reset-token-in-query',
      headers: { authorization: `Bearer ${bob.token}` },
    });
    await app.inject({
      method: 'DELETE',
      url: '/api/do-not-contact/somebody.private',
      headers: { authorization: `Bearer ${bob.token}` },
    });
    await app.close();
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join('\n')).toContain('"/api/do-not-contact/:username"');
    expect(lines.join('\n')).not.toMatch(
      new RegExp(`${bob.password}|${bob.token}|reset-token-in-query|${bob.email}|somebody\\.private`),
    );
  });
});

describe('headers', () => {
  it('forbid anything inline or from elsewhere', async () => {
    const { headers } = await server.call('GET', '/health');
    expect(headers['content-security-policy']).toContain("script-src 'self';style-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the reference', () => {
  it('describes every call', async () => {
    const { body } = await server.call('GET', '/openapi.json');
    const operations = Object.values(
      body.paths as Record<string, Record<string, { operationId: string }>>,
    ).flatMap((methods) => Object.values(methods));
    expect(operations.map((operation) => operation.operationId).sort()).toEqual(
      calls.map((call) => call.name).sort(),
    );
  });

  it('has a page under the same policy as everything else, with nothing inline', async () => {
    const page = await server.app.inject('/api/docs/');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const { headers } = await server.call('GET', '/health');
    expect(page.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect(page.body).not.toMatch(/<(script|style)\b|<[^>]+\s(style|on\w+)\s*=/i);
    for (const call of calls) expect(page.body).toContain(`id="${call.name}"`);
  });

  it('has a stylesheet of its own', async () => {
    const { body } = await server.app.inject('/api/docs');
    expect([...body.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, file]) => file)).toEqual([
      '/api/docs.css',
    ]);
    const styles = await server.app.inject('/api/docs.css');
    expect([styles.statusCode, styles.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  });
});

describe('it is ready to serve', () => {
  const ready = async () => (await server.call('GET', '/ready')).status;

  it('when every migration of the code was applied, and only then', async () => {
    expect(await ready()).toBe(200);
    const { db } = server.services;
    await db.execute(sql`update drizzle.__drizzle_migrations set hash = hash || '-older' where id = 1`);
    expect(await ready()).toBe(503);
    await db.execute(sql`update drizzle.__drizzle_migrations set hash = replace(hash, '-older', '')`);
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9)`);
    expect(await ready()).toBe(200);
  });

  it('when the queue has its tables', async () => {
    const { db } = server.services;
    await db.execute(sql`alter schema graphile_worker rename to elsewhere`);
    expect(await ready()).toBe(503);
    await db.execute(sql`alter schema elsewhere rename to graphile_worker`);
    expect(await ready()).toBe(200);
  });

  it('not while the database is unreachable, although the process is alive', async () => {
    const app = await createApp({
      ...server.services,
      db: { execute: () => Promise.reject(new Error('down')) } as never,
    });
    expect((await app.inject('/api/ready')).statusCode).toBe(503);
    expect((await app.inject('/api/health')).statusCode).toBe(200);
    await app.close();
  });
});

describe('rate limits', () => {
  let limited: TestServer;
  beforeAll(async () => {
    limited = await startTestServer({ RATE_LIMITS: 'on' });
  });
  afterAll(() => limited.close());

  it('stop guessing at one account until the window has passed', async () => {
    const guess = () =>
      limited.call('POST', '/auth/login', { body: { email: 'target@example.com', password: 'guess' } });
    for (let i = 0; i < 20; i++) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect(refused).toMatchObject({
      status: 429,
      body: { detail: 'Too many attempts. Please wait a little and try again.' },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    limited.advance(minutes(15));
    expect((await guess()).status).toBe(401);
  });

  it.each(['99999999999999', '9007199254740991'])(
    'count a body that announces %s bytes as the longest that is read',
    async (length) => {
      const { token } = await signedIn(limited);
      const headers = { 'content-type': 'application/json', 'content-length': length };
      const answer = await limited.call('POST', '/do-not-contact', { token, headers, body: '{"usernames":' });
      expect(answer).toMatchObject({ status: 413, body: { detail: expect.any(String) } });
    },
  );

  it.each([
    ['/do-not-contact', 300, 'do_not_contact_by_account'],
    ['/scrape/projects/0197a0f0-0000-7000-8000-000000000000/written', 600, 'written_by_account'],
  ])('come before a long list is read: %s', async (path, limit, action) => {
    const { id, token } = await signedIn(limited);
    const post = (body: object) => limited.call('POST', path, { token, body });
    expect((await post({ usernames: 'none' })).status).toBe(422);
    const { db, secrets } = limited.services;
    const key = secrets.keyedHash(`attempt:${action}`, id);
    const counted = await db.execute(
      sql`update attempts set count = ${limit} where key = ${key} and count = 1 returning key`,
    );
    expect(counted.rows).toHaveLength(1);
    expect((await post({ usernames: 'none' })).status).toBe(429);
    limited.advance(minutes(10));
    expect((await post({ usernames: 'none' })).status).toBe(422);
  });

  it('count a long list as many calls', async () => {
    const { token } = await signedIn(limited);
    const paste = async (text: string) =>
      (await limited.call('POST', '/do-not-contact', { token, body: { text } })).status;
    // Refused for its length, but reading it took time.
    const long = 'a '.repeat(300_000);
    expect([await paste(long), await paste(long), await paste(long)]).toEqual([422, 422, 429]);
    limited.advance(minutes(10));
    expect(await paste('mira.kilns')).toBe(200);
  });

  it('stop one address that tries many accounts', async () => {
    const statuses = new Set<number>();
    for (let i = 0; i < 61; i++) {
      statuses.add(
        (await limited.call('POST', '/auth/forgot-password', { body: { email: `person${i}@example.com` } }))
          .status,
      );
    }
    expect(statuses).toEqual(new Set([200, 429]));
  });
});
