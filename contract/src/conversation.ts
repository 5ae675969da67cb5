// Conversations on the wire: everybody who was written to through a connected account, what they answered, and the outcome.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { FollowUp, FollowUpChange } from './follow-up.ts';
import { listLimits } from './message-list.ts';
import { Fact, MessageText } from './message.ts';

export const conversationLimits = {
  /** How many entries of a conversation are shown, the newest ones. */
  entriesMax: 500,
  /** How far in the future a postponed conversation can return. */
  notNowDays: 730,
  /** How many replies can follow one another without an answer. */
  inARow: 10,
  /** The same, if only the user says that there was an answer. */
  inARowUnseen: 1,
} as const;

export const conversationErrors = {
  threadNotFound: 'Conversation not found',
  replyNotFound: 'That reply no longer exists.',
  doNotContact: 'This person is on your do-not-contact list, so nothing is sent to them.',
  unanswered: 'They have not answered yet. Instagram shows strangers one message until they accept it.',
  inARow: 'You have written ten times in a row. You can write again when they have answered.',
  inARowUnseen: 'You can write again when Opener has seen an answer from them.',
  wroteAgain: 'They wrote again before this was sent. Read that first, then send it again.',
  waitedLong: 'It waited for more than a day, so it was not sent by itself. Send it if it still fits.',
  outOfTouch:
    'For a while we could not see whether they wrote again. Please look on Instagram, then send it.',
  somebodyElse: 'Somebody else has this name by now, so nothing was sent. Please write back in Instagram.',
  isGone: 'This reply is being sent or was sent already.',
  cannotResend: 'Only a reply that failed, or may not have arrived, can be sent again.',
  noDay: 'Please choose the day on which it returns.',
  badDay: 'Please choose a day after today, within the next two years.',
  noSuggestion: 'There is no answer to reply to yet.',
  writerAway: 'No reply could be suggested right now. Please try again in a moment.',
  otherReply: 'This reply was sent with another text.',
} as const;

/** Replies go out from the account that the person was written to from. */
export const connectFirst = (account: string) => `Connect @${account} to write back.`;

export const outcomes = ['interested', 'not_now', 'not_interested'] as const;
export const Outcome = z.enum(outcomes, 'Choose interested, not_now or not_interested');
export type Outcome = z.infer<typeof Outcome>;

/**
 * `unanswered` and `answered` go by the person's answers, the next three by the user's decision. `needs_me`: they wrote after the user last
 * wrote or decided, a postponed conversation is due, or a reply failed or may not have arrived.
 */
export const threadFilters = [
  'unanswered',
  'answered',
  'interested',
  'not_now',
  'not_interested',
  'needs_me',
] as const;
export const ThreadFilter = z.enum(threadFilters, `Choose one of ${threadFilters.join(', ')}`);
export type ThreadFilter = z.infer<typeof ThreadFilter>;

/** `elsewhere`: the user wrote it in Instagram itself. */
export const entrySenders = ['them', 'opener', 'you', 'elsewhere'] as const;

/** `held`: waits, but cannot be sent right now, see the reason. */
export const entryStatuses = [
  'received',
  'waiting',
  'held',
  'sending',
  'sent',
  'failed',
  'unknown',
  'skipped',
] as const;

/** A message of a conversation, theirs or ours. */
export const ThreadEntry = z.object({
  id: z.uuid(),
  sent_by: z.enum(entrySenders),
  text: z.string(),
  /** When it was sent or received; of a reply that waits, when it was written. */
  at: z.string(),
  status: z.enum(entryStatuses),
  /** Why it waits, failed or is unclear, in a sentence. */
  reason: z.nullable(z.string()),
  /** 1 or 2 if it is a follow-up, which Opener wrote because they had not answered. */
  follow_up: z.nullable(z.number()),
  /** The written message that it came from, while that exists: why this person, and the details it uses. */
  message: z.nullable(
    z.object({
      id: z.uuid(),
      project_id: z.uuid(),
      reason: z.nullable(z.string()),
      facts: z.array(Fact),
    }),
  ),
});
export type ThreadEntry = z.infer<typeof ThreadEntry>;

export const Thread = z.object({
  id: z.uuid(),
  username: z.string(),
  full_name: z.nullable(z.string()),
  /** The Instagram account that wrote to them. */
  account: z.string(),
  project: z.object({ id: z.uuid(), name: z.string() }),
  /** The message that began it, unless it was deleted. */
  message_id: z.nullable(z.uuid()),
  began_at: z.string(),
  last_answer_at: z.nullable(z.string()),
  /** The latest entry. Null if only an old answer without its text is known. */
  last: z.nullable(z.object({ sent_by: z.enum(entrySenders), text: z.string(), at: z.string() })),
  /** How many answers are unread. */
  unread: z.number(),
  needs_me: z.boolean(),
  outcome: z.nullable(Outcome),
  /** The day on which a postponed conversation returns, as in 2026-05-12. */
  not_now_until: z.nullable(z.string()),
  /** What the latest answer sounds like; only the user decides. */
  suggested_outcome: z.nullable(Outcome),
  /** Whether they are on the do-not-contact list. */
  do_not_contact: z.boolean(),
});
export type Thread = z.infer<typeof Thread>;

export const OpenThread = z.extend(Thread, {
  /** Oldest first. */
  entries: z.array(ThreadEntry),
  /** How many older ones are not shown. */
  earlier: z.number(),
  /** Why nothing can be written back right now, in a sentence; null if it can. */
  cannot_write: z.nullable(z.string()),
  /** What happens next if they do not answer, or why nothing does. Null if there is nothing to say, and once they have answered. */
  follow_up: z.nullable(FollowUp),
});
export type OpenThread = z.infer<typeof OpenThread>;

export const ThreadCounts = z.object({
  all: z.number(),
  unanswered: z.number(),
  answered: z.number(),
  interested: z.number(),
  not_now: z.number(),
  not_interested: z.number(),
  needs_me: z.number(),
  unread: z.number(),
});
export type ThreadCounts = z.infer<typeof ThreadCounts>;

const pageSize = `A page has between 1 and ${listLimits.pageMax} conversations`;

const Narrowing = z.object({
  /** In names and in everything that was said. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(listLimits.searchMax, 'That search is too long'))),
  project_id: z.optional(z.uuid('That project does not exist')),
});

export const ThreadsQuery = z.extend(Narrowing, {
  filter: z.optional(ThreadFilter),
  unread: z.optional(z.literal('true', 'Unread must be true or left out')),
  limit: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/, pageSize)),
      z.pipe(
        z.transform(Number),
        z.number().check(z.minimum(1, pageSize), z.maximum(listLimits.pageMax, pageSize)),
      ),
    ),
    50,
  ),
  cursor: z.optional(z.string().check(z.maxLength(200, 'That page does not exist'))),
});

const tag = 'Conversations';
const session = { auth: 'session', tag } as const;
const ThreadParams = z.object({ threadId: z.uuid() });

export const listThreads = call({
  ...session,
  name: 'listThreads',
  method: 'GET',
  path: '/conversations',
  summary:
    'Conversations, newest answer first, then those without an answer; a page at a time, with X-Total-Count and X-Next-Cursor',
  query: ThreadsQuery,
  status: 200,
  answer: z.array(Thread),
});

export const countThreads = call({
  ...session,
  name: 'countThreads',
  method: 'GET',
  path: '/conversations/counts',
  summary: 'How many conversations each filter shows, of all or of those that match',
  query: Narrowing,
  status: 200,
  answer: ThreadCounts,
});

export const countUnread = call({
  ...session,
  name: 'countUnread',
  method: 'GET',
  path: '/conversations/unread',
  summary: 'How many conversations have unread answers',
  status: 200,
  answer: z.object({ unread: z.number() }),
});

export const getThread = call({
  ...session,
  name: 'getThread',
  method: 'GET',
  path: '/conversations/:threadId',
  summary: 'One conversation: what was sent, what they answered, and the state of each',
  params: ThreadParams,
  status: 200,
  answer: OpenThread,
});

export const markRead = call({
  ...session,
  name: 'markRead',
  method: 'PUT',
  path: '/conversations/:threadId/read',
  summary: 'Mark a conversation as read or unread',
  params: ThreadParams,
  body: z.object({
    read: z.boolean('Read must be true or false'),
    /** The newest answer on the screen: those that arrived since stay unread. All are read if it is left out. */
    up_to: z.optional(z.uuid('Up to must be the id of an answer')),
  }),
  status: 200,
  answer: Thread,
});

const Day = z.string(conversationErrors.badDay).check(
  z.regex(/^20\d{2}-\d{2}-\d{2}$/, conversationErrors.badDay),
  z.refine(
    (day) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false,
    conversationErrors.badDay,
  ),
);

export const setOutcome = call({
  ...session,
  name: 'setOutcome',
  method: 'PUT',
  path: '/conversations/:threadId/outcome',
  summary: 'Set the outcome of a conversation, or clear it',
  params: ThreadParams,
  body: z
    .object({
      /** Null clears it. */
      outcome: z.nullable(Outcome),
      /** With not_now: the day on which it returns. */
      until: z.optional(Day),
    })
    .check(
      z.refine(
        ({ outcome, until }) => outcome !== 'not_now' || until !== undefined,
        conversationErrors.noDay,
      ),
    ),
  status: 200,
  answer: Thread,
});

export const sendReply = call({
  ...session,
  name: 'sendReply',
  method: 'POST',
  path: '/conversations/:threadId/replies',
  summary:
    'Write back, at no cost. It is sent at the account’s own pace; a repeated request with the same id is the same reply',
  params: ThreadParams,
  body: z.object({
    /** Chosen by the caller, so that a repeated request does not send twice. */
    id: z.uuid('Please give the reply an id'),
    text: MessageText,
  }),
  status: 202,
  answer: OpenThread,
  errors: [409, 429],
});

export const replyActions = ['cancel', 'resend'] as const;

export const changeReply = call({
  ...session,
  name: 'changeReply',
  method: 'POST',
  path: '/conversations/:threadId/replies/:replyId',
  summary: 'Cancel a reply that was not sent, or send one again that failed or may not have arrived',
  params: z.object({ threadId: z.uuid(), replyId: z.uuid() }),
  body: z.object({ action: z.enum(replyActions, 'Choose cancel or resend') }),
  status: 200,
  answer: OpenThread,
  errors: [409],
});

export const suggestReply = call({
  ...session,
  name: 'suggestReply',
  method: 'POST',
  path: '/conversations/:threadId/suggestion',
  summary: 'A reply to their latest answer, to be read, changed and sent by you; nothing is sent or stored',
  params: ThreadParams,
  status: 200,
  answer: z.object({ text: z.string() }),
  errors: [409, 429, 502],
});

export const changeFollowUp = call({
  ...session,
  name: 'changeFollowUp',
  method: 'POST',
  path: '/conversations/:threadId/follow-up',
  summary: 'Stop the follow-up of a conversation, resume one that stopped, or approve it',
  params: ThreadParams,
  body: FollowUpChange,
  status: 200,
  answer: OpenThread,
  errors: [409],
});

export const noticeChoices = ['off', 'daily', 'at_once'] as const;
/** Mails about new answers. */
export const Notices = z.object({ answers: z.enum(noticeChoices, 'Choose off, daily or at_once') });
export type Notices = z.infer<typeof Notices>;

export const getNotices = call({
  ...session,
  name: 'getNotices',
  method: 'GET',
  path: '/notices',
  summary: 'Whether new answers are mailed',
  status: 200,
  answer: Notices,
});

export const updateNotices = call({
  ...session,
  name: 'updateNotices',
  method: 'PUT',
  path: '/notices',
  summary: 'Mail new answers at once, once a day, or not at all',
  body: Notices,
  status: 200,
  answer: Notices,
});
