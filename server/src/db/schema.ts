// Every table of the product. Personal data hangs on users(id) and goes with it.
import { sql } from 'drizzle-orm';
import { index, integer, pgSchema, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    verifiedAt: moment('verified_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
);

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: owner(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** One living code per person: a new one replaces the old. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    userId: owner().primaryKey(),
    codeHash: text('code_hash').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('verification_codes_expiry').on(table.expiresAt)],
);

/** One living reset link per person: a new one replaces the old. */
export const passwordResets = pgTable(
  'password_resets',
  {
    userId: owner().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('password_resets_expiry').on(table.expiresAt)],
);

/** How often something was tried in a window; keys are hashed, nothing here names a person. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('attempts_expiry').on(table.resetsAt)],
);

/** What the local stand-ins keep. It plays the outside world, so it is not part of anybody's account. */
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
