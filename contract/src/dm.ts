// Direct messages on the wire: jobs that write them, and the messages themselves.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { hasAtMost } from './text.ts';
import { moment } from './moment.ts';

export const dmLimits = {
  usernameMax: 30,
  messageMax: 1000,
  pageMax: 200,
  searchMax: 200,
  instructionMax: 200,
  freeRewrites: 3,
  /** How many names can be asked about at once. */
  writtenMax: 5000,
  generateSeconds: 60,
  pollSeconds: 3,
} as const;

export const dmErrors = {
  username:
    'That username cannot exist on Instagram: use letters, digits, underscores and single dots between them, 30 at most.',
  tooManyNames: 'Please ask about at most 5,000 usernames at once.',
  jobNotFound: 'Job not found',
  messageNotFound: 'Message not found',
  cannotCancel: 'This job can no longer be cancelled.',
  cannotRetry: 'Only a failed job can be tried again.',
  rewriteCosts: 'Your free rewrites of this message are used. Another one costs 1 credit.',
  beingWritten:
    'A message to this person is just being written, with other wishes. Please try again when it is done.',
  versionNotFound: 'That version no longer exists.',
  notSent: 'Only a message that was sent can be answered.',
  textIsFinal: 'This message is being sent or was sent already, so its text stays as it is.',
  cancelled: 'This job was cancelled.',
  tooManyFailed:
    'Too many of your messages could not be written today. Please check your list and your voice, and try again tomorrow.',
  tooManyCancelled: 'You cancelled very many messages today. Please try again tomorrow.',
  stillWorking: 'This is taking longer than usual. The message will appear in your list when it is ready.',
} as const;

/** As people type it: with a leading @, capitals and spaces around. */
export function normalizeUsername(text: string): string {
  return text.trim().replace(/^@+/, '').toLowerCase();
}

/** As Instagram gives them out: no dot first, last or twice in a row. */
export const usernamePattern = /^(?!\.)(?!.*\.(?:\.|$))[a-z0-9._]{1,30}$/;

export const Username = z.pipe(
  z.pipe(z.string('Please enter at least one username'), z.transform(normalizeUsername)),
  z
    .string()
    .check(z.minLength(1, 'Please enter at least one username'), z.regex(usernamePattern, dmErrors.username)),
);

const nobodyNamed = 'Please enter at least one username';

/** Judged as one: a fault for each of thousands would take longer to write down than the answer. */
const Usernames = z.pipe(
  z.pipe(
    z
      .array(z.string(nobodyNamed), nobodyNamed)
      .check(z.minLength(1, nobodyNamed), z.maxLength(dmLimits.writtenMax, dmErrors.tooManyNames)),
    z.transform((names: string[]) => names.map(normalizeUsername)),
  ),
  z
    .array(z.string())
    .check(z.refine((names) => names.every((name) => usernamePattern.test(name)), dmErrors.username)),
);

export const TargetInfo = z.object({
  fullName: z.optional(z.string()),
  category: z.optional(z.string()),
  followersCount: z.optional(z.number()),
  postsCount: z.optional(z.number()),
  biography: z.optional(z.string()),
});
export type TargetInfo = z.infer<typeof TargetInfo>;

export const factFields = [
  'fullName',
  'biography',
  'category',
  'followersCount',
  'postsCount',
  'recentPost',
] as const;

/** A detail of the profile that the message rests on: its words there, and its words in the message. */
export const Fact = z.object({ field: z.enum(factFields), quote: z.string(), phrase: z.string() });
export type Fact = z.infer<typeof Fact>;

export const fits = ['strong', 'weak', 'none'] as const;
/** How well the offer fits the person, as the writer sees it. */
export const Fit = z.enum(fits);
export type Fit = z.infer<typeof Fit>;

/** Where a message is on its way. `held`: waits for something, see the reason; `review`: waits for the person's approval. */
export const deliveryStatuses = [
  'review',
  'waiting',
  'held',
  'sending',
  'sent',
  'failed',
  'unknown',
  'skipped',
] as const;

export const Delivery = z.object({
  status: z.enum(deliveryStatuses),
  /** In words, when there is something to say. */
  reason: z.nullable(z.string()),
  /** When it goes out next, if that is known. */
  send_at: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
});
export type Delivery = z.infer<typeof Delivery>;

/**
 * What lists of messages can be narrowed to; each is also a figure. `unsent` was neither sent nor scheduled to be. `own_look` are those
 * for review that are approved one by one: they have a caution, or their person has written to an account of the sender's. `waiting` is `held` (cannot go out right now) and `scheduled` (goes out by
 * itself) together; `approved` are those of them that the person approved. `sent` has what was sent by hand, too.
 */
export const messageStates = [
  'unsent',
  'review',
  'own_look',
  'waiting',
  'held',
  'scheduled',
  'approved',
  'sent',
  'by_hand',
  'answered',
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
  own_look: z.number(),
  waiting: z.number(),
  held: z.number(),
  scheduled: z.number(),
  approved: z.number(),
  sent: z.number(),
  by_hand: z.number(),
  answered: z.number(),
  check: z.number(),
  failed: z.number(),
  skipped: z.number(),
});
export type MessageCounts = z.infer<typeof MessageCounts>;

export const Message = z.object({
  id: z.uuid(),
  project_id: z.uuid(),
  username: z.string(),
  generated_message: z.string(),
  sent: z.boolean(),
  sent_at: z.nullable(z.string()),
  /** Whether Opener sent it or the person did, by hand. */
  sent_by: z.optional(z.nullable(z.enum(['opener', 'hand']))),
  /** When a reply came, or when the person said so. */
  answered_at: z.optional(z.nullable(z.string())),
  edited: z.boolean(),
  created_at: z.string(),
  user_info: z.optional(TargetInfo),
  facts: z.array(Fact),
  /** Null where nobody judged it, as for messages written before it was. */
  fit: z.optional(z.nullable(Fit)),
  /** Why this person, in a sentence for the sender. */
  reason: z.optional(z.nullable(z.string())),
  /** How many earlier texts of it are kept. */
  versions: z.optional(z.number()),
  /** How often it can still be rewritten without a credit. */
  free_rewrites: z.optional(z.number()),
  /** Why it wants a second look before it goes out, in words. Such a message is never sent without the person's own word. */
  caution: z.optional(z.nullable(z.string())),
  /** Null for a message that is not sent by us. */
  delivery: z.optional(z.nullable(Delivery)),
});
export type Message = z.infer<typeof Message>;

export const jobStatuses = ['pending', 'processing', 'failed', 'completed', 'cancelled'] as const;

export const Job = z.object({
  id: z.uuid(),
  project_id: z.uuid(),
  username: z.string(),
  status: z.enum(jobStatuses),
  created_at: z.string(),
  started_at: z.nullable(z.string()),
  result: z.nullable(
    z.object({
      error: z.optional(z.string()),
      /** We did not want to write to this person. `anyway` on a retry asks for it all the same. */
      refused: z.optional(z.boolean()),
      message_id: z.optional(z.uuid()),
    }),
  ),
});
export type Job = z.infer<typeof Job>;

const ProjectParams = z.object({ id: z.uuid() });
const JobParams = z.object({ jobId: z.uuid() });
const MessageParams = z.object({ messageId: z.uuid() });

const Again = {
  /** Writes one more message to somebody who has one in this project. */
  again: z.optional(z.boolean('Say whether to write again')),
  /** When the last message that the person knows of was written. A later one is the answer, so that a repeated call writes once. */
  again_after: z.optional(moment('Please give the time as in 2026-05-12T09:30:00.000Z')),
};

export const UsernameBody = z.object({ username: Username });
export const GenerateBody = z.object({ username: Username, ...Again });
export type Target = z.output<typeof GenerateBody>;
/** `confirm` queues somebody who is on the do-not-contact list: the message is written, but never sent by us. */
export const QueueBody = z.object({ username: Username, confirm: z.optional(z.boolean()), ...Again });

/** What is known of somebody who was written to, or waits to be. */
export const Written = z.object({
  username: z.string(),
  /** When the last message of this project was written; null when it has none. */
  written_at: z.nullable(z.string()),
  /** Has a job in this project that is not finished. */
  waiting: z.boolean(),
  /** Other projects with a message to them, by name: the latest three. */
  also_in: z.array(z.string()),
});
export type Written = z.infer<typeof Written>;

export const MessageText = z.string('The message cannot be empty').check(
  z.trim(),
  z.minLength(1, 'The message cannot be empty'),
  z.refine(
    (text) => hasAtMost(dmLimits.messageMax, text),
    `A message can have at most ${dmLimits.messageMax} characters`,
  ),
);

/** What a rewrite should do differently, in the person's words. */
export const Instruction = z.string('The instruction must be text').check(
  z.trim(),
  z.refine(
    (text) => hasAtMost(dmLimits.instructionMax, text),
    `Please keep the instruction to ${dmLimits.instructionMax} characters`,
  ),
);

/** An earlier text of a message. */
export const MessageVersion = z.object({
  id: z.uuid(),
  text: z.string(),
  /** What made way for the next: a text of the writer's, or one the person had typed. */
  origin: z.enum(['written', 'edited']),
  /** What was asked of the writer when it wrote this one. */
  instruction: z.nullable(z.string()),
  replaced_at: z.string(),
});
export type MessageVersion = z.infer<typeof MessageVersion>;

const badDay = 'Please name days as in 2026-05-12';

/** A day of the calendar, where the person lives. */
const Day = z.string(badDay).check(
  z.regex(/^20\d{2}-\d{2}-\d{2}$/, badDay),
  z.refine((day) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false, badDay),
);

const pageSize = `A page has between 1 and ${dmLimits.pageMax} messages`;

export const MessagesQuery = z.object({
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/, pageSize)),
      z.pipe(
        z.transform(Number),
        z.number().check(z.minimum(1, pageSize), z.maximum(dmLimits.pageMax, pageSize)),
      ),
    ),
  ),
  cursor: z.optional(z.string().check(z.maxLength(200, 'That page does not exist'))),
  q: z.optional(z.string().check(z.trim(), z.maxLength(dmLimits.searchMax, 'That search is too long'))),
  sort: z._default(z.enum(['newest', 'az'], 'Sort by newest or az'), 'newest'),
  fit: z.optional(z.enum(fits, 'Choose strong, weak or none')),
  state: z.optional(MessageState),
  /**
   * The first and the last day, as the figures count them: those on which a message was sent, answered, failed, skipped or approved, if the list
   * is narrowed to that; else those on which it was written.
   */
  from: z.optional(Day),
  to: z.optional(Day),
  /** Only what waits for this Instagram account, or went out from it. */
  account: z.optional(Username),
});

const InProject = { project_id: z.optional(z.uuid('That project does not exist')) };
export const AllMessagesQuery = z.extend(MessagesQuery, InProject);
/** What narrows a list, without its order and its pages. */
export const Narrowing = z.pick(MessagesQuery, {
  q: true,
  fit: true,
  state: true,
  from: true,
  to: true,
  account: true,
});
export const MatchQuery = z.extend(Narrowing, InProject);
export const CountsQuery = z.omit(MatchQuery, { state: true });

const tag = 'Messages';
const paging =
  'Without a query: all, newest first. With limit, cursor, q, sort, fit, state, from, to or account: one page, with X-Total-Count and X-Next-Cursor';

export const generateDm = call({
  name: 'generateDm',
  method: 'POST',
  path: '/scrape/projects/:id/generate',
  auth: 'session',
  tag,
  summary:
    'Write a message now, waiting up to 60 seconds for it. Somebody who has one in the project is answered with it, unless `again` is true',
  params: ProjectParams,
  body: GenerateBody,
  status: 200,
  answer: Message,
  errors: [402, 409, 429, 502, 504],
});

export const queueDm = call({
  name: 'queueDm',
  method: 'POST',
  path: '/scrape/projects/:id/queue',
  auth: 'session',
  tag,
  summary:
    'Queue a username. 200 with the existing job, and nothing charged, when it is queued already or, unless `again` is true, has a message in the project',
  params: ProjectParams,
  body: QueueBody,
  status: 202,
  otherStatus: 200,
  answer: Job,
  errors: [402, 409, 429],
});

export const listWritten = call({
  name: 'listWritten',
  method: 'POST',
  path: '/scrape/projects/:id/written',
  auth: 'session',
  tag,
  summary: 'Which of these usernames have a message in this project or in another, or wait for one here',
  params: ProjectParams,
  body: z.object({ usernames: Usernames }),
  bodyMax: 512 * 1024,
  status: 200,
  answer: z.array(Written),
  errors: [429],
});

export const listProjectMessages = call({
  name: 'listProjectMessages',
  method: 'GET',
  path: '/scrape/projects/:id/messages',
  auth: 'session',
  tag,
  summary: `Messages of a project. ${paging}`,
  params: ProjectParams,
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
  summary: 'How many messages there are in each state, of all or of those that match',
  query: CountsQuery,
  status: 200,
  answer: MessageCounts,
});

export const updateMessage = call({
  name: 'updateMessage',
  method: 'PUT',
  path: '/scrape/projects/:id/messages/:messageId',
  auth: 'session',
  tag,
  summary: 'Change the text of a message',
  params: z.object({ id: z.uuid(), messageId: z.uuid() }),
  body: z.object({ generated_message: MessageText }),
  status: 200,
  answer: Message,
  errors: [429],
});

export const markMessage = call({
  name: 'markMessage',
  method: 'PUT',
  path: '/scrape/messages/:messageId/sent',
  auth: 'session',
  tag,
  summary: 'Note that a message was sent by hand, or take that back',
  params: MessageParams,
  body: z.object({ sent: z.boolean('Say whether it was sent') }),
  status: 200,
  answer: Message,
});

export const markAnswered = call({
  name: 'markAnswered',
  method: 'PUT',
  path: '/scrape/messages/:messageId/answered',
  auth: 'session',
  tag,
  summary:
    'Note that somebody answered a sent message, or take that back. A reply that Instagram told us of stays',
  params: MessageParams,
  body: z.object({ answered: z.boolean('Say whether it was answered') }),
  status: 200,
  answer: Message,
  errors: [409],
});

export const regenerateMessage = call({
  name: 'regenerateMessage',
  method: 'POST',
  path: '/scrape/messages/:messageId/regenerate',
  auth: 'session',
  tag,
  summary:
    'Write a message anew, three times without a credit. Then it costs one, and 409 asks for `pay` first. The earlier text is kept as a version; a sent message stays, and the new one is added',
  params: MessageParams,
  body: z.object({
    instruction: z.optional(Instruction),
    pay: z.optional(z.boolean('Say whether to pay for it')),
  }),
  status: 202,
  answer: Job,
  errors: [402, 409, 429],
});

export const listVersions = call({
  name: 'listVersions',
  method: 'GET',
  path: '/scrape/messages/:messageId/versions',
  auth: 'session',
  tag,
  summary: 'The earlier texts of a message, newest first',
  params: MessageParams,
  status: 200,
  answer: z.array(MessageVersion),
});

export const restoreVersion = call({
  name: 'restoreVersion',
  method: 'POST',
  path: '/scrape/messages/:messageId/versions/:versionId/restore',
  auth: 'session',
  tag,
  summary: 'Bring an earlier text back; the present one becomes a version',
  params: z.object({ messageId: z.uuid(), versionId: z.uuid() }),
  status: 200,
  answer: Message,
  errors: [409, 429],
});

export const listJobs = call({
  name: 'listJobs',
  method: 'GET',
  path: '/scrape/projects/:id/jobs',
  auth: 'session',
  tag,
  summary:
    'Unfinished and failed jobs, oldest first, and those completed in the last minute. 304 while nothing has changed since the ETag in If-None-Match',
  params: ProjectParams,
  status: 200,
  answer: z.array(Job),
  tagged: true,
});

export const getJob = call({
  name: 'getJob',
  method: 'GET',
  path: '/scrape/jobs/:jobId',
  auth: 'session',
  tag,
  summary: 'One job',
  params: JobParams,
  status: 200,
  answer: Job,
});

export const cancelJob = call({
  name: 'cancelJob',
  method: 'DELETE',
  path: '/scrape/jobs/:jobId',
  auth: 'session',
  tag,
  summary: 'Cancel a pending job (its credit comes back) or dismiss a failed one',
  params: JobParams,
  status: 200,
  answer: Job,
  errors: [409],
});

export const retryJob = call({
  name: 'retryJob',
  method: 'POST',
  path: '/scrape/jobs/:jobId/retry',
  auth: 'session',
  tag,
  summary:
    'Queue a failed job again, for a new credit. `anyway` writes to somebody we refused to write to; that message waits for review',
  params: JobParams,
  body: z.object({ anyway: z.optional(z.boolean('Say whether to write anyway')) }),
  status: 202,
  answer: Job,
  errors: [402, 409, 429],
});
