// Projects, their voices, and cached profiles.
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { StoredProfile, StoredVariant, StoredVoice } from '../documents.ts';
import { moment } from './columns.ts';
import { owner } from './accounts.ts';

export const projects = pgTable(
  'projects',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    name: text('name').notNull(),
    productInfo: text('product_info').notNull(),
    offerInfo: text('offer_info').notNull(),
    /** Whether its messages are sent automatically or wait for approval. */
    sendingMode: text('sending_mode').$type<'auto' | 'review'>().notNull().default('auto'),
    createdAt: moment('created_at').notNull(),
    /** Deleted by the user. Nobody sees it any more, nor what belongs to it; a task deletes the rows. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('projects_user').on(table.userId, table.id),
    index('projects_deleted')
      .on(table.userId, table.id)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

export const inProject = () =>
  uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

/** How a project's messages should sound. Without a row, the defaults apply. */
export const voices = pgTable(
  'voices',
  {
    projectId: inProject().primaryKey(),
    userId: owner(),
    voice: jsonb('voice').$type<StoredVoice>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('voices_user').on(table.userId)],
);

/**
 * A test of two voices: A is the project's own, B differs from it. One per project; the next one has the next number, so that what was
 * written before does not count for it.
 */
export const voiceTests = pgTable(
  'voice_tests',
  {
    projectId: inProject().primaryKey(),
    userId: owner(),
    number: integer('number').notNull(),
    /** How B differs. */
    variant: jsonb('variant').$type<StoredVariant>().notNull(),
    /** How many people were dealt; they take turns, A first. */
    dealt: integer('dealt').notNull().default(0),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
    /** The voice that the user chose at the end. */
    chosen: text('chosen').$type<'a' | 'b'>(),
  },
  (table) => [index('voice_tests_user').on(table.userId)],
);

/** Free previews used, one row per user and day. */
export const previewDays = pgTable(
  'preview_days',
  {
    userId: owner(),
    day: date('day').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** Profiles read in the last days, so that a target is not fetched twice. Shared by all users, because they are public. */
export const profiles = pgTable(
  'profiles',
  {
    username: text('username').primaryKey(),
    profile: jsonb('profile').$type<StoredProfile>().notNull(),
    readAt: moment('read_at').notNull(),
    /** By the stand-in: not true of the real person with that name. */
    isMadeUp: boolean('is_made_up').notNull().default(false),
  },
  (table) => [index('profiles_age').on(table.readAt)],
);
