// Anybody may sign up with an unverified email. A code confirms only the sign-up it was sent for.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { days, minutes, seconds } from '../../lib/clock.ts';
import { codeFor, newestMail, signedIn, someone } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { forgetExpired } from './forget-expired.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type SignUp = { email: string; password: string; name: string; id: string; code: string };

const post = (path: string, body: object, from?: string) =>
  server.call('POST', path, { body, ...(from && { from }) });
const verify = (body: object) => post('/auth/verify-email', body);
const resend = (body: object) => post('/auth/resend-verification', body);
const logIn = ({ email, password }: { email: string; password: string }, from?: string) =>
  post('/auth/login', { email, password }, from);
const other = (...codes: string[]) => ['111111', '222222', '333333'].find((code) => !codes.includes(code))!;

async function signUp(person: Omit<SignUp, 'id' | 'code'>, from?: string): Promise<SignUp> {
  const { status, body } = await post('/auth/signup', person, from);
  expect(status).toBe(201);
  return { ...person, id: String(body.signup_id), code: await codeFor(server, person.email) };
}

/** The owner of the mailbox first, then a stranger with a different password. */
async function bothSignUp(): Promise<{ owner: SignUp; stranger: SignUp }> {
  const owner = await signUp(someone({ name: 'Ann Archer' }));
  const stranger = await signUp({
    email: owner.email.toUpperCase(),
    name: 'Eve',
    password: 'planted-horse-1',
  });
  return { owner, stranger };
}

describe('each code', () => {
  it("confirms its own sign-up, the owner's", async () => {
    const { owner, stranger } = await bothSignUp();
    expect(await verify({ email: owner.email, code: owner.code })).toMatchObject({ status: 200 });
    expect(await logIn(owner)).toMatchObject({ status: 200, body: { user: { name: 'Ann Archer' } } });
    expect(await logIn(stranger)).toMatchObject({ status: 401 });
    expect(await verify({ email: owner.email, code: stranger.code })).toMatchObject({ status: 400 });
  });

  it('confirms its own sign-up, the second one', async () => {
    const first = await signUp(someone());
    const second = await signUp({ email: first.email, name: 'Anna Second', password: 'another-horse-2' });
    expect(await verify({ email: first.email, code: second.code })).toMatchObject({ status: 200 });
    expect(await logIn(second)).toMatchObject({ status: 200, body: { user: { name: 'Anna Second' } } });
    expect(await logIn(first)).toMatchObject({ status: 401 });
  });

  it('is refused in the browser of another sign-up', async () => {
    const { owner, stranger } = await bothSignUp();
    const typed = { email: owner.email, signup_id: owner.id };
    expect(await verify({ ...typed, code: stranger.code })).toMatchObject({ status: 400 });
    expect(await verify({ ...typed, code: owner.code })).toMatchObject({ status: 200 });
    expect(await logIn(owner)).toMatchObject({ status: 200 });
  });

  it('does not work for another email, even with the right sign-up', async () => {
    const [ann, bob] = [await signUp(someone()), await signUp(someone())];
    expect(await verify({ email: bob.email, signup_id: ann.id, code: ann.code })).toMatchObject({
      status: 400,
    });
  });

  it('survives the wrong tries of those who cannot name its sign-up', async () => {
    const { owner, stranger } = await bothSignUp();
    const code = other(owner.code, stranger.code);
    for (let i = 0; i < 8; i++) await verify({ email: owner.email, code });
    for (let i = 0; i < 8; i++) await verify({ email: owner.email, code, signup_id: stranger.id });
    // Without the id of a sign-up, the tries are used up for everybody.
    expect(await verify({ email: owner.email, code: owner.code })).toMatchObject({ status: 400 });
    expect(await verify({ email: owner.email, code: owner.code, signup_id: owner.id })).toMatchObject({
      status: 200,
    });
  });

  it('dies after five wrong tries of its own sign-up', async () => {
    const ann = await signUp(someone());
    const typed = { email: ann.email, signup_id: ann.id };
    for (let i = 0; i < 5; i++) await verify({ ...typed, code: other(ann.code) });
    expect(await verify({ ...typed, code: ann.code })).toMatchObject({ status: 400 });
    await resend(typed);
    expect(await verify({ ...typed, code: await codeFor(server, ann.email) })).toMatchObject({ status: 200 });
  });

  it('says by mail which sign-up it is for', async () => {
    const ann = await signUp(someone());
    const { text } = await newestMail(server, ann.email);
    const now = server.services.clock.now();
    const time = now.toISOString().slice(11, 14);
    expect(text).toContain(`confirms the sign-up from ${now.getUTCDate()} `);
    expect(text).toMatch(new RegExp(`${time}\\d\\d \\(UTC\\), with the password chosen then`));
  });
});

describe('another code', () => {
  it('is for the sign-up of the browser that asks', async () => {
    const { owner, stranger } = await bothSignUp();
    expect(await resend({ email: owner.email, signup_id: owner.id })).toMatchObject({ status: 200 });
    const code = await codeFor(server, owner.email);
    expect(await verify({ email: owner.email, code: owner.code })).toMatchObject({ status: 400 });
    expect(await verify({ email: owner.email, code })).toMatchObject({ status: 200 });
    expect(await logIn(owner)).toMatchObject({ status: 200 });
    expect(await logIn(stranger)).toMatchObject({ status: 401 });
  });

  it('is for the newest when nobody says which, and leaves the others as they are', async () => {
    const { owner, stranger } = await bothSignUp();
    await resend({ email: owner.email });
    const code = await codeFor(server, owner.email);
    expect(await verify({ email: owner.email, signup_id: owner.id, code })).toMatchObject({ status: 400 });
    expect(await verify({ email: owner.email, code: owner.code })).toMatchObject({ status: 200 });
    expect(await logIn(owner)).toMatchObject({ status: 200 });
    expect(await logIn(stranger)).toMatchObject({ status: 401 });
  });

  it.each(['first', 'second'] as const)(
    'leaves the first alive when nobody says which it is for (the %s is entered)',
    async (entered) => {
      const ann = await signUp(someone());
      await resend({ email: ann.email });
      const codes = { first: ann.code, second: await codeFor(server, ann.email) };
      const typed = { email: ann.email, signup_id: ann.id };
      expect(await verify({ ...typed, code: codes[entered] })).toMatchObject({ status: 200 });
    },
  );

  it('gives a sign-up no new tries when nobody says which it is for', async () => {
    const ann = await signUp(someone());
    const typed = { email: ann.email, signup_id: ann.id };
    for (let i = 0; i < 5; i++) await verify({ ...typed, code: other(ann.code) });
    await resend({ email: ann.email });
    for (const code of [ann.code, await codeFor(server, ann.email)])
      expect(await verify({ ...typed, code })).toMatchObject({ status: 400 });
  });

  it('is mailed to nobody for a sign-up of another email', async () => {
    const [ann, bob] = [await signUp(someone()), await signUp(someone())];
    await resend({ email: ann.email, signup_id: bob.id });
    await server.drain();
    for (const { email } of [ann, bob])
      expect(await server.services.localMailbox!.list(email)).toHaveLength(1);
  });

  it('waits a minute for each sign-up by itself', async () => {
    const { owner, stranger } = await bothSignUp();
    const of = ({ id }: SignUp) => resend({ email: owner.email, signup_id: id });
    expect(await of(stranger)).toMatchObject({ status: 200 });
    expect(await of(stranger)).toMatchObject({ status: 429 });
    expect(await of(owner)).toMatchObject({ status: 200 });
    server.advance(seconds(61));
    expect(await of(stranger)).toMatchObject({ status: 200 });
  });
});

describe('before verifying', () => {
  it('the password of a sign-up leads to its code, whatever others signed up since', async () => {
    const owner = await signUp(someone(), '198.51.100.7');
    const stranger = await signUp({ ...owner, password: 'planted-horse-1' }, '203.0.113.9');
    for (const [person, from] of [
      [owner, '198.51.100.7'],
      [stranger, '203.0.113.9'],
      // Nobody signed up from this address, so the newest sign-up is used.
      [stranger, '192.0.2.1'],
    ] as const) {
      expect(await logIn(person, from)).toMatchObject({
        status: 403,
        body: { detail: 'Please verify your email before logging in', signup_id: person.id },
      });
    }
    const wrong = await logIn({ email: owner.email, password: 'wrong-horse-1' });
    expect(wrong.body).toEqual({ detail: 'Incorrect email or password' });
  });

  it('a log-in checks one password, however many wait', async () => {
    const check = vi.spyOn(server.services.passwords, 'verify');
    const [known, unknown] = [await signedIn(server), someone()];
    const first = await signUp(someone());
    await signUp({ ...first, password: 'another-horse-2' });
    for (const { email } of [known, unknown, first]) {
      check.mockClear();
      expect(await logIn({ email, password: 'wrong-horse-1' })).toMatchObject({ status: 401 });
      expect(check).toHaveBeenCalledTimes(1);
    }
    check.mockRestore();
  });

  it('a reset link is mailed to nobody', async () => {
    const ann = await signUp(someone());
    await post('/auth/forgot-password', { email: ann.email });
    await server.drain();
    expect(await server.services.localMailbox!.list(ann.email)).toHaveLength(1);
  });

  it('at most three sign-ups of an address wait, the newest', async () => {
    const first = await signUp(someone());
    const later = [];
    for (let n = 1; n <= 3; n++) later.push(await signUp({ ...first, password: `another-horse-${n}` }));
    expect(await verify({ email: first.email, code: first.code })).toMatchObject({ status: 400 });
    expect(await verify({ email: first.email, code: later[0]!.code })).toMatchObject({ status: 200 });
  });

  it('a sign-up is forgotten after a week', async () => {
    const ann = await signUp(someone());
    const forget = () => forgetExpired(server.services);
    server.advance(days(6));
    await forget();
    expect(await logIn(ann)).toMatchObject({ status: 403 });
    server.advance(days(1) + minutes(1));
    await forget();
    const { rows } = await server.services.db.execute(sql`select 1 from sign_ups where email = ${ann.email}`);
    expect(rows).toEqual([]);
  });
});
