// Writing messages, on the wire: jobs, new messages and rewrites.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Message } from './message.ts';
import { moment } from './moment.ts';
import { hasAtMost } from './text.ts';
import { normalizeUsername, Username, usernameErrors, usernamePattern } from './username.ts';

export const dmLimits = {
  instructionMax: 200,
  freeRewrites: 3,
  /** How many names can be checked at once. */
  writtenMax: 5000,
  /** How many jobs the project page asks for. */
  jobsShown: 100,
  jobsMost: 200,
  generateSeconds: 60,
  pollSeconds: 3,
} as const;

export const dmErrors = {
  tooManyNames: 'Please ask about at most 5,000 usernames at once.',
  jobNotFound: 'Job not found',
  cannotCancel: 'This job can no longer be cancelled.',
  cannotRetry: 'Only a failed job can be retried.',
  rewriteCosts: 'You have used the free rewrites of this message. Another one costs 1 credit.',
  besideCosts: 'This message was already sent. A new one beside it costs 1 credit.',
  beingWritten:
    'A message to this person is already being written, with other instructions. Please try again when it is done.',
  cancelled: 'This job was cancelled.',
  tooManyFailed:
    'Too many of your messages could not be written today. Please check your list and your voice, and try again tomorrow.',
  tooManyCancelled: 'You have cancelled too many messages today. Please try again tomorrow.',
  tooManyUnserved:
    'Too many of your messages could not be written today because of problems on our side. Please try again tomorrow.',
  stillWorking: 'This is taking longer than usual. The message will appear in your list when it is ready.',
} as const;

const nobodyNamed = 'Please enter at least one username';

/** One error for the whole list: formatting thousands would take longer than the answer. */
const Usernames = z.pipe(
  z.pipe(
    z
      .array(z.string(nobodyNamed), nobodyNamed)
      .check(z.minLength(1, nobodyNamed), z.maxLength(dmLimits.writtenMax, dmErrors.tooManyNames)),
    z.transform((names: string[]) => names.map(normalizeUsername)),
  ),
  z
    .array(z.string())
    .check(z.refine((names) => names.every((name) => usernamePattern.test(name)), usernameErrors.username)),
);

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
      /** We advised against writing to this person. `anyway` on a retry overrides it. */
      refused: z.optional(z.boolean()),
      message_id: z.optional(z.uuid()),
    }),
  ),
});
export type Job = z.infer<typeof Job>;

const ProjectParams = z.object({ id: z.uuid() });
const JobParams = z.object({ jobId: z.uuid() });

const Again = {
  /** Writes another message to a person who has one in this project. */
  again: z.optional(z.boolean('Again must be true or false')),
  /** When the last message that the user knows of was written. A later message is returned instead, so that a repeated call writes once. */
  again_after: z.optional(moment('Times must look like 2026-05-12T09:30:00.000Z')),
};

export const GenerateBody = z.object({ username: Username, ...Again });
export type Target = z.output<typeof GenerateBody>;
/** `confirm` queues a person who is on the do-not-contact list: the message is written, but never sent by us. */
export const QueueBody = z.object({ username: Username, confirm: z.optional(z.boolean()), ...Again });

/** What is known about a person who was written to, or is queued. */
export const Written = z.object({
  username: z.string(),
  /** When the last message of this project was written; null if there is none. */
  written_at: z.nullable(z.string()),
  /** Has an unfinished job in this project. */
  waiting: z.boolean(),
  /** Other projects with a message to them, by name: the latest three. */
  also_in: z.array(z.string()),
});
export type Written = z.infer<typeof Written>;

/** What a rewrite should do differently, in the user's words. */
export const Instruction = z.string('The instruction must be text').check(
  z.trim(),
  z.refine(
    (text) => hasAtMost(dmLimits.instructionMax, text),
    `Please keep the instruction to ${dmLimits.instructionMax} characters`,
  ),
);

const tag = 'Messages';

export const generateDm = call({
  name: 'generateDm',
  method: 'POST',
  path: '/scrape/projects/:id/generate',
  auth: 'session',
  tag,
  summary:
    'Write a message and wait up to 60 seconds for it. If the person already has one in the project, that one is returned, unless `again` is true',
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
    'Queue a username. 200 with the existing job, and no charge, if it is already queued or, unless `again` is true, has a message in the project',
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
  summary: 'Which of these usernames have a message in this or another project, or are queued here',
  params: ProjectParams,
  body: z.object({ usernames: Usernames }),
  bodyMax: 512 * 1024,
  status: 200,
  answer: z.array(Written),
  errors: [429],
});

export const regenerateMessage = call({
  name: 'regenerateMessage',
  method: 'POST',
  path: '/scrape/messages/:messageId/regenerate',
  auth: 'session',
  tag,
  summary:
    'Rewrite a message. Three rewrites are free; after that each costs a credit and requires `pay` (otherwise 409). The earlier text is kept as a version; a sent message stays, and a new one is added',
  params: z.object({ messageId: z.uuid() }),
  body: z.object({
    instruction: z.optional(Instruction),
    pay: z.optional(z.boolean('Pay must be true or false')),
    /** Whether the user expects a new message beside a sent one. If not, and it was sent meanwhile, they are asked first (409). */
    beside: z.optional(z.boolean('Beside must be true or false')),
    /** The same id again is the same request: the rewrite that it led to is returned, at no further cost, unless it failed. */
    request_id: z.optional(z.uuid('The id of a request must be a UUID')),
  }),
  status: 202,
  answer: Job,
  errors: [402, 409, 429],
});

const jobPage = `A page has between 1 and ${dmLimits.jobsMost} jobs`;
const jobLimit = z.pipe(
  z.string().check(z.regex(/^\d{1,3}$/, jobPage)),
  z.pipe(z.transform(Number), z.number().check(z.minimum(1, jobPage), z.maximum(dmLimits.jobsMost, jobPage))),
);

export const listJobs = call({
  name: 'listJobs',
  method: 'GET',
  path: '/scrape/projects/:id/jobs',
  auth: 'session',
  tag,
  summary:
    'Unfinished and failed jobs, oldest first, and those completed in the last minute. With `limit`: at most that many, first those being written, then those waiting, then failed ones, and the latest completed ones, with X-Active-Count, X-Failed-Count and X-Refused-Count of all. 304 while nothing has changed since the ETag in If-None-Match',
  params: ProjectParams,
  query: z.object({ limit: z.optional(jobLimit) }),
  status: 200,
  answer: z.array(Job),
  errors: [429],
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
  summary: 'Cancel a pending job, which returns its credit, or dismiss a failed one',
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
    'Retry a failed job, for a new credit. `anyway` overrides a refusal; that message is held for review',
  params: JobParams,
  body: z.object({ anyway: z.optional(z.boolean('Anyway must be true or false')) }),
  status: 202,
  answer: Job,
  errors: [402, 409, 429],
});
