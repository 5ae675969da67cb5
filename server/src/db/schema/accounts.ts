// People, their sessions, and what limits strangers.
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Whoever is here has shown that the mailbox is theirs; until then there are only sign-ups. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
);

/** Whose row it is: everything of a person goes with them. */
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

/** Sign-ups that wait for their code. Anybody can make one for any email, so each code confirms the name and password of its own. */
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
    /** Asked for by somebody who did not name the sign-up: a stranger perhaps, so the code above lives on beside it. */
    otherCodeHash: text('other_code_hash'),
    otherCodeExpiresAt: moment('other_code_expires_at'),
    /** Keyed, of the address it came from: a stranger's sign-ups must not push out the owner's. Empty if it is older than this column. */
    addressHash: text('address_hash').notNull().default(''),
    /** Wrong codes from whoever can name the sign-up, and from anybody else: these can't use up the tries of those. */
    ownTries: integer('own_tries').notNull().default(0),
    otherTries: integer('other_tries').notNull().default(0),
  },
  (table) => [
    index('sign_ups_email').on(sql`lower(${table.email})`),
    index('sign_ups_created').on(table.createdAt),
  ],
);

/** Several may live at once: a stranger who asks for another must not kill the one in the owner's mailbox. */
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

/** Long calls under way, a few places for each person and kind of call. A place whose holder died is free once it expires. */
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
 * Which transaction last changed something of the person's. Triggers write it as their transaction's last act (see the migration), so
 * that nobody who holds a lock on it waits for another.
 */
export const changes = pgTable('changes', {
  userId: owner().primaryKey(),
  latest: bigint('latest', { mode: 'bigint' })
    .notNull()
    .default(sql`0`),
});
