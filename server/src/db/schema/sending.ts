// Instagram accounts, their pace, deliveries, and who must not be written to.
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
import { moment } from './columns.ts';
import { owner } from './accounts.ts';
import { inProject } from './projects.ts';
import { messages } from './messages.ts';

export const instagramState = pgEnum('instagram_state', ['disconnected', 'connected', 'reconnect']);

/** The account that a person sends from, or last did, and what they chose about all of theirs. */
export const instagramAccounts = pgTable(
  'instagram_accounts',
  {
    userId: owner().primaryKey(),
    /** What its pace and everything that left it is kept under; none before it was ever connected. */
    account: text('account'),
    /** To show, and as it was when it was last connected. */
    username: text('username').notNull(),
    state: instagramState('state').notNull(),
    /** Sealed. What the sender needs to act for the account; never the password. */
    connection: text('connection'),
    /** How the sender's events name it. */
    connectionRef: text('connection_ref').unique(),
    /** Sealed. A login that waits for its code. */
    pending: text('pending'),
    /** Why the last login that was finished in the app was not kept, in words: nobody waited for the answer. */
    refused: text('refused'),
    timeZone: text('time_zone').notNull(),
    /** The day that the cap counts, kept when the time zone is changed: it ends where it began. */
    dayFrom: moment('day_from'),
    dayTo: moment('day_to'),
    paused: boolean('paused').notNull().default(false),
    /** The person was asked about the messages of earlier accounts, and left them to those. */
    othersLeft: boolean('others_left').notNull().default(false),
  },
  (table) => [
    // The last guard: no two people send from the same account at once.
    uniqueIndex('instagram_accounts_one_holder')
      .on(table.account)
      .where(sql`${table.state} = 'connected'`),
  ],
);

/**
 * How far each account of a person has come, and what they chose for it. It stays when they disconnect or connect another, so that
 * nothing of it begins anew. How far it has come is the same in the rows of several people who have used it.
 */
export const sendingPaces = pgTable(
  'sending_paces',
  {
    userId: owner(),
    /** Its first name, or a name of ours if another account had that: it stays when the account is renamed. */
    account: text('account').notNull(),
    /** The name that it has now, as far as we know. */
    username: text('username').notNull(),
    /** Instagram's own id of it, which tells whether it is the same under another name; not known of all. */
    ownId: text('own_id'),
    firstConnectedAt: moment('first_connected_at').notNull(),
    /** The rest after Instagram limited it. */
    frozenUntil: moment('frozen_until'),
    /** The end of the gap after the last message. */
    nextSendAt: moment('next_send_at'),
    /** Messages in a row without a known outcome, which may be a limit, and when the last of them was. */
    unknownInARow: integer('unknown_in_a_row').notNull().default(0),
    lastUnknownAt: moment('last_unknown_at'),
    /** What this person chose for it; without it, the pace that everybody starts with. Days are 1, a Monday, to 7. */
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

/** Every connection there was, so that an answer that comes by an earlier one still finds whose it is. */
export const instagramConnections = pgTable(
  'instagram_connections',
  {
    /** How the sender's events name it. */
    ref: text('ref').primaryKey(),
    userId: owner(),
    account: text('account').notNull(),
    connectedAt: moment('connected_at').notNull(),
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

/** A message on its way. `sending` is committed before the call; what has no definite answer becomes `unknown`. */
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
    /** The person wants it next, before the others and outside the hours. */
    urgent: boolean('urgent').notNull().default(false),
    /** The person asked for it although this account may have written to them before. */
    again: boolean('again').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    /** The account that it is scheduled for, and in the end was sent from. Only the person gives it to another. */
    sender: text('sender').notNull(),
    /** The sender's name for the conversation; replies name it. */
    chatId: text('chat_id'),
    /** The sender's name for the person, the same over every connection. */
    recipientId: text('recipient_id'),
    /** The words that really went out. */
    text: text('text'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    answeredAt: moment('answered_at'),
    /** When the person said that it may go out. */
    approvedAt: moment('approved_at'),
    /** Approved together with others, which can be taken back until then; it goes out only after that. */
    heldUntil: moment('held_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('deliveries_open')
      .on(table.userId, table.id)
      .where(sql`${table.status} in ('waiting', 'sending')`),
    index('deliveries_user_started').on(table.userId, table.startedAt),
    // Messages are listed by their ids, so a list of one state is read in its order.
    index('deliveries_state').on(table.userId, table.status, table.messageId),
    index('deliveries_project').on(table.projectId, table.status, table.messageId),
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
    /** The sender's name for the person, as far as it is known: some answers tell no other. */
    recipientId: text('recipient_id'),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sender, table.username] }),
    // By account, whoever sent from it.
    index('contacted_sender').on(table.sender, table.username),
    index('contacted_recipient')
      .on(table.recipientId)
      .where(sql`${table.recipientId} is not null`),
  ],
);

/** What left an account, or may have, and when: the cap counts it, whatever becomes of messages and projects. It names nobody who was written to. */
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
 * Who asked which account to stop: by name, by the sender's id for them, or both, and empty where one is not known. It holds for whoever
 * sends from that account, and for every account of the person who was asked.
 */
export const stopWishes = pgTable(
  'stop_wishes',
  {
    userId: owner(),
    sender: text('sender').notNull(),
    username: text('username').notNull(),
    recipientId: text('recipient_id').notNull(),
    at: moment('at').notNull(),
    /** Its owner has thought better of it; it still holds for whoever else has the account. */
    withdrawn: boolean('withdrawn').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sender, table.username, table.recipientId] }),
    index('stop_wishes_username').on(table.username),
    index('stop_wishes_recipient').on(table.recipientId),
  ],
);

/**
 * Who has written to which account, whatever they said, but for wishes to be left alone: by name, by the sender's id for them, or both, and
 * empty where one is not known. A message to them goes out only after the owner's own look.
 */
export const heardFrom = pgTable(
  'heard_from',
  {
    userId: owner(),
    sender: text('sender').notNull(),
    username: text('username').notNull(),
    recipientId: text('recipient_id').notNull(),
    /** When we last heard of it. */
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sender, table.username, table.recipientId] }),
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
