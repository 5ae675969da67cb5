// Credits: balances, and the entries that every change of them leaves.
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

/** Changed only together with credit_entries. The database itself refuses an overdraft. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    userId: owner().primaryKey(),
    earned: integer('earned').notNull().default(0),
    used: integer('used').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    /** Reserved credits that belong to a refunded or disputed purchase: taken as soon as they are released. */
    owed: integer('owed').notNull().default(0),
  },
  (table) => [
    check('credit_accounts_no_overdraft', sql`${table.earned} - ${table.used} - ${table.reserved} >= 0`),
    check(
      'credit_accounts_positive',
      sql`${table.earned} >= 0 and ${table.used} >= 0 and ${table.reserved} >= 0`,
    ),
    // What is used is used: only what may still come back can be owed.
    check('credit_accounts_owed', sql`${table.owed} >= 0 and ${table.owed} <= ${table.reserved}`),
  ],
);

/** What deleted accounts had left of their free credits, under a keyed hash of the email, for a while. */
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

/** Append-only. The unique reference makes every movement happen once, whatever crashes. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    kind: creditKind('kind').notNull(),
    amount: integer('amount').notNull(),
    reference: text('reference').notNull(),
    /** What happened, in words, and about whom: the person reads it in the ledger. */
    note: text('note').notNull(),
    username: text('username'),
    createdAt: moment('created_at').notNull(),
    /** The row of the ledger that shows it: the entries of a job share one, named after the job; any other entry has its own. */
    ledgerRow: uuid('ledger_row')
      .notNull()
      .generatedAlwaysAs(
        sql`case when reference ~ '^[a-z]+:job:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then right(reference, 36)::uuid else id end`,
      ),
  },
  (table) => [
    uniqueIndex('credit_entries_reference').on(table.reference),
    // With what a balance is counted from, so that it is counted in the index alone.
    index('credit_entries_rows').on(table.userId, table.ledgerRow, table.kind, table.amount),
    index('credit_entries_captured')
      .on(table.userId, table.createdAt)
      .where(sql`${table.kind} = 'capture'`),
    check('credit_entries_amount', sql`${table.amount} > 0`),
  ],
);

/** What a refunded or disputed purchase asks back, and how much of it was taken or waits to be. Changed under the account's lock. */
export const creditDebts = pgTable(
  'credit_debts',
  {
    userId: owner(),
    /** What asks for it: a checkout. */
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
