// What strangers do with somebody else's email must not lock its owner out.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes, seconds } from '../../lib/clock.ts';
import { codeFor, newestMail, resetTokenFor, signedIn, someone } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { accountDepsOf } from '../../wiring.ts';
import { logIn as logInAs } from './log-in.ts';
import { resetPassword } from './reset-password.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' });
});
afterAll(() => server.close());

const home = '198.51.100.7';
const stranger = '203.0.113.9';
/** Each in a network of its own. */
const strangers = (n: number) => `203.${Math.floor(n / 250)}.${n % 250}.9`;

const post = (path: string, body: object, from: string) => server.call('POST', path, { body, from });

async function times(count: number, act: (n: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n++) statuses.push((await act(n)).status);
  return statuses;
}

describe('signing in', () => {
  const logIn = (email: string, password: string, from: string) =>
    post('/auth/login', { email, password }, from);

  it('is blocked for an address that guesses, and open to the owner', async () => {
    const ann = await signedIn(server);
    const guesses = await times(21, () => logIn(ann.email.toUpperCase(), 'wrong-horse-1', stranger));
    expect(guesses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(guesses.at(-1)).toBe(429);
    // Even the right password, because from there it may be a guess.
    expect(await logIn(ann.email, ann.password, stranger)).toMatchObject({ status: 429 });
    expect(await logIn(ann.email, ann.password, home)).toMatchObject({ status: 200 });
    server.advance(minutes(15));
    expect(await logIn(ann.email, ann.password, stranger)).toMatchObject({ status: 200 });
  });

  it.each([true, false])(
    'slows guesses from everywhere down and lets the right password pass (an account: %s)',
    async (exists) => {
      const ann = exists ? await signedIn(server) : someone();
      const guess = () =>
        logInAs(accountDepsOf(server.services), { ...ann, password: 'wrong-horse-1', address: stranger });
      for (let n = 0; n < 100; n++) await expect(guess()).rejects.toMatchObject({ id: 'bad_credentials' });

      const refused = await logIn(ann.email, 'wrong-horse-1', home);
      expect(refused).toMatchObject({
        status: 429,
        body: { detail: 'Too many attempts. Please wait a little and try again.' },
      });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
      expect((await logIn(ann.email, ann.password, home)).status).toBe(exists ? 200 : 429);
      server.advance(minutes(60));
      expect(await logIn(ann.email, 'wrong-horse-1', home)).toMatchObject({ status: 401 });
    },
  );
});

describe('resetting a password', () => {
  const forgot = (email: string, from: string) => post('/auth/forgot-password', { email }, from);
  const reset = (body: object, from: string) => post('/auth/reset-password', body, from);
  const mailsTo = async (email: string) => {
    await server.drain();
    return (await server.services.localMailbox!.list(email)).length;
  };

  it('works for the owner while a stranger asks and guesses as often as they may', async () => {
    const ann = await signedIn(server);
    await forgot(ann.email, home);
    const first = await resetTokenFor(server, ann.email);
    expect((await times(11, () => forgot(ann.email, stranger))).at(-1)).toBe(429);
    const guess = { email: ann.email, token: 'made-up', new_password: 'stolen-account-1' };
    expect((await times(21, () => reset(guess, stranger))).at(-1)).toBe(429);

    const before = await mailsTo(ann.email);
    expect(await forgot(ann.email, home)).toMatchObject({ status: 200 });
    expect(await mailsTo(ann.email)).toBe(before + 1);
    expect(await reset({ email: ann.email, token: first, new_password: 'brand-new-1' }, home)).toMatchObject({
      status: 200,
    });
  });

  it('stops the mails when many strangers ask, and leaves the links alive that were mailed', async () => {
    const ann = await signedIn(server);
    await times(30, async (n) => {
      const answer = await forgot(ann.email, strangers(n));
      await server.drain();
      return answer;
    });
    expect(await mailsTo(ann.email)).toBe(20);
    expect(await forgot(ann.email, home)).toMatchObject({ status: 200 });
    expect(await mailsTo(ann.email)).toBe(20);
    const body = {
      email: ann.email,
      token: await resetTokenFor(server, ann.email),
      new_password: 'brand-new-1',
    };
    expect(await reset(body, home)).toMatchObject({ status: 200 });
    // Using a link frees a slot for the next.
    await forgot(ann.email, home);
    expect((await newestMail(server, ann.email)).subject).toBe('Set a new password for Opener');
  });

  it('hashes no password for a link that does not work', async () => {
    const ann = await signedIn(server);
    const deps = accountDepsOf(server.services);
    let hashed = 0;
    const hash = (password: string) => (hashed++, deps.passwords.hash(password));
    const guess = { email: ann.email, token: 'made-up', newPassword: 'stolen-account-1' };
    await expect(resetPassword({ ...deps, passwords: { ...deps.passwords, hash } }, guess)).rejects.toThrow(
      'reset link',
    );
    expect(hashed).toBe(0);
  });
});

describe('the code', () => {
  const resend = (email: string, from: string) => post('/auth/resend-verification', { email }, from);

  it('can be asked for while a stranger asks every minute', async () => {
    const ann = someone();
    await post('/auth/signup', ann, home);
    expect(await resend(ann.email, stranger)).toMatchObject({ status: 200 });
    expect(await resend(ann.email, stranger)).toMatchObject({ status: 429 });
    expect(await resend(ann.email, home)).toMatchObject({ status: 200 });
    expect(await resend(ann.email, home)).toMatchObject({ status: 429 });
    server.advance(seconds(61));
    expect(await resend(ann.email, home)).toMatchObject({ status: 200 });
  });

  it('can be entered after a stranger has used up their tries', async () => {
    const ann = someone();
    await post('/auth/signup', ann, home);
    const tries = await times(31, () =>
      post('/auth/verify-email', { email: ann.email, code: '000000' }, stranger),
    );
    expect(tries.at(-1)).toBe(429);
    await resend(ann.email, home);
    const code = await codeFor(server, ann.email);
    expect(await post('/auth/verify-email', { email: ann.email, code }, home)).toMatchObject({ status: 200 });
  });

  it('is mailed to the browser that signed up, however often others ask', async () => {
    const ann = someone();
    const { body } = await post('/auth/signup', ann, home);
    for (let n = 0; n < 12; n++) await resend(ann.email, strangers(n));
    expect(await resend(ann.email, home)).toMatchObject({ status: 429 });
    const own = { email: ann.email, signup_id: body.signup_id };
    expect(await post('/auth/resend-verification', own, home)).toMatchObject({ status: 200 });
  });
});

describe('signing up', () => {
  const signUp = (person: object, from: string) => post('/auth/signup', person, from);
  const verify = (email: string, code: string, from: string) =>
    post('/auth/verify-email', { email, code }, from);

  it('survives a stranger’s sign-up with the same email', async () => {
    const ann = someone();
    await signUp(ann, home);
    const code = await codeFor(server, ann.email);
    const planted = { ...ann, password: 'planted-horse-1' };
    expect(await times(6, () => signUp(planted, stranger))).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await verify(ann.email, code, home)).toMatchObject({ status: 200 });
  });

  it('is blocked for newcomers when twenty addresses wait, and open to the earlier owner', async () => {
    const ann = someone();
    await signUp(ann, home);
    const statuses = await times(20, (n) => signUp(ann, strangers(n)));
    expect(statuses).toEqual([...Array<number>(19).fill(201), 429]);
    expect(await signUp(ann, home)).toMatchObject({ status: 201 });
    expect(await verify(ann.email, await codeFor(server, ann.email), home)).toMatchObject({ status: 200 });
  });

  it('is open to newcomers an hour after a crowd', async () => {
    const ann = someone();
    await times(20, (n) => signUp(ann, strangers(n)));
    const refused = await signUp(ann, home);
    expect(refused).toMatchObject({ status: 429 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    server.advance(minutes(60));
    expect(await signUp(ann, home)).toMatchObject({ status: 201 });
  });

  it('is open to newcomers an hour after a crowd that goes on signing up', async () => {
    const ann = someone();
    await times(20, (n) => signUp(ann, strangers(n)));
    for (let quarter = 0; quarter < 4; quarter++) {
      server.advance(minutes(15));
      expect(new Set(await times(20, (n) => signUp(ann, strangers(n))))).toEqual(new Set([201]));
    }
    expect(await signUp(ann, home)).toMatchObject({ status: 201 });
  });

  it.each([
    ['IPv6', (n: number) => `2001:db8:77:${1200 + n}::1`],
    ['IPv4', (n: number) => `203.0.113.${1 + n}`],
  ])('is open to newcomers, however many addresses of one %s network sign up', async (_name, neighbour) => {
    const ann = someone();
    const statuses = await times(20, (n) => signUp(ann, neighbour(n)));
    expect(statuses).toEqual([201, 201, 201, 201, 201, ...Array<number>(15).fill(429)]);
    expect(await signUp(ann, home)).toMatchObject({ status: 201 });
  });
});
