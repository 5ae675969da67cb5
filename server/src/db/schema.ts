// Every table of the product. Personal data hangs on users(id) and goes with it.
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgSchema,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StoredFact, StoredProfile } from './documents.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const inProject = () =>
  uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

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

export const projects = pgTable(
  'projects',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    name: text('name').notNull(),
    productInfo: text('product_info').notNull(),
    offerInfo: text('offer_info').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('projects_user').on(table.userId, table.id)],
);

/** Changed only together with credit_entries. The database itself refuses an overdraft. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    userId: owner().primaryKey(),
    earned: integer('earned').notNull().default(0),
    used: integer('used').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
  },
  (table) => [
    check('credit_accounts_no_overdraft', sql`${table.earned} - ${table.used} - ${table.reserved} >= 0`),
    check(
      'credit_accounts_positive',
      sql`${table.earned} >= 0 and ${table.used} >= 0 and ${table.reserved} >= 0`,
    ),
  ],
);

export const creditKind = pgEnum('credit_kind', [
  'grant',
  'purchase',
  'reserve',
  'release',
  'capture',
  'refund',
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
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('credit_entries_reference').on(table.reference),
    index('credit_entries_user').on(table.userId, table.id),
    check('credit_entries_amount', sql`${table.amount} > 0`),
  ],
);

export const dmJobStatus = pgEnum('dm_job_status', [
  'pending',
  'processing',
  'failed',
  'completed',
  'cancelled',
  'dismissed',
]);

export const dmJobs = pgTable(
  'dm_jobs',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    projectId: inProject(),
    username: text('username').notNull(),
    status: dmJobStatus('status').notNull(),
    /** The message that the new one takes the place of. */
    replaces: uuid('replaces'),
    attempts: integer('attempts').notNull().default(0),
    /** The queue's task that works on it; the same task, run again after a crash, finds it by this. */
    claimedBy: text('claimed_by'),
    notBefore: moment('not_before'),
    error: text('error'),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('dm_jobs_one_active')
      .on(table.projectId, table.username)
      .where(sql`${table.status} in ('pending', 'processing')`),
    index('dm_jobs_waiting')
      .on(table.userId, table.id)
      .where(sql`${table.status} in ('pending', 'processing')`),
    index('dm_jobs_project').on(table.projectId, table.id),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    projectId: inProject(),
    /** One message per job at most; the job itself may be gone. */
    jobId: uuid('job_id').notNull().unique(),
    username: text('username').notNull(),
    text: text('text').notNull(),
    /** The profile as it was when the message was written, and what of it was used. */
    profile: jsonb('profile').$type<StoredProfile>().notNull(),
    facts: jsonb('facts').$type<StoredFact[]>().notNull(),
    sentAt: moment('sent_at'),
    editedAt: moment('edited_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('messages_user').on(table.userId, table.id),
    index('messages_user_az').on(table.userId, table.username, table.id),
    index('messages_project').on(table.projectId, table.id),
    index('messages_project_az').on(table.projectId, table.username, table.id),
  ],
);

/** Profiles read in the last days, so that a target is not fetched twice. Shared: they are public, and hang on nobody. */
export const profiles = pgTable(
  'profiles',
  {
    username: text('username').primaryKey(),
    profile: jsonb('profile').$type<StoredProfile>().notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [index('profiles_age').on(table.readAt)],
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

/** How often a stand-in was asked for something, for those that fail the first times. */
export const localTries = outside.table('tries', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
});
