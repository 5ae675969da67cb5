// Lists of messages on the wire: filters, pages and totals.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { fits, Message } from './message.ts';
import { Username } from './username.ts';

export const listLimits = { pageMax: 200, searchMax: 200 } as const;

/**
 * The states that lists can be filtered by; each is also a figure. `unsent` was neither sent nor scheduled. `closer_look` are those in review
 * that are approved one by one, because they have a caution or their person has written to one of the sender's accounts; `approvable` are
 * the others. `waiting` is `held` (cannot be sent right now) and `scheduled` (sent automatically) together; `approved` are those of them
 * that the user approved. `sent` includes what was sent by hand. `interested` are people whom the user decided to be so in their conversation.
 */
export const messageStates = [
  'unsent',
  'review',
  'closer_look',
  'approvable',
  'waiting',
  'held',
  'scheduled',
  'approved',
  'sent',
  'by_hand',
  'answered',
  'interested',
  'check',
  'failed',
  'skipped',
] as const;
export const MessageState = z.enum(messageStates, `Choose one of ${messageStates.join(', ')}`);
export type MessageState = z.infer<typeof MessageState>;

export const MessageCounts = z.object({
  all: z.number(),
  unsent: z.number(),
  review: z.number(),
  closer_look: z.number(),
  approvable: z.number(),
  waiting: z.number(),
  held: z.number(),
  scheduled: z.number(),
  approved: z.number(),
  sent: z.number(),
  by_hand: z.number(),
  answered: z.number(),
  interested: z.number(),
  check: z.number(),
  failed: z.number(),
  skipped: z.number(),
});
export type MessageCounts = z.infer<typeof MessageCounts>;

/** What the figures count beyond the lists: deleted messages and, among all written ones, paid rewrites. */
export const Unlisted = z.object({
  all: z.number(),
  sent: z.number(),
  by_hand: z.number(),
  answered: z.number(),
  interested: z.number(),
  failed: z.number(),
});
export type Unlisted = z.infer<typeof Unlisted>;

const badDay = 'Days must look like 2026-05-12';

/** A calendar day in the user's time zone. */
const Day = z.string(badDay).check(
  z.regex(/^20\d{2}-\d{2}-\d{2}$/, badDay),
  z.refine((day) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false, badDay),
);

const pageSize = `Limit must be between 1 and ${listLimits.pageMax}`;

export const MessagesQuery = z.object({
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/, pageSize)),
      z.pipe(
        z.transform(Number),
        z.number().check(z.minimum(1, pageSize), z.maximum(listLimits.pageMax, pageSize)),
      ),
    ),
  ),
  cursor: z.optional(z.string().check(z.maxLength(200, 'That page does not exist'))),
  q: z.optional(z.string().check(z.trim(), z.maxLength(listLimits.searchMax, 'That search is too long'))),
  sort: z._default(z.enum(['newest', 'az'], 'Sort by newest or az'), 'newest'),
  fit: z.optional(z.enum(fits, 'Choose strong, weak or none')),
  /** Only what this voice of the project’s running or latest test wrote. */
  variant: z.optional(z.enum(['a', 'b'], 'Choose a or b')),
  state: z.optional(MessageState),
  /**
   * The first and last day, as the figures count them: when a message was sent, answered, decided to be of interest, failed, skipped or approved, if the list is
   * filtered by that state; otherwise when it was written.
   */
  from: z.optional(Day),
  to: z.optional(Day),
  /** Only what waits for this Instagram account, or was sent from it. */
  account: z.optional(Username),
});

const InProject = { project_id: z.optional(z.uuid('That project does not exist')) };
export const AllMessagesQuery = z.extend(MessagesQuery, InProject);
/** The filters of a list, without sorting and paging. */
export const Narrowing = z.pick(MessagesQuery, {
  q: true,
  fit: true,
  variant: true,
  state: true,
  from: true,
  to: true,
  account: true,
});
export const MatchQuery = z.extend(Narrowing, InProject);
export const CountsQuery = z.omit(MatchQuery, { state: true });

const tag = 'Messages';
const paging =
  'Without a query: all, newest first. With limit, cursor, q, sort, fit, variant, state, from, to or account: one page, with X-Total-Count and X-Next-Cursor. The total is that of the first page; of a frequent word only the first are counted, and X-Total-Is-Least says so';

export const listProjectMessages = call({
  name: 'listProjectMessages',
  method: 'GET',
  path: '/scrape/projects/:id/messages',
  auth: 'session',
  tag,
  summary: `Messages of a project. ${paging}`,
  params: z.object({ id: z.uuid() }),
  query: MessagesQuery,
  status: 200,
  answer: z.array(Message),
  errors: [429],
});

export const listMessages = call({
  name: 'listMessages',
  method: 'GET',
  path: '/scrape/messages',
  auth: 'session',
  tag,
  summary: `All messages. ${paging}`,
  query: AllMessagesQuery,
  status: 200,
  answer: z.array(Message),
  errors: [429],
});

export const countMessages = call({
  name: 'countMessages',
  method: 'GET',
  path: '/scrape/message-counts',
  auth: 'session',
  tag,
  summary: 'How many messages are in each state, of all or of those that match',
  query: CountsQuery,
  status: 200,
  /** `unlisted` is known only for all messages, or all of some days. */
  answer: z.extend(MessageCounts, { unlisted: z.optional(Unlisted) }),
});
