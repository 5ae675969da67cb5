// Conversations: with whom, what was said, and what came of it. What people answered is personal data, theirs and the owner's.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { StoredFollowUpEnd } from '../documents.ts';
import { moment } from './columns.ts';
import { owner } from './accounts.ts';
import { inProject } from './projects.ts';
import { messages } from './messages.ts';

export const threadOutcome = pgEnum('thread_outcome', ['interested', 'not_now', 'not_interested']);

/** One per user, sending account and person. It goes with its project, and outlives the message that began it. */
export const threads = pgTable(
  'threads',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    /** The account that wrote to them. */
    sender: text('sender').notNull(),
    /** The name that the person was last known by. */
    username: text('username').notNull(),
    /** The provider's id of the person, the same over every connection. */
    recipientId: text('recipient_id'),
    /** The provider's id of the conversation, over the latest connection. */
    chatId: text('chat_id'),
    /** Of the latest message that was written for this person. */
    projectId: inProject(),
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'set null' }),
    beganAt: moment('began_at').notNull(),
    /** As the provider dates it, or when the user marked it. */
    lastAnswerAt: moment('last_answer_at'),
    /** When we last received one: nobody here could have read it before. */
    heardAt: moment('heard_at'),
    /** When the user last wrote or decided. */
    handledAt: moment('handled_at'),
    /** When something was last sent, said or decided, on either side. */
    activeAt: moment('active_at').notNull().defaultNow(),
    unread: integer('unread').notNull().default(0),
    outcome: threadOutcome('outcome'),
    notNowUntil: date('not_now_until', { mode: 'string' }),
    /** What the latest answer sounds like. */
    suggested: threadOutcome('suggested'),
    /** Until when the provider's own list was compared with ours. */
    checkedAt: moment('checked_at').notNull(),
    /** While the provider does not show it: until when it was compared before. What is said meanwhile is read once it is shown again. */
    hiddenSince: moment('hidden_since'),
  },
  (table) => [
    // Not unique: somebody else may have the name by now.
    index('threads_person').on(table.userId, table.sender, table.username),
    index('threads_newest').on(
      table.userId,
      table.lastAnswerAt.desc().nullsLast(),
      table.id.desc().nullsFirst(),
    ),
    index('threads_unread')
      .on(table.userId)
      .where(sql`${table.unread} > 0`),
    index('threads_recipient').on(table.userId, table.recipientId),
    index('threads_project').on(table.projectId),
    index('threads_message').on(table.messageId),
    index('threads_active').on(table.userId, table.sender, table.activeAt),
  ],
);

/** `elsewhere`: the user wrote it in Instagram itself. */
export const threadAuthor = pgEnum('thread_author', ['them', 'opener', 'you', 'elsewhere']);

export const threadMessageStatus = pgEnum('thread_message_status', [
  'received',
  'waiting',
  'sending',
  'sent',
  'failed',
  'unknown',
  'skipped',
]);

/**
 * What was said. Replies (`you`) are sent like deliveries: `sending` is committed before the call, and without a definite answer it becomes
 * `unknown`.
 */
export const threadMessages = pgTable(
  'thread_messages',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    threadId: uuid('thread_id')
      .notNull()
      .references((): AnyPgColumn => threads.id, { onDelete: 'cascade' }),
    sender: text('sender').notNull(),
    author: threadAuthor('author').notNull(),
    text: text('text').notNull(),
    /** The provider's id, the same if it reports the message again. */
    vendorId: text('vendor_id'),
    /** When it was sent, as far as known; of a reply that waits, when it was written. */
    at: moment('at').notNull(),
    status: threadMessageStatus('status').notNull(),
    reason: text('reason'),
    /** The message and delivery that it is a copy of. While the delivery exists, its state counts. */
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'set null' }),
    deliveryId: uuid('delivery_id'),
    /** When the user last asked to send it: what they had read by then is known. */
    askedAt: moment('asked_at'),
    attempts: integer('attempts').notNull().default(0),
    startedAt: moment('started_at'),
    /** Whether this attempt has passed the last check before its call; null if that is not known. */
    cleared: boolean('cleared'),
    /** When an attempt began whose outcome is unknown: it may have arrived, whatever became of later ones. */
    doubtedAt: moment('doubted_at'),
  },
  (table) => [
    uniqueIndex('thread_messages_vendor').on(table.userId, table.sender, table.vendorId),
    uniqueIndex('thread_messages_delivery').on(table.deliveryId),
    index('thread_messages_thread').on(table.threadId, table.at, table.id),
    index('thread_messages_message').on(table.messageId),
    index('thread_messages_open')
      .on(table.userId, table.id)
      .where(sql`${table.status} in ('waiting', 'sending')`),
    index('thread_messages_trouble')
      .on(table.userId, table.threadId)
      .where(sql`${table.author} = 'you' and ${table.status} in ('failed', 'unknown', 'skipped')`),
  ],
);

/** Whether and when a project follows up. Without a row, it does not. */
export const followUpSettings = pgTable(
  'follow_up_settings',
  {
    projectId: inProject().primaryKey(),
    userId: owner(),
    isOn: boolean('is_on').notNull(),
    /** After the first message. */
    firstDays: integer('first_days').notNull(),
    /** Null: only one follow-up. */
    secondDays: integer('second_days'),
    /** When they were turned on, or their days changed: what was due before is not sent. */
    since: moment('since').notNull(),
  },
  (table) => [index('follow_up_settings_user').on(table.userId)],
);

export const followUpStatus = pgEnum('follow_up_status', ['planned', 'writing', 'review', 'queued', 'ended']);

/**
 * Messages to people who have not answered. One that may be sent (`queued`) has an entry of the same id in `thread_messages`, which is sent
 * like a reply; so a conversation has each follow-up at most once.
 */
export const followUps = pgTable(
  'follow_ups',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    threadId: uuid('thread_id')
      .notNull()
      .references((): AnyPgColumn => threads.id, { onDelete: 'cascade' }),
    nth: integer('nth').notNull(),
    status: followUpStatus('status').notNull(),
    dueAt: moment('due_at').notNull(),
    /** When the worker looks at it next: on its day, or later while something holds it. */
    lookAt: moment('look_at').notNull(),
    /** Once it is written. */
    text: text('text'),
    /** Why it is held, or needs a look. */
    reason: text('reason'),
    ended: text('ended').$type<StoredFollowUpEnd>(),
    /** What it was when it ended: one that was in review returns there. */
    was: followUpStatus('was'),
    /** Of those approved together, which can be undone until then. */
    approvedAt: moment('approved_at'),
    heldUntil: moment('held_until'),
    /** The credit of its latest attempt, reserved while it is being sent. */
    creditId: uuid('credit_id'),
  },
  (table) => [
    uniqueIndex('follow_ups_once').on(table.threadId, table.nth),
    index('follow_ups_user').on(table.userId, table.status),
    index('follow_ups_due')
      .on(table.lookAt)
      .where(sql`${table.status} in ('planned', 'writing')`),
    index('follow_ups_halted')
      .on(table.userId)
      .where(sql`${table.ended} in ('paused', 'frozen', 'disconnected')`),
    check('follow_ups_two', sql`${table.nth} in (1, 2)`),
  ],
);

/** Whether new answers are mailed. Without a row, they are not. */
export const answerNotices = pgTable('answer_notices', {
  userId: owner().primaryKey(),
  choice: text('choice').$type<'off' | 'daily' | 'at_once'>().notNull(),
  /** Answers received until then were mailed, or were there before it was chosen. */
  mailedAt: moment('mailed_at').notNull(),
});
