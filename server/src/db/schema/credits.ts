// Credits: balances, and the entries that record every change.
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { owner } from './accounts.ts';

/** Changes only together with credit_entries. The database itself refuses an overdraft. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    userId: owner().primaryKey(),
    earned: integer('earned').notNull().default(0),
    used: integer('used').notNull().default(0),
    /** How many of the used ones paid for follow-ups; the others paid for messages. */
    followUps: integer('follow_ups').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    /** Reserved credits that belong to a refunded or disputed purchase: collected as soon as they are released. */
    owed: integer('owed').notNull().default(0),
  },
  (table) => [
    check('credit_accounts_no_overdraft', sql`${table.earned} - ${table.used} - ${table.reserved} >= 0`),
    check(
      'credit_accounts_positive',
      sql`${table.earned} >= 0 and ${table.used} >= 0 and ${table.reserved} >= 0`,
    ),
    check('credit_accounts_follow_ups', sql`${table.followUps} >= 0 and ${table.followUps} <= ${table.used}`),
    // A used credit stays used: only reserved ones can be owed.
    check('credit_accounts_owed', sql`${table.owed} >= 0 and ${table.owed} <= ${table.reserved}`),
  ],
);

/** The remaining free credits of deleted accounts, under a keyed hash of the email, for 30 days. */
export const freeCreditsLeft = pgTable(
  'free_credits_left',
  {
    emailHash: text('email_hash').primaryKey(),
    left: integer('left').notNull(),
    forgetAt: moment('forget_at').notNull(),
  },
  (table) => [index('free_credits_left_expiry').on(table.forgetAt)],
);

export const creditKind = pgEnum('credit_kind', [
  'grant',
  'purchase',
  'reserve',
  'release',
  'capture',
  'refund',
  'owe',
  'settle',
  'waive',
]);

/** Append-only. The unique reference makes every movement idempotent. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    kind: creditKind('kind').notNull(),
    amount: integer('amount').notNull(),
    reference: text('reference').notNull(),
    /** What happened and for whom, as shown in the ledger. */
    note: text('note').notNull(),
    username: text('username'),
    createdAt: moment('created_at').notNull(),
    /** The ledger row that shows it: the entries of a job share one, named after the job; every other entry has its own. */
    ledgerRow: uuid('ledger_row')
      .notNull()
      .generatedAlwaysAs(
        sql`case when reference ~ '^[a-z]+:job:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then right(reference, 36)::uuid else id end`,
      ),
  },
  (table) => [
    uniqueIndex('credit_entries_reference').on(table.reference),
    // Includes what a balance is computed from, for index-only scans.
    index('credit_entries_rows').on(table.userId, table.ledgerRow, table.kind, table.amount),
    index('credit_entries_captured')
      .on(table.userId, table.createdAt)
      .where(sql`${table.kind} = 'capture'`),
    check('credit_entries_amount', sql`${table.amount} > 0`),
  ],
);

/** What a refunded or disputed purchase claims back, and how much was collected or is still owed. Changes under the account's lock. */
export const creditDebts = pgTable(
  'credit_debts',
  {
    userId: owner(),
    /** The source of the claim: a checkout. */
    cause: text('cause').notNull(),
    due: integer('due').notNull(),
    taken: integer('taken').notNull(),
    owed: integer('owed').notNull(),
    note: text('note').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cause] }),
    check('credit_debts_positive', sql`${table.due} >= 0 and ${table.taken} >= 0 and ${table.owed} >= 0`),
  ],
);
