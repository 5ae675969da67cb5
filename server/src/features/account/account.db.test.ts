import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { hours, minutes, seconds, days } from '../../lib/clock.ts';
import { codeFor, newestMail, resetTokenFor, signedIn, someone, tokenOf } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signUp = (person: object) => server.call('POST', '/auth/signup', { body: person });
const verify = (email: string, code: string) =>
  server.call('POST', '/auth/verify-email', { body: { email, code } });
const logIn = (body: object) => server.call('POST', '/auth/login', { body });
const me = (token: string) => server.call('GET', '/auth/me', { token });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('signing up', () => {
  it('leads through the mailed code to a session', async () => {
    const ann = someone({ name: '  Ann Archer ' });
    expect(await signUp(ann)).toMatchObject({ status: 201, body: { message: expect.any(String) } });
    expect(await logIn(ann)).toMatchObject({
      status: 403,
      body: { detail: 'Please verify your email before logging in' },
    });
    expect(await verify(ann.email, await codeFor(server, ann.email))).toMatchObject({ status: 200 });
    const { status, body } = await logIn(ann);
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'bearer',
      user: { id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/), name: 'Ann Archer', email: ann.email },
    });
    expect(await me(String(body.access_token))).toMatchObject({ status: 200, body: body.user as object });
  });

  it('answers 409 for an email in use, in any case', async () => {
    const ann = await signedIn(server);
    const again = await signUp(someone({ email: ann.email.toUpperCase() }));
    expect(again).toMatchObject({
      status: 409,
      body: { detail: 'An account with this email already exists' },
    });
  });

  it('creates one account from twenty simultaneous sign-ups', async () => {
    const ann = someone();
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(ann)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await verify(ann.email, await codeFor(server, ann.email))).toMatchObject({ status: 200 });
    expect(await signUp(ann)).toMatchObject({ status: 409 });
    const { rows } = await server.services.db.execute(
      sql`select (select count(*)::int from users where email = ${ann.email}) as users,
        (select count(*)::int from sign_ups where email = ${ann.email}) as sign_ups`,
    );
    expect(rows).toEqual([{ users: 1, sign_ups: 0 }]);
  });

  it.each([
    [{ email: undefined }, 'Email is required'],
    [{ email: '   ' }, 'Email is required'],
    [{ email: 'ann@nowhere' }, 'That email looks off — try again?'],
    [{ email: 7 }, 'Email is required'],
    [{ password: '' }, 'Password is required'],
    [{ password: '1234567' }, 'Password must be at least 8 characters'],
    [{ password: 'x'.repeat(201) }, 'Password must be at most 200 characters'],
    [{ password: 'Password123' }, 'Password is too common. Please choose another one.'],
    [{ email: 'ann.archer@example.com', password: 'ann.archer' }, 'Password must not be your email'],
    [{ name: 'Ann Archer', password: 'AnnArcher1' }, 'Password must not be your name'],
    [{ name: ' ' }, 'Full name is required'],
    [{ name: 'x'.repeat(101) }, 'Full name must be at most 100 characters'],
  ])('refuses %j with a sentence', async (fault, detail) => {
    expect(await signUp({ ...someone(), ...fault })).toMatchObject({ status: 422, body: { detail } });
  });
});

describe('the code', () => {
  it('expires after five wrong attempts, even for the right code', async () => {
    const ann = someone();
    await signUp(ann);
    const code = await codeFor(server, ann.email);
    for (let i = 0; i < 5; i++)
      expect(await verify(ann.email, wrong(code))).toMatchObject({
        status: 400,
        body: { detail: 'Invalid or expired code' },
      });
    expect(await verify(ann.email, code)).toMatchObject({ status: 400 });
  });

  it('counts wrong tries made at the same moment', async () => {
    const ann = someone();
    await signUp(ann);
    const code = await codeFor(server, ann.email);
    await Promise.all(Array.from({ length: 12 }, () => verify(ann.email, wrong(code))));
    expect(await verify(ann.email, code)).toMatchObject({ status: 400 });
  });

  it('is valid for fifteen minutes', async () => {
    const [early, late] = [someone(), someone()];
    await signUp(early);
    await signUp(late);
    const codes = [await codeFor(server, early.email), await codeFor(server, late.email)] as const;
    server.advance(minutes(14));
    expect(await verify(early.email, codes[0])).toMatchObject({ status: 200 });
    server.advance(minutes(1) + seconds(1));
    expect(await verify(late.email, codes[1])).toMatchObject({ status: 400 });
  });

  it('works once, and not for another user', async () => {
    const [ann, bob] = [someone(), someone()];
    await signUp(ann);
    await signUp(bob);
    const code = await codeFor(server, ann.email);
    expect(await verify(bob.email, code)).toMatchObject({ status: 400 });
    expect(await verify(ann.email, code)).toMatchObject({ status: 200 });
    expect(await verify(ann.email, code)).toMatchObject({ status: 400 });
    expect(await verify('unknown@example.com', code)).toMatchObject({ status: 400 });
  });

  it.each(['12345', '1234567', 'abcdef', ''])('refuses %j as a code', async (code) => {
    expect(await verify('ann@example.com', code)).toMatchObject({
      status: 422,
      body: { detail: 'Please enter a 6-digit code' },
    });
  });
});

describe('resending', () => {
  const resend = (email: string) => server.call('POST', '/auth/resend-verification', { body: { email } });

  it('replaces the code, at most once a minute', async () => {
    const ann = someone();
    await signUp(ann);
    const first = await newestMail(server, ann.email);
    expect(await resend(ann.email)).toMatchObject({ status: 200 });
    const second = await newestMail(server, ann.email);
    expect(second.id).not.toBe(first.id);
    const tooSoon = await resend(ann.email.toUpperCase());
    expect(tooSoon).toMatchObject({ status: 429, body: { detail: expect.stringContaining('wait') } });
    expect(Number(tooSoon.headers['retry-after'])).toBeGreaterThan(50);
    server.advance(seconds(61));
    expect(await resend(ann.email)).toMatchObject({ status: 200 });
    expect(await verify(ann.email, await codeFor(server, ann.email))).toMatchObject({ status: 200 });
  });

  it('answers the same for unknown and verified addresses, and mails nobody', async () => {
    const ann = await signedIn(server);
    const waiting = someone();
    await signUp(waiting);
    const answers = [
      await resend(waiting.email),
      await resend(ann.email),
      await resend('nobody@example.com'),
    ];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await server.drain();
    expect(await server.services.localMailbox!.list(ann.email)).toEqual([]);
    expect(await server.services.localMailbox!.list('nobody@example.com')).toEqual([]);
    expect(await resend('nobody@example.com')).toMatchObject({ status: 429 });
  });
});

describe('signing in', () => {
  it('says the same for a wrong password and an unknown email', async () => {
    const ann = await signedIn(server);
    const answers = [
      await logIn({ ...ann, password: 'wrong-horse-1' }),
      await logIn({ email: 'nobody@example.com', password: 'x' }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 401, body: { detail: 'Incorrect email or password' } });
  });

  it('does not reveal that an account is unverified', async () => {
    const ann = someone();
    await signUp(ann);
    expect(await logIn({ ...ann, password: 'wrong-horse-1' })).toMatchObject({ status: 401 });
  });

  it('lasts a day, or thirty when remembered', async () => {
    const ann = await signedIn(server);
    const remembered = await logIn({ ...ann, remember: true });
    server.advance(hours(24) + seconds(1));
    expect(await me(ann.token)).toMatchObject({ status: 401 });
    const token = String(remembered.body.access_token);
    expect(await me(token)).toMatchObject({ status: 200 });
    server.advance(days(29));
    expect(await me(token)).toMatchObject({ status: 401 });
  });

  it.each(['', 'x', 'Bearer', 'Bearer  ', 'Basic abc', `Bearer ${'a'.repeat(43)}`])(
    'refuses the header %j',
    async (authorization) => {
      const answer = await server.call('GET', '/auth/me', { headers: { authorization } });
      expect(answer).toMatchObject({ status: 401, body: { detail: 'Please sign in to continue.' } });
    },
  );

  it('ends with logout, in this session only', async () => {
    const ann = await signedIn(server);
    const other = await tokenOf(server, ann);
    expect(await server.call('POST', '/auth/logout', { token: ann.token })).toMatchObject({ status: 200 });
    expect(await me(ann.token)).toMatchObject({ status: 401 });
    expect(await me(other)).toMatchObject({ status: 200 });
  });
});

describe('resetting a password', () => {
  const forgot = (email: string) => server.call('POST', '/auth/forgot-password', { body: { email } });
  const reset = (body: object) => server.call('POST', '/auth/reset-password', { body });

  it('sets it once, ends every session and says so by mail', async () => {
    const ann = await signedIn(server);
    await forgot(ann.email.toUpperCase());
    const token = await resetTokenFor(server, ann.email);
    const body = { email: ann.email, token, new_password: 'brand-new-1' };
    expect(await reset(body)).toMatchObject({ status: 200 });
    expect(await me(ann.token)).toMatchObject({ status: 401 });
    expect(await logIn(ann)).toMatchObject({ status: 401 });
    expect(await logIn({ ...ann, password: 'brand-new-1' })).toMatchObject({ status: 200 });
    expect((await newestMail(server, ann.email)).subject).toBe('Your Opener password was changed');
    expect(await reset(body)).toMatchObject({ status: 400 });
  });

  it('answers the same for known and unknown addresses', async () => {
    const ann = await signedIn(server);
    const [known, unknown] = [await forgot(ann.email), await forgot('nobody-at-all@example.com')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    await server.drain();
    expect(await server.services.localMailbox!.list('nobody-at-all@example.com')).toEqual([]);
  });

  it('takes the link for one hour, for its owner', async () => {
    const [ann, bob] = [await signedIn(server), await signedIn(server)];
    await forgot(ann.email);
    const token = await resetTokenFor(server, ann.email);
    const new_password = 'brand-new-1';
    expect(await reset({ email: bob.email, token, new_password })).toMatchObject({ status: 400 });
    server.advance(hours(1) + seconds(1));
    expect(await reset({ email: ann.email, token, new_password })).toMatchObject({ status: 400 });
    expect(await logIn(ann)).toMatchObject({ status: 200 });
  });

  it('leaves an earlier link alive until one of them is used', async () => {
    const ann = await signedIn(server);
    await forgot(ann.email);
    const first = await resetTokenFor(server, ann.email);
    await forgot(ann.email);
    const second = await resetTokenFor(server, ann.email);
    expect(second).not.toBe(first);
    expect(await reset({ email: ann.email, token: first, new_password: 'brand-new-1' })).toMatchObject({
      status: 200,
    });
    expect(await reset({ email: ann.email, token: second, new_password: 'brand-new-2' })).toMatchObject({
      status: 400,
    });
    expect(await logIn({ ...ann, password: 'brand-new-1' })).toMatchObject({ status: 200 });
  });

  it('uses a link once, also when it is sent many times at the same moment', async () => {
    const ann = await signedIn(server);
    await forgot(ann.email);
    const token = await resetTokenFor(server, ann.email);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => reset({ email: ann.email, token, new_password: `brand-new-${n}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
  });

  it.each([
    ['password123', 'Password is too common. Please choose another one.'],
    ['Zoe.Quill1', 'Password must not be your email'],
    ['zoequillfeather1', 'Password must not be your name'],
  ])('refuses %j, and the link still works', async (new_password, detail) => {
    const person = { name: 'Zoe Quillfeather', email: `zoe.quill+${new_password}@example.com` };
    const zoe = await signedIn(server, person);
    await forgot(zoe.email);
    const link = { email: zoe.email, token: await resetTokenFor(server, zoe.email) };
    expect(await reset({ ...link, new_password })).toMatchObject({ status: 422, body: { detail } });
    expect(await reset({ ...link, new_password: 'brand-new-1' })).toMatchObject({ status: 200 });
  });

  it.each([
    ['', 'New password is required'],
    ['abc1', 'Password must be at least 8 characters long'],
    ['12345678', 'Password must contain at least one letter'],
    ['abcdefgh', 'Password must contain at least one number'],
  ])('refuses %j', async (new_password, detail) => {
    expect(await reset({ email: 'ann@example.com', token: 'x', new_password })).toMatchObject({
      status: 422,
      body: { detail },
    });
  });
});

describe('deleting an account', () => {
  it('erases the user everywhere, ends the sessions and sends a last mail', async () => {
    const ann = await signedIn(server, { name: 'Zephyrine Unmistakable', email: 'Zephyrine@Example.com' });
    const other = await tokenOf(server, ann);
    await server.call('POST', '/auth/forgot-password', { body: { email: ann.email } });
    await server.drain();
    expect(
      await server.call('DELETE', '/auth/delete-account', {
        token: ann.token,
        headers: { 'content-type': 'application/json' },
      }),
    ).toMatchObject({ status: 200 });
    for (const token of [ann.token, other]) expect(await me(token)).toMatchObject({ status: 401 });
    expect(await logIn(ann)).toMatchObject({ status: 401 });
    expect((await newestMail(server, ann.email)).subject).toBe('Your Opener account has been deleted');
    expect(await tracesOf(server, [ann.id, 'zephyrine'])).toEqual([]);
  });

  it('frees the email for a new account', async () => {
    const ann = await signedIn(server);
    await server.call('DELETE', '/auth/delete-account', { token: ann.token });
    expect(await signUp(ann)).toMatchObject({ status: 201 });
  });
});

/** Every table of ours and of the queue, searched as text. The stand-in mailbox plays the outside world and is left out. */
async function tracesOf(testServer: TestServer, needles: string[]): Promise<string[]> {
  const { db } = testServer.services;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')`,
  );
  expect(tables.length).toBeGreaterThan(8);
  const found: string[] = [];
  for (const { name } of tables) {
    for (const needle of needles) {
      const { rows } = await db.execute(
        sql`select 1 from ${sql.raw(name)} t where t::text ilike ${`%${needle}%`} limit 1`,
      );
      if (rows.length > 0) found.push(`${needle} in ${name}`);
    }
  }
  return found;
}
