// Every table of the product. Personal data hangs on users(id) and goes with it.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgSchema,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PlanId } from '@opener/contract/payment';
import type {
  StoredFact,
  StoredFit,
  StoredProfile,
  StoredSeller,
  StoredVoice,
  SuitabilityReason,
} from './documents.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const inProject = () =>
  uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

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

export const projects = pgTable(
  'projects',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    name: text('name').notNull(),
    productInfo: text('product_info').notNull(),
    offerInfo: text('offer_info').notNull(),
    /** Whether its messages go out by themselves, or wait for the person's approval. */
    sendingMode: text('sending_mode').$type<'auto' | 'review'>().notNull().default('auto'),
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
    /** Reserved credits that belong to a refunded or disputed purchase: taken as soon as they are released. */
    owed: integer('owed').notNull().default(0),
  },
  (table) => [
    check('credit_accounts_no_overdraft', sql`${table.earned} - ${table.used} - ${table.reserved} >= 0`),
    check(
      'credit_accounts_positive',
      sql`${table.earned} >= 0 and ${table.used} >= 0 and ${table.reserved} >= 0`,
    ),
    // What is used is used: only what may still come back can be owed.
    check('credit_accounts_owed', sql`${table.owed} >= 0 and ${table.owed} <= ${table.reserved}`),
  ],
);

/** What deleted accounts had left of their free credits, under a keyed hash of the email, for a while. */
export const freeCreditsLeft = pgTable(
  'free_credits_left',
  {
    emailHash: text('email_hash').primaryKey(),
    left: integer('left').notNull(),
    forgetAt: moment('forget_at').notNull(),
  },
  (table) => [index('free_credits_left_expiry').on(table.forgetAt)],
);

export const creditKind = pgEnum('credit_kind', [
  'grant',
  'purchase',
  'reserve',
  'release',
  'capture',
  'refund',
  'owe',
  'settle',
  'waive',
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
    /** What happened, in words, and about whom: the person reads it in the ledger. */
    note: text('note').notNull(),
    username: text('username'),
    createdAt: moment('created_at').notNull(),
    /** The row of the ledger that shows it: the entries of a job share one, named after the job; any other entry has its own. */
    ledgerRow: uuid('ledger_row')
      .notNull()
      .generatedAlwaysAs(
        sql`case when reference ~ '^[a-z]+:job:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then right(reference, 36)::uuid else id end`,
      ),
  },
  (table) => [
    uniqueIndex('credit_entries_reference').on(table.reference),
    // With what a balance is counted from, so that it is counted in the index alone.
    index('credit_entries_rows').on(table.userId, table.ledgerRow, table.kind, table.amount),
    index('credit_entries_captured')
      .on(table.userId, table.createdAt)
      .where(sql`${table.kind} = 'capture'`),
    check('credit_entries_amount', sql`${table.amount} > 0`),
  ],
);

/** What a refunded or disputed purchase asks back, and how much of it was taken or waits to be. Changed under the account's lock. */
export const creditDebts = pgTable(
  'credit_debts',
  {
    userId: owner(),
    /** What asks for it: a checkout. */
    cause: text('cause').notNull(),
    due: integer('due').notNull(),
    taken: integer('taken').notNull(),
    owed: integer('owed').notNull(),
    note: text('note').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cause] }),
    check('credit_debts_positive', sql`${table.due} >= 0 and ${table.taken} >= 0 and ${table.owed} >= 0`),
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

/** How a project's messages should sound. Without a row, the defaults. */
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

/** Free previews used, a row for each day somebody used one. */
export const previewDays = pgTable(
  'preview_days',
  {
    userId: owner(),
    day: date('day').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

export const profiles = pgTable(
  'profiles',
  {
    username: text('username').primaryKey(),
    profile: jsonb('profile').$type<StoredProfile>().notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [index('profiles_age').on(table.readAt)],
);

export const checkoutState = pgEnum('checkout_state', ['open', 'paid', 'failed', 'expired']);

/** A purchase, from before the browser leaves for the checkout. It stays, without its person, when the account is deleted. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    planId: text('plan_id').$type<PlanId>().notNull(),
    name: text('name').notNull(),
    messages: integer('messages').notNull(),
    /** In cents; what was really paid once it is, which a promotion code may lower. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    state: checkoutState('state').notNull(),
    /** The provider's names for it, and where its page is. */
    sessionId: text('session_id').unique(),
    paymentId: text('payment_id').unique(),
    url: text('url'),
    receiptUrl: text('receipt_url'),
    /** As configured when it was paid, so that a receipt never changes; null before. */
    seller: jsonb('seller').$type<StoredSeller>(),
    refundedAmount: integer('refunded_amount').notNull().default(0),
    disputed: boolean('disputed').notNull().default(false),
    disputeChangedAt: moment('dispute_changed_at'),
    /** When the provider was last asked about it, so that open ones are asked about in turn. */
    lookedAt: moment('looked_at'),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    index('checkouts_user').on(table.userId, table.id),
    index('checkouts_open')
      .on(table.createdAt)
      .where(sql`${table.state} = 'open'`),
    index('checkouts_expired')
      .on(table.createdAt)
      .where(sql`${table.state} = 'expired'`),
  ],
);

/** Events of the payment provider that were taken in; a repeated one does nothing. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  receivedAt: moment('received_at').notNull(),
});

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
  (table) => [index('instagram_connections_user').on(table.userId)],
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
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sender, table.username, table.recipientId] }),
    index('stop_wishes_username').on(table.username),
    index('stop_wishes_recipient').on(table.recipientId),
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

/** Checkouts of the local payment stand-in: the page a card provider would host. */
export const localCheckouts = outside.table('checkouts', {
  id: text('id').primaryKey(),
  checkoutId: uuid('checkout_id').notNull().unique(),
  name: text('name').notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  email: text('email').notNull(),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  paidAt: moment('paid_at'),
  createdAt: moment('created_at').notNull(),
});

/** Logins that the local Instagram stand-in accepted; gone when they are disconnected or lost. */
export const localInstagramAccounts = outside.table(
  'instagram_accounts',
  {
    id: text('id').primaryKey(),
    username: text('username').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('instagram_accounts_username').on(table.username, table.createdAt)],
);

/** What the local Instagram stand-in delivered. Never made unique: a second message to somebody must show. */
export const localInstagramMessages = outside.table(
  'instagram_messages',
  {
    id: uuid('id').primaryKey(),
    accountId: text('account_id').notNull(),
    from: text('from').notNull(),
    to: text('to').notNull(),
    text: text('text').notNull(),
    deliveredAt: moment('delivered_at').notNull(),
  },
  (table) => [index('instagram_messages_from').on(table.from, table.id)],
);
