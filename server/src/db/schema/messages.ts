// Jobs, messages and their earlier texts.
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StoredFact, StoredFit, StoredProfile, SuitabilityReason } from '../documents.ts';
import { moment } from './columns.ts';
import { owner } from './accounts.ts';
import { inProject } from './projects.ts';

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
    /** The message that it wrote or rewrote; a later job may have rewritten it since. */
    messageId: uuid('message_id'),
    attempts: integer('attempts').notNull().default(0),
    /** The queue's task that works on it; the same task, run again after a crash, finds it by this. */
    claimedBy: text('claimed_by'),
    notBefore: moment('not_before'),
    error: text('error'),
    /** Why we refused to write to this person: it failed for that, or is written all the same. */
    refused: text('refused').$type<SuitabilityReason>(),
    /** The person was told, and wants it written all the same. */
    anyway: boolean('anyway').notNull().default(false),
    /** What a rewrite should do differently, in the person's words. */
    instruction: text('instruction'),
    /** A rewrite that costs nothing: no credit is reserved for it. */
    free: boolean('free').notNull().default(false),
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
    // What a project page asks for every few seconds, which does not grow with what was ever written.
    index('dm_jobs_shown')
      .on(table.projectId, table.id)
      .where(sql`${table.status} in ('pending', 'processing', 'failed')`),
    index('dm_jobs_finished')
      .on(table.finishedAt)
      .where(sql`${table.finishedAt} is not null`),
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
    /** Why it must not go out without the person's own word. */
    caution: text('caution').$type<SuitabilityReason>(),
    /** How well the offer fits, and why this person, as the writer saw it. */
    fit: text('fit').$type<StoredFit>(),
    reason: text('reason'),
    /** What was asked of the writer when it wrote the present text. */
    instruction: text('instruction'),
    /** How often it was rewritten without a credit. */
    freeRewrites: integer('free_rewrites').notNull().default(0),
    sentAt: moment('sent_at'),
    /** A reply that we were told of, or the person's own word. */
    answeredAt: moment('answered_at'),
    editedAt: moment('edited_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('messages_user').on(table.userId, table.id),
    index('messages_user_az').on(table.userId, table.username, table.id),
    index('messages_user_project').on(table.userId, table.projectId, table.id),
    index('messages_project').on(table.projectId, table.id),
    index('messages_project_az').on(table.projectId, table.username, table.id),
    index('messages_sent')
      .on(table.userId, table.id, table.projectId)
      .where(sql`${table.sentAt} is not null`),
    index('messages_answered')
      .on(table.userId, table.id, table.projectId)
      .where(sql`${table.answeredAt} is not null`),
  ],
);

/** Profiles read in the last days, so that a target is not fetched twice. Shared: they are public, and hang on nobody. */
/** Earlier texts of a message, so that none is lost by rewriting or editing. */
export const messageVersions = pgTable(
  'message_versions',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    facts: jsonb('facts').$type<StoredFact[]>().notNull(),
    caution: text('caution').$type<SuitabilityReason>(),
    fit: text('fit').$type<StoredFit>(),
    reason: text('reason'),
    instruction: text('instruction'),
    /** Set when the person had typed this text. */
    editedAt: moment('edited_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('message_versions_message').on(table.messageId, table.id),
    index('message_versions_user').on(table.userId),
  ],
);

/** What became of messages whose project is gone: bare times, so that the figures stay true without a word about anybody. */
export const pastOutcomes = pgTable(
  'past_outcomes',
  {
    /** That of the message. */
    id: uuid('id').primaryKey(),
    userId: owner(),
    sentAt: moment('sent_at'),
    byHand: boolean('by_hand').notNull(),
    failedAt: moment('failed_at'),
    answeredAt: moment('answered_at'),
  },
  (table) => [index('past_outcomes_user').on(table.userId)],
);
