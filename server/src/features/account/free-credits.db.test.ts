// Ten free credits per email, not per account.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { days, minutes } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import { codeFor, type Person, signedIn, someone, tokenOf } from '../../testing/people.ts';
import { giveCredits } from '../../testing/projects.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { checkLedger } from '../credit/check-ledger.ts';
import { captureCredit, reserveCredit } from '../credit/reserve-credit.ts';
import { forgetExpired } from './forget-expired.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Account = { name: string; email: string; password: string };

/** Verified by mail, as real users are. */
async function join(person: Account): Promise<Person> {
  await server.call('POST', '/auth/signup', { body: person });
  const code = await codeFor(server, person.email);
  await server.call('POST', '/auth/verify-email', { body: { email: person.email, code } });
  const token = await tokenOf(server, person);
  const { body } = await server.call('GET', '/auth/me', { token });
  return { ...person, id: String(body.id), token };
}

async function use(person: Person, count: number): Promise<void> {
  const { db, clock } = server.services;
  for (let n = 0; n < count; n++) {
    const credit = { userId: person.id, jobId: newId(), username: 'somebody' };
    await db.transaction(async (tx) => {
      await reserveCredit({ clock }, tx, credit);
      await captureCredit({ clock }, tx, credit);
    });
  }
}

const leave = ({ token }: Person) => server.call('DELETE', '/auth/delete-account', { token });
const credits = async ({ token }: Person) => (await server.call('GET', '/payments/credits', { token })).body;
const remembered = async () =>
  (await server.services.db.execute(sql`select email_hash, "left" from free_credits_left`)).rows;

it('are not granted again to a user who deleted the account and returns', async () => {
  const ann = await join(someone());
  await use(ann, 10);
  await leave(ann);
  const back = await join({ ...ann, email: ann.email.toUpperCase() });
  expect(await credits(back)).toEqual({ credits: 0, total_earned: 0, total_used: 0 });
  expect(await checkLedger(server.services)).toMatchObject({ balanced: true });
});

it('continue with what was left, however often the account is deleted', async () => {
  const ann = await join(someone());
  await use(ann, 3);
  await leave(ann);
  const second = await join(ann);
  expect(await credits(second)).toMatchObject({ credits: 7, total_earned: 7 });
  await leave(second);
  const third = await join(ann);
  await use(third, 1);
  await leave(third);
  expect(await credits(await join(ann))).toMatchObject({ credits: 6 });
});

it('are spent before bought ones, which are not given back', async () => {
  const ann = await join(someone());
  await giveCredits(server, ann, 100);
  await use(ann, 12);
  await leave(ann);
  expect(await credits(await join(ann))).toMatchObject({ credits: 0 });
});

it('come back when they were only set aside', async () => {
  const ann = await join(someone());
  const { db, clock } = server.services;
  await db.transaction((tx) =>
    reserveCredit({ clock }, tx, { userId: ann.id, jobId: newId(), username: 'somebody' }),
  );
  await leave(ann);
  expect(await credits(await join(ann))).toMatchObject({ credits: 10 });
});

it('are ten again after thirty days, when the hash is swept', async () => {
  const ann = await join(someone());
  await use(ann, 10);
  await leave(ann);
  const before = (await remembered()).length;
  server.advance(days(29));
  await forgetExpired(server.services);
  expect(await remembered()).toHaveLength(before);
  server.advance(days(1) + minutes(1));
  await forgetExpired(server.services);
  expect(await remembered()).toEqual([]);
  expect(await credits(await join(ann))).toMatchObject({ credits: 10 });
});

it('are remembered without the email, and not at all when none was used', async () => {
  const [ann, bob] = [await signedIn(server), await signedIn(server)];
  const before = (await remembered()).length;
  await use(ann, 1);
  await leave(ann);
  await leave(bob);
  const rows = await remembered();
  expect(rows).toHaveLength(before + 1);
  expect(JSON.stringify(rows)).not.toContain(ann.email.split('@')[0]);
  expect(rows.at(-1)).toMatchObject({ email_hash: expect.stringMatching(/^[\w-]{43}$/) });
});
