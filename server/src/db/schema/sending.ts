// Instagram accounts, their pace, deliveries, and who must not be contacted.
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StoredFit } from '../documents.ts';
import { moment } from './columns.ts';
import { owner, users } from './accounts.ts';
import { inProject } from './projects.ts';
import { messages } from './messages.ts';

export const instagramState = pgEnum('instagram_state', ['disconnected', 'connected', 'reconnect']);

/** The account that a user sends from, or last did, and the settings for all of theirs. */
export const instagramAccounts = pgTable(
  'instagram_accounts',
  {
    userId: owner().primaryKey(),
    /** The key for its pace and everything it sent; null until it was first connected. */
    account: text('account'),
    /** For display: the name when it was last connected. */
    username: text('username').notNull(),
    state: instagramState('state').notNull(),
    /** Sealed. What the provider needs to act for the account; never the password. */
    connection: text('connection'),
    /** The id of the connection in the provider's events. */
    connectionRef: text('connection_ref').unique(),
    /** Sealed. A login that waits for its code. */
    pending: text('pending'),
    /** Why the last login that was confirmed in the app was refused: nobody was waiting for the answer. */
    refused: text('refused'),
    timeZone: text('time_zone').notNull(),
    /** By the user; otherwise it is that of the browser they last logged in with. */
    zoneChosen: boolean('zone_chosen').notNull().default(false),
    /** The day that the cap counts. It is kept when the time zone changes, so that it ends where it began. */
    dayFrom: moment('day_from'),
    dayTo: moment('day_to'),
    paused: boolean('paused').notNull().default(false),
    /** The user was asked about messages of earlier accounts and left them there. */
    othersLeft: boolean('others_left').notNull().default(false),
  },
  (table) => [
    // Last guard: no two users send from the same account at once.
    uniqueIndex('instagram_accounts_one_holder')
      .on(table.account)
      .where(sql`${table.state} = 'connected'`),
  ],
);

/**
 * The history of each account of a user, and their settings for it. It is kept when they disconnect or connect another, so that warm-up
 * does not start again. The history is the same for all users of an account; the settings are not.
 */
export const sendingPaces = pgTable(
  'sending_paces',
  {
    userId: owner(),
    /** Its first name, or a generated one if another account had that name. It does not change when the account is renamed. */
    account: text('account').notNull(),
    /** Its present name, as far as we know. */
    username: text('username').notNull(),
    /** Instagram's own id, which identifies it under another name; not always known. */
    ownId: text('own_id'),
    firstConnectedAt: moment('first_connected_at').notNull(),
    /** The end of the pause after Instagram limited it. */
    frozenUntil: moment('frozen_until'),
    /** The end of the gap after the last message. */
    nextSendAt: moment('next_send_at'),
    /** Messages in a row without a known outcome, which may be a limit, and the time of the last one. */
    unknownInARow: integer('unknown_in_a_row').notNull().default(0),
    lastUnknownAt: moment('last_unknown_at'),
    /** The user's settings; null means the default pace. Days are 1 (Monday) to 7. */
    hoursFrom: integer('hours_from'),
    hoursTo: integer('hours_to'),
    weekdays: integer('weekdays').array(),
    dailyCap: integer('daily_cap'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.account] }),
    index('sending_paces_account').on(table.account),
    index('sending_paces_username').on(table.username),
    index('sending_paces_own_id').on(table.ownId),
  ],
);

/** Every connection there ever was, so that a reply over an earlier one still finds its owner. */
export const instagramConnections = pgTable(
  'instagram_connections',
  {
    /** The id of the connection in the provider's events. */
    ref: text('ref').primaryKey(),
    userId: owner(),
    account: text('account').notNull(),
    connectedAt: moment('connected_at').notNull(),
    /** When the user logged in. Lost and found again, it keeps this, and its chats keep their ids. */
    beganAt: moment('began_at').notNull().defaultNow(),
    /** When the provider last said that it is in touch with Instagram again, or was last seen out of touch. It needs a while to catch up. */
    runningSince: moment('running_since').notNull().defaultNow(),
  },
  (table) => [
    index('instagram_connections_user').on(table.userId),
    index('instagram_connections_account').on(table.account, table.connectedAt),
  ],
);

export const deliveryStatus = pgEnum('delivery_status', [
  'review',
  'waiting',
  'sending',
  'sent',
  'failed',
  'unknown',
  'skipped',
]);

/** A message on its way. `sending` is committed before the call; without a definite answer it becomes `unknown`. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    projectId: inProject(),
    messageId: uuid('message_id')
      .notNull()
      .unique()
      .references(() => messages.id, { onDelete: 'cascade' }),
    username: text('username').notNull(),
    status: deliveryStatus('status').notNull(),
    reason: text('reason'),
    /** The user wants it sent next, before the others and outside the hours. */
    urgent: boolean('urgent').notNull().default(false),
    /** The user asked for it although this account may have written to this person before. */
    again: boolean('again').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    /** The account that it is scheduled for and sent from. Only the user can move it to another. */
    sender: text('sender').notNull(),
    /** The provider's id of the conversation; replies name it. */
    chatId: text('chat_id'),
    /** The provider's id of the person, the same over every connection. */
    recipientId: text('recipient_id'),
    /** The text that was really sent. */
    text: text('text'),
    startedAt: moment('started_at'),
    /** Whether this attempt has passed the last check before its call; null if that is not known. */
    cleared: boolean('cleared'),
    finishedAt: moment('finished_at'),
    answeredAt: moment('answered_at'),
    /** When the user approved it. */
    approvedAt: moment('approved_at'),
    /** Approved in bulk, which can be undone until this time; it is not sent before. */
    heldUntil: moment('held_until'),
    createdAt: moment('created_at').notNull(),
    /** Of the message; a trigger keeps them, so that deliveries can be counted without their messages. */
    messageSent: boolean('message_sent').notNull().default(false),
    messageAnswered: boolean('message_answered').notNull().default(false),
    messageInterested: boolean('message_interested').notNull().default(false),
    messageFit: text('message_fit').$type<StoredFit>(),
    messageVariant: text('message_variant'),
  },
  (table) => [
    index('deliveries_open')
      .on(table.userId, table.id)
      .where(sql`${table.status} in ('waiting', 'sending')`),
    index('deliveries_user_started').on(table.userId, table.startedAt),
    // Messages are listed by id, so a list of one state can be read in index order.
    index('deliveries_state').on(table.userId, table.status, table.messageId),
    index('deliveries_project').on(table.projectId, table.status, table.messageId),
    // In the order of sending.
    index('deliveries_next')
      .on(table.userId, table.sender, table.urgent.desc().nullsFirst(), table.id)
      .where(sql`${table.status} = 'waiting'`),
    // For replies, which name a conversation, a person or the provider's id of one.
    index('deliveries_username').on(table.userId, table.username),
    index('deliveries_chat')
      .on(table.userId, table.chatId)
      .where(sql`${table.chatId} is not null`),
    index('deliveries_recipient')
      .on(table.userId, table.recipientId)
      .where(sql`${table.recipientId} is not null`),
    index('deliveries_failed_at')
      .on(table.userId, table.finishedAt)
      .where(sql`${table.status} = 'failed'`),
    index('deliveries_skipped_at')
      .on(table.userId, table.finishedAt)
      .where(sql`${table.status} = 'skipped'`),
  ],
);

/** Who was written to from which account. It outlives messages and projects, so that nobody is written to twice. */
export const contacted = pgTable(
  'contacted',
  {
    userId: owner(),
    sender: text('sender').notNull(),
    username: text('username').notNull(),
    deliveryId: uuid('delivery_id').notNull(),
    /** The provider's id of the person, if known: some replies contain nothing else. */
    recipientId: text('recipient_id'),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sender, table.username] }),
    // By account, whichever user sent.
    index('contacted_sender').on(table.sender, table.username),
    index('contacted_delivery').on(table.userId, table.deliveryId),
    index('contacted_recipient')
      .on(table.recipientId)
      .where(sql`${table.recipientId} is not null`),
  ],
);

/** What an account sent or may have sent, and when, for the daily cap. It outlives messages and projects and names no recipient. */
export const sends = pgTable(
  'sends',
  {
    userId: owner(),
    sender: text('sender').notNull(),
    at: moment('at').notNull(),
    deliveryId: uuid('delivery_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sender, table.at, table.deliveryId] }),
    index('sends_sender').on(table.sender, table.at),
  ],
);

/**
 * Opt-outs: who asked which account to stop, by name, by the provider's id, or both; the unknown one is empty. They apply to every user of
 * that account, and to every account of the user who was asked.
 */
export const stopWishes = pgTable(
  'stop_wishes',
  {
    userId: owner(),
    sender: text('sender').notNull(),
    username: text('username').notNull(),
    recipientId: text('recipient_id').notNull(),
    at: moment('at').notNull(),
    /** The owner has revoked it; it still applies to other users of the account. */
    withdrawn: boolean('withdrawn').notNull().default(false),
    /** This user knows better, for the account that was asked: it applies to nobody, until they put the person back on their list. */
    revokedBy: uuid('revoked_by').references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sender, table.username, table.recipientId] }),
    index('stop_wishes_revoked_by')
      .on(table.revokedBy)
      .where(sql`revoked_by is not null`),
    index('stop_wishes_username').on(table.username),
    index('stop_wishes_recipient').on(table.recipientId),
  ],
);

/**
 * Who has written to which account, except opt-outs that hold: by name, by the provider's id, or both; the unknown one is empty. A message to them is
 * sent only after the owner's closer look.
 */
export const heardFrom = pgTable(
  'heard_from',
  {
    userId: owner(),
    sender: text('sender').notNull(),
    username: text('username').notNull(),
    recipientId: text('recipient_id').notNull(),
    /** When we last received one. */
    at: moment('at').notNull(),
    /** They opted out, and this user revoked it: for everybody else it is a reason to wait. */
    revokedBy: uuid('revoked_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sender, table.username, table.recipientId] }),
    index('heard_from_revoked_by')
      .on(table.revokedBy)
      .where(sql`revoked_by is not null`),
    index('heard_from_username').on(table.username, table.at),
    index('heard_from_recipient').on(table.recipientId, table.at),
    index('heard_from_at').on(table.at),
  ],
);

export const doNotContact = pgTable(
  'do_not_contact',
  {
    userId: owner(),
    username: text('username').notNull(),
    reason: text('reason').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.username] })],
);
