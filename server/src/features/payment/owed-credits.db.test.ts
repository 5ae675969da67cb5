// Refunds and disputes while credits are reserved: what is released later is not spendable.
import type { LedgerRow } from '@opener/contract/payment';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../credit/check-ledger.ts';
import { runLane } from '../dm/run-lane.ts';
import { openPaymentFixture, type PaymentFixture } from '../../testing/payment-fixture.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import { createProject, creditsOf, expectBalancedLedger, queue } from '../../testing/projects.ts';

let fixture: PaymentFixture;
let ann: Person;
let project: string;
let pack: Awaited<ReturnType<PaymentFixture['begin']>>;

beforeAll(async () => {
  fixture = await openPaymentFixture();
});
beforeEach(async () => {
  ann = await signedIn(fixture.server);
  project = await createProject(fixture.server, ann);
  pack = await buy();
});
afterEach(async () => {
  await expectBalancedLedger(fixture.server);
  // Waiting jobs would be written when another test drains the queue.
  await remove();
});
afterAll(() => fixture.close());

async function buy() {
  const bought = await fixture.begin(ann, 'plan_1');
  await fixture.tell('checkout.session.completed', bought.session);
  return bought;
}

async function queueMany(count: number, name = 'waits', where = project) {
  const statuses: number[] = [];
  for (let i = 0; i < count; i++)
    statuses.push((await queue(fixture.server, ann, where, `${name}${i}`)).status);
  expect(new Set(statuses)).toEqual(new Set([202]));
}

const credits = () => creditsOf(fixture.server, ann);
const dispute = (of = pack) =>
  fixture.tell('charge.dispute.created', of.dispute('needs_response'), 1_790_000_100);
const win = (of = pack) => fixture.tell('charge.dispute.closed', of.dispute('won'), 1_790_000_200);
const remove = (id = project) => fixture.server.call('DELETE', `/projects/${id}`, { token: ann.token });

async function account() {
  const { rows } = await fixture.server.services.db.execute(
    sql`select earned, used, reserved, owed from credit_accounts where user_id = ${ann.id}`,
  );
  return rows[0];
}

async function ledger() {
  const { text } = await fixture.server.call('GET', '/payments/ledger', { token: ann.token });
  return JSON.parse(text) as LedgerRow[];
}

describe('a dispute while credits are reserved', () => {
  it('leaves nothing beyond the free ones once the project is deleted', async () => {
    await queueMany(110);
    await dispute();
    expect(await account()).toEqual({ earned: 110, used: 0, reserved: 110, owed: 100 });
    expect((await remove()).status).toBe(204);
    expect(await credits()).toEqual([10, 10, 0]);
    expect(await account()).toMatchObject({ reserved: 0, owed: 0 });
  });

  it('takes what is unspent at once and the rest as it comes back, told in words', async () => {
    await queueMany(12);
    await fixture.tell('charge.refunded', pack.charge(1900));
    expect(await account()).toEqual({ earned: 12, used: 0, reserved: 12, owed: 2 });
    expect((await ledger()).slice(0, 2)).toMatchObject([
      {
        kind: 'owe',
        change: 0,
        text: 'Refund of Starter Pack: 2 credits set aside for messages will go back too, unless the messages are written',
      },
      { kind: 'refund', change: -98, text: 'Refund of Starter Pack' },
    ]);
    await remove();
    expect(await credits()).toEqual([10, 10, 0]);
    const rows = await ledger();
    const returned = rows.filter(({ state }) => state === 'returned');
    expect(returned).toHaveLength(12);
    expect(returned.filter(({ change }) => change === 0)).toHaveLength(10);
    expect(returned.filter(({ change }) => change === -1)).toEqual([
      expect.objectContaining({ text: 'Refund of Starter Pack: this credit goes back' }),
      expect.objectContaining({ text: 'Refund of Starter Pack: this credit goes back' }),
    ]);
    expect(rows[0]).toMatchObject({ kind: 'owe', balance: 10 });
  });

  it('does not take what was used, neither now nor from a later purchase', async () => {
    await queueMany(13);
    await fixture.tell('charge.refunded', pack.charge(1900));
    expect(await account()).toMatchObject({ owed: 3 });
    await fixture.server.drain();
    expect(await credits()).toEqual([0, 13, 13]);
    expect(await account()).toMatchObject({ owed: 0 });
    await buy();
    await queueMany(5, 'later');
    await remove();
    expect(await credits()).toEqual([100, 113, 13]);
  });

  it('lets go only of what can no longer come back when a part is used', async () => {
    await queueMany(108);
    await queueMany(2, 'missing');
    await dispute();
    expect(await account()).toMatchObject({ owed: 100 });
    // Fifteen are written and the rest is cancelled; ten of them were free.
    await work(15);
    expect(await account()).toEqual({ earned: 110, used: 15, reserved: 95, owed: 95 });
    await remove();
    expect(await credits()).toEqual([0, 15, 15]);
  });

  it('says of a job that fails that its credit is gone', async () => {
    await queueMany(1, 'missing');
    await queueMany(109);
    await dispute();
    await work(1);
    const { body } = await fixture.server.call('GET', `/scrape/jobs/${await idOf('missing0')}`, {
      token: ann.token,
    });
    expect(body.result).toEqual({
      error:
        'There is no Instagram profile with this username. Its credit went back with the purchase that was refunded.',
    });
    expect(await account()).toEqual({ earned: 109, used: 0, reserved: 109, owed: 99 });
  });

  it('is settled when it is won: nothing is owed, and what was taken comes back', async () => {
    await queueMany(60);
    await dispute();
    expect(await account()).toEqual({ earned: 60, used: 0, reserved: 60, owed: 50 });
    const jobs = await fixture.server.call('GET', `/scrape/projects/${project}/jobs`, { token: ann.token });
    for (const { id } of (JSON.parse(jobs.text) as { id: string }[]).slice(0, 20))
      await fixture.server.call('DELETE', `/scrape/jobs/${id}`, { token: ann.token });
    expect(await account()).toEqual({ earned: 40, used: 0, reserved: 40, owed: 30 });
    await win();
    expect(await account()).toEqual({ earned: 110, used: 0, reserved: 40, owed: 0 });
    expect((await ledger()).map(({ text }) => text)).toContain(
      'Starter Pack: dispute settled in your favour: 30 credits set aside for messages stay yours',
    );
    await remove();
    expect(await credits()).toEqual([110, 110, 0]);
  });

  it('gives nothing back for what was used when it is won', async () => {
    await queueMany(14);
    await dispute();
    await fixture.server.drain();
    expect(await credits()).toEqual([0, 14, 14]);
    await win();
    expect(await credits()).toEqual([96, 110, 14]);
  });

  it('keeps two purchases apart', async () => {
    const second = await buy();
    await queueMany(210);
    await dispute();
    await dispute(second);
    expect(await account()).toMatchObject({ owed: 200 });
    await win(second);
    expect(await account()).toMatchObject({ owed: 100 });
    await remove();
    expect(await credits()).toEqual([110, 110, 0]);
  });

  it('gives back no more than a won dispute frees when a part stays refunded', async () => {
    await queueMany(60);
    await fixture.server.drain();
    await fixture.tell('charge.refunded', pack.charge(950));
    await dispute();
    expect(await credits()).toEqual([0, 60, 60]);
    await win();
    expect(await credits()).toEqual([0, 60, 60]);
  });

  it('gives back all that it took when it is won, also of what was bought after a refund', async () => {
    await queueMany(100);
    await fixture.server.drain();
    await fixture.tell('charge.refunded', pack.charge(950));
    // Ten were available; forty of the fifty are used.
    expect(await credits()).toEqual([0, 100, 100]);
    await buy();
    expect(await credits()).toEqual([100, 200, 100]);
    await dispute();
    expect(await credits()).toEqual([50, 150, 100]);
    await fixture.tell('charge.dispute.closed', pack.dispute('warning_closed'), 1_790_000_200);
    expect(await credits()).toEqual([100, 200, 100]);
  });

  it('leaves what is refunded meanwhile to the refund, and takes nothing twice', async () => {
    await queueMany(30);
    await fixture.server.drain();
    await dispute();
    expect(await credits()).toEqual([0, 30, 30]);
    await buy();
    await fixture.tell('charge.refunded', pack.charge(950));
    expect(await credits()).toEqual([100, 130, 30]);
    await win();
    // As if there had only been the refund: of 80 it takes 50.
    expect(await credits()).toEqual([130, 160, 30]);
  });

  it('keeps everything when all is refunded before it is won', async () => {
    await queueMany(30);
    await fixture.server.drain();
    await dispute();
    await fixture.tell('charge.refunded', pack.charge(1900));
    await win();
    expect(await credits()).toEqual([0, 30, 30]);
  });

  it('passes on to a refund what is owed', async () => {
    await queueMany(110);
    await dispute();
    await fixture.tell('charge.refunded', pack.charge(950));
    expect(await account()).toMatchObject({ owed: 100 });
    await win();
    expect(await account()).toMatchObject({ owed: 50 });
    await remove();
    expect(await credits()).toEqual([60, 60, 0]);
  });

  it('that is told of before its purchase, with a refund, is collected in full', async () => {
    const late = await fixture.begin(ann, 'plan_1');
    expect(await fixture.tell('charge.refunded', late.charge(950))).toBe(200);
    expect(await dispute(late)).toBe(200);
    expect(await credits()).toEqual([110, 110, 0]);
    await fixture.tell('checkout.session.completed', late.session);
    expect(await credits()).toEqual([110, 110, 0]);
    await win(late);
    expect(await credits()).toEqual([160, 160, 0]);
  });

  it('holds when the dispute, the deletion and the jobs meet', async () => {
    await queueMany(30);
    await Promise.all([
      dispute(),
      remove(),
      fixture.server.drain(),
      fixture.tell('charge.refunded', pack.charge(1900)),
    ]);
    await fixture.server.drain();
    const [spendable, earned, used] = await credits();
    expect(spendable).toBeLessThanOrEqual(10);
    expect(earned).toBe(spendable! + used!);
    expect(await account()).toMatchObject({ reserved: 0, owed: 0 });
  });
});

describe('the database itself', () => {
  it.each([
    ['more owed than reserved', 'owed = reserved + 1'],
    ['less than nothing owed', 'owed = -1'],
  ])('refuses %s', async (_name, change) => {
    const wrong = fixture.server.services.database.pool.query(
      `update credit_accounts set ${change} where user_id = $1`,
      [ann.id],
    );
    await expect(wrong).rejects.toThrow('credit_accounts_owed');
  });

  it('shows a debt that nothing in the ledger explains', async () => {
    const { pool } = fixture.server.services.database;
    await queueMany(1);
    const set = (owed: number) =>
      pool.query('update credit_accounts set owed = $2 where user_id = $1', [ann.id, owed]);
    await set(1);
    expect(await checkLedger(fixture.server.services)).toMatchObject({ balanced: false });
    await set(0);
    expect(await checkLedger(fixture.server.services)).toMatchObject({ balanced: true });
  });
});

/** The oldest jobs, as a lane would do them. */
async function work(count: number): Promise<void> {
  const deps = { ...fixture.server.services, onStep: () => {} };
  const { signal } = new AbortController();
  for (let i = 0; i < count; i++)
    await runLane(deps, { userId: ann.id, lane: 0 }, { id: `test:${i}`, signal });
}

async function idOf(username: string): Promise<string> {
  const { rows } = await fixture.server.services.db.execute<{ id: string }>(
    sql`select id from dm_jobs where user_id = ${ann.id} and username = ${username}`,
  );
  return rows[0]!.id;
}
