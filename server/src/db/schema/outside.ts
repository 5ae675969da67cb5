// The data of the local stand-ins, in a separate schema: to the product it is the outside world.
import { sql } from 'drizzle-orm';
import { index, integer, pgSchema, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** It plays the outside world, so it does not belong to any account. */
export const outside = pgSchema('outside');

export const localMails = outside.table(
  'mails',
  {
    id: uuid('id').primaryKey(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('mails_to').on(sql`lower(${table.to})`, table.id)],
);

/** How often a stand-in was called, for those that fail the first times. */
export const localTries = outside.table('tries', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
});

/** Checkouts of the payment stand-in: the page that a card provider would host. */
export const localCheckouts = outside.table('checkouts', {
  id: text('id').primaryKey(),
  checkoutId: uuid('checkout_id').notNull().unique(),
  name: text('name').notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  email: text('email').notNull(),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  paidAt: moment('paid_at'),
  createdAt: moment('created_at').notNull(),
});

/** Logins that the Instagram stand-in accepted; deleted when they are disconnected or lost. */
export const localInstagramAccounts = outside.table(
  'instagram_accounts',
  {
    id: text('id').primaryKey(),
    username: text('username').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('instagram_accounts_username').on(table.username, table.createdAt)],
);

/** What the Instagram stand-in delivered. Deliberately not unique: a second message to a person must show up. */
export const localInstagramMessages = outside.table(
  'instagram_messages',
  {
    id: uuid('id').primaryKey(),
    accountId: text('account_id').notNull(),
    from: text('from').notNull(),
    to: text('to').notNull(),
    text: text('text').notNull(),
    deliveredAt: moment('delivered_at').notNull(),
  },
  (table) => [index('instagram_messages_from').on(table.from, table.id)],
);

/** What made-up people answered: Instagram's own copy, which is read again if an event was lost. */
export const localInstagramAnswers = outside.table(
  'instagram_answers',
  {
    id: uuid('id').primaryKey(),
    accountId: text('account_id').notNull(),
    from: text('from').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('instagram_answers_chat').on(table.accountId, table.from, table.at)],
);
