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
    /** The message that is being rewritten. */
    replaces: uuid('replaces'),
    /** That one was sent, so the user wants a second message beside it. */
    beside: boolean('beside').notNull().default(false),
    /** The message that it wrote or rewrote; a later job may have rewritten it since. */
    messageId: uuid('message_id'),
    attempts: integer('attempts').notNull().default(0),
    /** The queue task that works on it; after a crash the same task finds it by this. */
    claimedBy: text('claimed_by'),
    notBefore: moment('not_before'),
    error: text('error'),
    /** Why we refused to write to this person: the job failed for it, or the user overrode it. */
    refused: text('refused').$type<SuitabilityReason>(),
    /** The user was told the reason and wants the message anyway. */
    anyway: boolean('anyway').notNull().default(false),
    /** What a rewrite should do differently, in the user's words. */
    instruction: text('instruction'),
    /** A free rewrite: no credit is reserved for it. */
    free: boolean('free').notNull().default(false),
    /** Chosen by the client that asked for a rewrite, so that the same request is recognized. */
    requestId: uuid('request_id'),
    /** Which voice of a test it was dealt to, such as `b2`: B in the project's second test. */
    variant: text('variant'),
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
    // How many of a person's lanes are busy, however many jobs wait.
    index('dm_jobs_processing')
      .on(table.userId)
      .where(sql`${table.status} = 'processing'`),
    index('dm_jobs_project').on(table.projectId, table.id),
    // For the project page, which polls every few seconds: what is shown, by state, and what was completed a moment ago.
    index('dm_jobs_shown')
      .on(table.projectId, table.status, table.id)
      .where(sql`${table.status} in ('pending', 'processing', 'failed')`),
    index('dm_jobs_completed')
      .on(table.projectId, table.finishedAt)
      .where(sql`${table.status} = 'completed'`),
    index('dm_jobs_failed_rewrites')
      .on(table.userId, table.replaces)
      .where(sql`${table.status} = 'failed' and ${table.replaces} is not null`),
    index('dm_jobs_request')
      .on(table.userId, table.requestId)
      .where(sql`${table.requestId} is not null`),
    // Whoever was dealt a voice keeps it.
    index('dm_jobs_variant')
      .on(table.projectId, table.username, table.id)
      .where(sql`${table.variant} is not null`),
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
    /** At most one message per job; the job itself may have been deleted. */
    jobId: uuid('job_id').notNull().unique(),
    username: text('username').notNull(),
    text: text('text').notNull(),
    /** The profile at the time of writing, and the facts that were used. */
    profile: jsonb('profile').$type<StoredProfile>().notNull(),
    facts: jsonb('facts').$type<StoredFact[]>().notNull(),
    /** Why it must not be sent without the user's approval. */
    caution: text('caution').$type<SuitabilityReason>(),
    /** How well the offer fits, and why this person, as judged by the writer. */
    fit: text('fit').$type<StoredFit>(),
    reason: text('reason'),
    /** The request that produced the present text. */
    instruction: text('instruction'),
    /** How many free rewrites were used. */
    freeRewrites: integer('free_rewrites').notNull().default(0),
    sentAt: moment('sent_at'),
    /** A reply that Instagram reported, or the user's own mark. */
    answeredAt: moment('answered_at'),
    /** When the user decided that the person is interested. */
    interestedAt: moment('interested_at'),
    /** Which voice of a test wrote it; null outside of tests. */
    variant: text('variant'),
    editedAt: moment('edited_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('messages_user').on(table.userId, table.id),
    index('messages_user_az').on(table.userId, table.username, table.id),
    index('messages_project').on(table.projectId, table.id),
    index('messages_project_az').on(table.projectId, table.username, table.id),
    index('messages_sent')
      .on(table.userId, table.id, table.projectId)
      .where(sql`${table.sentAt} is not null`),
    index('messages_answered')
      .on(table.userId, table.id, table.projectId)
      .where(sql`${table.answeredAt} is not null`),
    index('messages_interested')
      .on(table.userId, table.id, table.projectId)
      .where(sql`${table.interestedAt} is not null`),
    index('messages_variant')
      .on(table.projectId, table.variant, table.id)
      .where(sql`${table.variant} is not null`),
    // The latest of a project, for what works.
    index('messages_sent_latest')
      .on(table.projectId, table.sentAt)
      .where(sql`${table.sentAt} is not null`),
    index('messages_unsent')
      .on(table.userId, table.projectId, table.id)
      .where(sql`${table.sentAt} is null`),
    // For figures of a period.
    index('messages_written_at').on(table.userId, table.createdAt),
    index('messages_sent_at')
      .on(table.userId, table.sentAt)
      .where(sql`${table.sentAt} is not null`),
    index('messages_answered_at')
      .on(table.userId, table.answeredAt)
      .where(sql`${table.answeredAt} is not null`),
    index('messages_interested_at')
      .on(table.userId, table.interestedAt)
      .where(sql`${table.interestedAt} is not null`),
  ],
);

/**
 * What is searched in a message: username, full name and text. A trigger keeps it. Apart from the messages, so that an index of all trigrams
 * is not written again whenever a message is sent or answered, and so that a search reads short rows.
 */
export const messageSearch = pgTable(
  'message_search',
  {
    messageId: uuid('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: owner(),
    text: text('text').notNull(),
  },
  (table) => [index('message_search_text').using('gin', table.userId, table.text.op('gin_trgm_ops'))],
);

/**
 * How many messages, deliveries and outcomes of deleted messages a user has of each kind, so that no total is counted by reading them.
 * Triggers append the change of each statement, which locks nothing; a task folds the rows of a user into one per kind.
 */
export const tallies = pgTable(
  'tallies',
  {
    userId: owner(),
    /** Null for outcomes of deleted messages. */
    projectId: uuid('project_id'),
    of: text('of').$type<'message' | 'delivery' | 'past'>().notNull(),
    n: integer('n').notNull(),
    fit: text('fit').$type<StoredFit>(),
    sent: boolean('sent').notNull(),
    answered: boolean('answered').notNull(),
    interested: boolean('interested').notNull().default(false),
    variant: text('variant'),
    /** Of deliveries. */
    status: text('status'),
    sender: text('sender'),
    hasReason: boolean('has_reason').notNull().default(false),
    isApproved: boolean('is_approved').notNull().default(false),
    /** Of outcomes. */
    byHand: boolean('by_hand').notNull().default(false),
    failed: boolean('failed').notNull().default(false),
    folded: boolean('folded').notNull().default(false),
  },
  (table) => [
    index('tallies_user').on(table.userId),
    index('tallies_unfolded')
      .on(table.userId)
      .where(sql`not ${table.folded}`),
  ],
);

/** Earlier texts of a message, so that rewriting or editing loses none. */
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
    /** Set if the user typed this text. */
    editedAt: moment('edited_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('message_versions_message').on(table.messageId, table.id),
    index('message_versions_user').on(table.userId),
  ],
);

/** Outcomes of messages whose project was deleted: only times, so that figures stay correct without personal data. */
export const pastOutcomes = pgTable(
  'past_outcomes',
  {
    /** The message's id. */
    id: uuid('id').primaryKey(),
    userId: owner(),
    sentAt: moment('sent_at'),
    byHand: boolean('by_hand').notNull(),
    failedAt: moment('failed_at'),
    answeredAt: moment('answered_at'),
    interestedAt: moment('interested_at'),
    /** The last of these. */
    lastAt: moment('last_at').generatedAlwaysAs(
      sql`greatest(sent_at, failed_at, answered_at, interested_at)`,
    ),
  },
  (table) => [index('past_outcomes_user').on(table.userId, table.lastAt)],
);
