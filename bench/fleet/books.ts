// The books at the end: credits against entries, jobs against messages, payments against what the stand-in was paid. Each figure counts
// what is wrong; deliveries are compared by bench/faults.
import { sql } from 'drizzle-orm';
import { checkLedger } from '../../server/src/features/credit/check-ledger.ts';
import { reconcileCheckouts } from '../../server/src/features/payment/reconcile-checkouts.ts';
import { sweepDeliveries } from '../../server/src/features/delivery/sweep-deliveries.ts';
import { after, minutes } from '../../server/src/lib/clock.ts';
import { deliveryDepsOf, paymentDepsOf, type Services } from '../../server/src/wiring.ts';
import type { Experience } from './person.ts';

export type OpenWork = { jobs: number; sending: number; waiting: number };

export async function countOpenWork({ db }: Services): Promise<OpenWork> {
  const { rows } = await db.execute<OpenWork>(sql`
    select
      (select count(*)::int from dm_jobs where status in ('pending', 'processing')) as jobs,
      (select count(*)::int from deliveries where status = 'sending') as sending,
      (select count(*)::int from deliveries d where status = 'waiting' and not exists (
        select 1 from sending_paces p where p.user_id = d.user_id and p.account = d.sender and p.frozen_until > now())) as waiting`);
  return rows[0]!;
}

/** What the worker's schedules would do within the next minutes. */
export async function hurryUp(services: Services): Promise<void> {
  await sweepDeliveries(deliveryDepsOf(services));
}

/** A webhook that was lost with its API is made good by the worker's schedule, after minutes; here at once. */
export async function reconcile(services: Services): Promise<number> {
  const before = await countPurchases(services);
  const clock = { now: () => after(services.clock.now(), minutes(10)) };
  await reconcileCheckouts(paymentDepsOf({ ...services, clock }));
  return (await countPurchases(services)) - before;
}

async function countPurchases({ db }: Services): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from credit_entries where kind = 'purchase'`,
  );
  return rows[0]!.n;
}

export async function countDone({ db }: Services): Promise<{ written: number; sent: number }> {
  const { rows } = await db.execute<{ written: number; sent: number }>(sql`
    select (select count(*)::int from dm_jobs where status = 'completed') as written,
      (select count(*)::int from deliveries where status = 'sent') as sent`);
  return rows[0]!;
}

export async function compareBooks(services: Services, { queued, paid }: Experience) {
  const { db } = services;
  const { rows } = await db.execute<Record<keyof typeof wrong, number>>(sql`
    select ${sql.join(
      Object.entries(wrong).map(([name, query]) => sql`(${query})::int as ${sql.identifier(name)}`),
      sql`, `,
    )}`);
  const { balanced } = await checkLedger(services);
  const jobs = await db.execute<{ name: string }>(
    sql`select project_id || ' ' || username as name from dm_jobs`,
  );
  const known = new Set(jobs.rows.map(({ name }) => name));
  const bought = await db.execute<{ id: string }>(sql`
    select o.id from outside.checkouts o
    join credit_entries e on e.reference = 'purchase:checkout:' || o.checkout_id::text`);
  const credited = new Set(bought.rows.map(({ id }) => id));
  return {
    ...rows[0]!,
    balanced,
    forgottenJobs: [...queued].filter((name) => !known.has(name)).length,
    forgottenPayments: [...paid].filter((id) => !credited.has(id)).length,
  };
}

const wrong = {
  unfinished: sql`select count(*) from dm_jobs where status in ('pending', 'processing')`,
  failed: sql`select count(*) from dm_jobs where status = 'failed'`,
  withoutMessage: sql`
    select count(*) from dm_jobs j where status = 'completed' and not exists (select 1 from messages m where m.job_id = j.id)`,
  unaskedMessages: sql`
    select count(*) from messages m where not exists (select 1 from dm_jobs j where j.id = m.job_id and j.status = 'completed')`,
  writtenTwice: sql`
    select count(*) from (select 1 from messages group by project_id, username having count(*) > 1) twice`,
  /** Each reserved credit is captured for a message or released, once and never both. */
  unsettledCredits: sql`
    select count(*) from dm_jobs j left join lateral (
      select count(*) filter (where kind = 'reserve') as reserved, count(*) filter (where kind = 'capture') as captured,
        count(*) filter (where kind = 'release') as released
      from credit_entries e where e.user_id = j.user_id and e.ledger_row = j.id) e on true
    where (reserved, captured, released) <> (1, (j.status = 'completed')::int, (j.status <> 'completed')::int)`,
  wrongUse: sql`
    select count(*) from credit_accounts a
    where used <> (select count(*) from messages m where m.user_id = a.user_id) or reserved <> 0`,
  /** Paid at the stand-in without credits, credits without a payment, or another amount. */
  wrongPayments: sql`
    select count(*) from outside.checkouts o
    join checkouts c on c.id = o.checkout_id
    left join credit_entries e on e.reference = 'purchase:checkout:' || c.id::text
    where (o.paid_at is null) <> (e.id is null) or e.amount <> c.messages`,
  /** A message of somebody who is connected gets a delivery with it. */
  withoutDelivery: sql`
    select count(*) from messages m where not exists (select 1 from deliveries d where d.message_id = m.id)`,
  /** Waiting messages without a task that would send them. */
  stuckAccounts: sql`
    select count(distinct user_id) from deliveries d where status = 'waiting' and not exists (
      select 1 from graphile_worker.jobs t where t.key = 'delivery:' || d.user_id::text)`,
};
