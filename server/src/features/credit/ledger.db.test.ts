// The ledger as users see it: one row per message, and balances that add up.
import type { LedgerRow } from '@opener/contract/payment';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes } from '../../lib/clock.ts';
import { openPaymentFixture, type PaymentFixture } from '../../testing/payment-fixture.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import { createProject, creditsOf, expectBalancedLedger, queue } from '../../testing/projects.ts';
import { checkLedger } from './check-ledger.ts';

let fixture: PaymentFixture;
let server: PaymentFixture['server'];
let ann: Person;
let project: string;

beforeAll(async () => {
  fixture = await openPaymentFixture();
  ({ server } = fixture);
});
beforeEach(async () => {
  ann = await signedIn(server);
  project = await createProject(server, ann);
});
afterAll(async () => {
  await expectBalancedLedger(server);
  await fixture.close();
});

async function page(cursor?: unknown, person = ann) {
  const query = typeof cursor === 'string' ? `?cursor=${cursor}` : '';
  const { text, headers } = await server.call('GET', `/payments/ledger${query}`, { token: person.token });
  return { rows: JSON.parse(text) as LedgerRow[], next: headers['x-next-cursor'] };
}

async function allPages(): Promise<LedgerRow[][]> {
  const pages = [await page()];
  while (pages.at(-1)!.next) pages.push(await page(pages.at(-1)!.next));
  return pages.map(({ rows }) => rows);
}

const short = ({ username, state, change, balance, text }: LedgerRow) => [
  username,
  state,
  change,
  balance,
  text,
];
const free = [null, null, 10, 10, 'Free credits to start with'];
const entriesOf = async () => {
  const { rows } = await server.services.db.execute<{ kind: string }>(
    sql`select * from credit_entries where user_id = ${ann.id} order by id`,
  );
  return rows;
};
async function buy(plan = 'plan_1') {
  const bought = await fixture.begin(ann, plan);
  await fixture.tell('checkout.session.completed', bought.session);
  return bought;
}

describe('a message', () => {
  it('is one row, from waiting to written or returned, and its entries stay as they are', async () => {
    await queue(server, ann, project, 'missing.person');
    await queue(server, ann, project, 'mira');
    expect((await page()).rows.map(short)).toEqual([
      ['mira', 'waiting', -1, 8, null],
      ['missing.person', 'waiting', -1, 9, null],
      free,
    ]);
    const waiting = await page();
    const before = await entriesOf();
    server.advance(minutes(3));
    await server.drain();
    const { rows } = await page();
    expect(rows.map(short)).toEqual([
      ['mira', 'written', -1, 9, null],
      ['missing.person', 'returned', 0, 10, 'Credit back: There is no Instagram profile with this username.'],
      free,
    ]);
    // It keeps its position and start time, and shows when it ended.
    expect(rows.map(({ id, created_at }) => [id, created_at])).toEqual(
      waiting.rows.map(({ id, created_at }) => [id, created_at]),
    );
    expect(waiting.rows.map(({ settled_at }) => settled_at)).toEqual([null, null, null]);
    const [mira] = rows;
    expect(Date.parse(mira!.settled_at!) - Date.parse(mira!.created_at)).toBeGreaterThanOrEqual(minutes(3));
    expect(rows[2]!.settled_at).toBeNull();
    const after = await entriesOf();
    expect(after).toHaveLength(5);
    expect(after.slice(0, 3)).toEqual(before);
  });

  it('that was cancelled is one row, and so is each try of a failed one', async () => {
    const { body } = await queue(server, ann, project, 'mira');
    await server.call('DELETE', `/scrape/jobs/${String(body.id)}`, { token: ann.token });
    const failed = await queue(server, ann, project, 'missing.person');
    await server.drain();
    await server.call('POST', `/scrape/jobs/${String(failed.body.id)}/retry`, { token: ann.token, body: {} });
    expect((await page()).rows.map(short)).toEqual([
      ['missing.person', 'waiting', -1, 9, null],
      ['missing.person', 'returned', 0, 10, expect.stringContaining('There is no Instagram profile')],
      ['mira', 'returned', 0, 10, 'Credit back: cancelled by you'],
      free,
    ]);
    await server.drain();
  });

  it('stays one row when its project is deleted, written or not', async () => {
    await queue(server, ann, project, 'mira');
    await server.drain();
    await queue(server, ann, project, 'zoe');
    await server.call('DELETE', `/projects/${project}`, { token: ann.token });
    expect((await page()).rows.map(short)).toEqual([
      ['zoe', 'returned', 0, 9, 'Credit back: the project was deleted'],
      ['mira', 'written', -1, 9, null],
      free,
    ]);
  });
});

describe('everything else', () => {
  it('is a row of its own: a pack, its refund, and what a refund still asks for', async () => {
    const pack = await buy();
    for (let i = 0; i < 12; i++) await queue(server, ann, project, `waits${i}`);
    await fixture.tell('charge.refunded', pack.charge(1900));
    const { rows } = await page();
    expect(rows.filter(({ kind }) => kind !== 'message').map(short)).toEqual([
      [null, null, 0, 0, expect.stringMatching(/^Refund of Starter Pack: 2 credits set aside/)],
      [null, null, -98, 0, 'Refund of Starter Pack'],
      [null, null, 100, 110, 'Starter Pack'],
      free,
    ]);
    expect(rows.map(({ kind }) => kind)).toEqual([
      'owe',
      'refund',
      ...Array.from({ length: 12 }, () => 'message'),
      'purchase',
      'grant',
    ]);
    await server.drain();
    // Written messages keep their credit, and the last two say why it is not claimed back.
    const written = (await page()).rows.filter(({ state }) => state === 'written');
    expect(written.map(({ change }) => change)).toEqual(Array.from({ length: 12 }, () => -1));
    const waived = 'Refund of Starter Pack: the message is written, its credit stays used';
    expect(written.filter(({ text }) => text === waived)).toHaveLength(2);
  });

  it('a dispute and its end', async () => {
    const pack = await buy();
    await fixture.tell('charge.dispute.created', pack.dispute('needs_response'), 1_790_000_100);
    await fixture.tell('charge.dispute.closed', pack.dispute('won'), 1_790_000_200);
    expect((await page()).rows.map(short)).toEqual([
      [null, null, 100, 110, 'Starter Pack: dispute settled in your favour'],
      [null, null, -100, 10, 'Refund of Starter Pack'],
      [null, null, 100, 110, 'Starter Pack'],
      free,
    ]);
  });
});

describe('the balance', () => {
  /** Each row is the balance before plus its own change; the newest is what can be spent. */
  async function expectToAddUp() {
    const rows = (await allPages()).flat();
    const sums = rows
      .toReversed()
      .reduce<number[]>((all, { change }) => [...all, (all.at(-1) ?? 0) + change], []);
    expect(rows.map(({ balance }) => balance)).toEqual(sums.toReversed());
    expect(rows[0]!.balance).toBe((await creditsOf(server, ann))[0]);
    expect(Math.min(...sums)).toBeGreaterThanOrEqual(0);
    return rows;
  }

  it('adds up over all pages, while messages are written and credits come back', async () => {
    const pack = await buy();
    const other = await createProject(server, ann);
    for (const name of ['missing.one', 'mira', 'missing.two', 'zoe']) await queue(server, ann, project, name);
    for (let i = 0; i < 52; i++) await queue(server, ann, other, `paged${i}`);
    await expectToAddUp();
    expect((await allPages()).map((rows) => rows.length)).toEqual([50, 8]);
    await fixture.tell('charge.refunded', pack.charge(950));
    await server.call('DELETE', `/projects/${other}`, { token: ann.token });
    await server.drain();
    const settled = await expectToAddUp();
    expect(settled).toHaveLength(59);
    expect(settled.filter(({ state }) => state === 'returned')).toHaveLength(54);
    expect(settled.filter(({ state }) => state === 'written')).toHaveLength(2);
    expect(await checkLedger(server.services)).toMatchObject({ balanced: true });
  });

  it('is mine: nobody else reads my rows, and their rows change nothing of mine', async () => {
    const bob = await signedIn(server);
    await queue(server, ann, project, 'mira');
    const his = await createProject(server, bob);
    await queue(server, bob, his, 'zoe');
    const mine = (await page()).rows;
    expect(mine.map(({ username }) => username)).toEqual(['mira', null]);
    // A cursor of another user's row still gives a page of his own.
    expect((await page(mine[0]!.id, bob)).rows.map(short)).toEqual([free]);
    await server.drain();
  });
});
