// Users, their sessions, and limits against strangers.
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Only people who have verified their email; until then there are only sign-ups. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The account was deleted: name, email and password are gone, and a task deletes the other rows. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_deleted')
      .on(table.id)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** The owner. Everything personal is deleted with them. */
export const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

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

/** Sign-ups that wait for their code. Anybody can start one for any email, so each code confirms only its own name and password. */
export const signUps = pgTable(
  'sign_ups',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    codeHash: text('code_hash').notNull(),
    codeExpiresAt: moment('code_expires_at').notNull(),
    /** A second code, requested without naming the sign-up. It may be a stranger's request, so the first code stays valid. */
    otherCodeHash: text('other_code_hash'),
    otherCodeExpiresAt: moment('other_code_expires_at'),
    /** Keyed hash of the network address: a stranger's sign-ups must not push out the owner's. Empty for rows older than this column. */
    addressHash: text('address_hash').notNull().default(''),
    /** Wrong codes are counted separately for callers who can name the sign-up, so that others can't use up their tries. */
    ownTries: integer('own_tries').notNull().default(0),
    otherTries: integer('other_tries').notNull().default(0),
  },
  (table) => [
    index('sign_ups_email').on(sql`lower(${table.email})`),
    index('sign_ups_created').on(table.createdAt),
  ],
);

/** Several may be valid at once: a stranger who requests another must not invalidate the owner's. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: owner(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('password_resets_user').on(table.userId),
    index('password_resets_expiry').on(table.expiresAt),
  ],
);

/** How often something was tried in a window. Keys are hashed; nothing here names a person. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('attempts_expiry').on(table.resetsAt)],
);

/** Long calls in progress, a few places per user and kind of call. The place of a crashed holder is free once its lease expires. */
export const openCalls = pgTable(
  'open_calls',
  {
    userId: owner(),
    call: text('call').notNull(),
    place: integer('place').notNull(),
    holder: uuid('holder').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.call, table.place] })],
);

/**
 * Which transaction last changed something of the user's. Triggers write it at the end of their transaction (see the migration), so that
 * nobody waits for another lock while holding this one.
 */
export const changes = pgTable('changes', {
  userId: owner().primaryKey(),
  latest: bigint('latest', { mode: 'bigint' })
    .notNull()
    .default(sql`0`),
});
