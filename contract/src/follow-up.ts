// Follow-ups on the wire: short second and third messages to people who have not answered.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { listLimits } from './message-list.ts';
import { MessageText } from './message.ts';
import { ProjectParams } from './project.ts';

export const followUpRules = {
  /** Per person, ever. */
  most: 2,
  /** Days without an answer after the first message. */
  firstDays: 3,
  secondDays: 7,
  daysMin: 1,
  daysMax: 60,
  /** How long one that cannot be sent on its day may wait. */
  lateDays: 7,
} as const;

/** Said before they are turned on. */
export const followUpCost = 'Each follow-up uses 1 credit when it is sent.';

export const followUpErrors = {
  days: `Please enter a whole number of days from ${followUpRules.daysMin} to ${followUpRules.daysMax}.`,
  order: 'The second follow-up must come after the first.',
  none: 'There is no follow-up to change.',
  cannot: 'That is not possible in the follow-up’s current state.',
  halted: 'Your account is not sending right now. Follow-ups can continue once it is.',
  tooLate: 'It is too late to take that back. No follow-up will be sent.',
} as const;

/** Why a follow-up is not sent. */
export const followUpEnds = {
  stopped: 'You stopped it.',
  paused: 'It stopped when sending was paused.',
  frozen: 'It stopped when Instagram limited your account.',
  disconnected: 'It stopped when your account was disconnected.',
  off: 'Follow-ups were turned off.',
  passed: 'You changed the days, and its new day had already passed.',
  answered: 'They answered.',
  decided: 'You decided the outcome.',
  you_wrote: 'You wrote to them yourself.',
  do_not_contact: 'They are on your do-not-contact list.',
  unsure: 'It is not certain that the message before it arrived.',
  gone: 'The first message was deleted.',
  somebody_else: 'Somebody else has this name by now.',
  unwritable: 'No good follow-up could be written for this person.',
  late: `It could not be sent within ${followUpRules.lateDays} days of its day.`,
} as const;
export type FollowUpEnd = keyof typeof followUpEnds;

/** Why a follow-up waits although its day has come. */
export const followUpHolds = {
  closed: 'They have not accepted your first message yet. Instagram shows one message until they do.',
  unknown: 'We cannot tell whether they have accepted your first message, so no second one is sent.',
  unread: 'Instagram does not show us this conversation, so we cannot tell whether they answered.',
  credit: 'You have no credits left.',
  writer: 'It could not be written yet. We keep trying.',
  drafts: 'Very many follow-ups were written anew today. We go on tomorrow.',
} as const;

const days = z
  .int(followUpErrors.days)
  .check(
    z.minimum(followUpRules.daysMin, followUpErrors.days),
    z.maximum(followUpRules.daysMax, followUpErrors.days),
  );

export const FollowUpChoice = z
  .object({
    on: z.boolean('On must be true or false'),
    first_days: days,
    /** Null: only one follow-up. */
    second_days: z.nullable(days),
  })
  .check(
    z.refine(
      ({ first_days: first, second_days: second }) => second === null || second > first,
      followUpErrors.order,
    ),
  );
export type FollowUpChoice = z.infer<typeof FollowUpChoice>;

export const FollowUpSettings = z.object({
  on: z.boolean(),
  first_days: z.number(),
  second_days: z.nullable(z.number()),
  /** How many are planned, with people who have not answered. */
  planned: z.number(),
  /** How many are written and wait for approval. */
  review: z.number(),
  /** How many stopped with the account, by why, and would be sent if they were continued. */
  stopped: z.object({ paused: z.number(), frozen: z.number(), disconnected: z.number() }),
  /** How many of those can be continued now: 0 until their account sends again. */
  can_continue: z.number(),
});
export type FollowUpSettings = z.infer<typeof FollowUpSettings>;

/** `planned`: not written yet. `review`: written, waits for approval. `ended`: it is not sent, see the reason. */
export const followUpStates = ['planned', 'review', 'ended'] as const;

/** The next follow-up of a conversation, or the one that was not sent. */
export const FollowUp = z.object({
  id: z.uuid(),
  /** 1 or 2. */
  nth: z.number(),
  state: z.enum(followUpStates),
  due_at: z.string(),
  /** Once it is written. */
  text: z.nullable(z.string()),
  /** Why it waits, needs a look or is not sent, in a sentence. */
  reason: z.nullable(z.string()),
  /** Whether the project’s messages wait for approval, so that this one will too. */
  held_for_review: z.boolean(),
  /** Stopped by the user, or with an account that sends again: it can be taken back. */
  can_resume: z.boolean(),
});
export type FollowUp = z.infer<typeof FollowUp>;

export const ReviewedFollowUp = z.object({
  id: z.uuid(),
  thread_id: z.uuid(),
  username: z.string(),
  nth: z.number(),
  /** The day that it was planned for. */
  due_at: z.string(),
  text: z.string(),
  /** Why it needs a closer look, if so. */
  reason: z.nullable(z.string()),
  /** What they got before, oldest first. */
  sent: z.array(z.string()),
});
export type ReviewedFollowUp = z.infer<typeof ReviewedFollowUp>;

const session = { auth: 'session', tag: 'Follow-ups' } as const;

export const getFollowUps = call({
  ...session,
  name: 'getFollowUps',
  method: 'GET',
  path: '/projects/:id/follow-ups',
  summary: 'Whether a project follows up on messages without an answer, and when',
  params: ProjectParams,
  status: 200,
  answer: FollowUpSettings,
});

export const updateFollowUps = call({
  ...session,
  name: 'updateFollowUps',
  method: 'PUT',
  path: '/projects/:id/follow-ups',
  summary:
    'Turn follow-ups on or off, and choose their days. One whose new day has passed by then is not sent; turning them off ends all that were not sent',
  params: ProjectParams,
  body: FollowUpChoice,
  status: 200,
  answer: FollowUpSettings,
});

export const continueFollowUps = call({
  ...session,
  name: 'continueFollowUps',
  method: 'POST',
  path: '/projects/:id/follow-ups/continue',
  summary:
    'Plan those anew that stopped when sending was paused, or when the account was limited or disconnected. Not those who have answered since, or must not be contacted',
  params: ProjectParams,
  status: 200,
  answer: z.extend(FollowUpSettings, { continued: z.number() }),
  errors: [409],
});

export const reviewStates = ['review', 'approvable', 'closer_look'] as const;
export type ReviewState = (typeof reviewStates)[number];
const pageSize = `A page has between 1 and ${listLimits.pageMax} follow-ups`;

export const listReviewedFollowUps = call({
  ...session,
  name: 'listReviewedFollowUps',
  method: 'GET',
  path: '/follow-ups/review',
  summary:
    'Follow-ups that wait for approval, the oldest first; a page at a time, with X-Total-Count and X-Next-Cursor',
  query: z.object({
    project_id: z.optional(z.uuid('That project does not exist')),
    /** As of messages: all, or those that can be approved together, or those that need a closer look. */
    state: z._default(z.enum(reviewStates, `Choose one of ${reviewStates.join(', ')}`), 'review'),
    limit: z._default(
      z.pipe(
        z.string().check(z.regex(/^\d{1,3}$/, pageSize)),
        z.pipe(
          z.transform(Number),
          z.number().check(z.minimum(1, pageSize), z.maximum(listLimits.pageMax, pageSize)),
        ),
      ),
      10,
    ),
    cursor: z.optional(z.uuid('That page does not exist')),
  }),
  status: 200,
  answer: z.array(ReviewedFollowUp),
});

export const followUpActions = ['stop', 'resume', 'approve'] as const;

export const FollowUpChange = z.object({
  action: z.enum(followUpActions, 'Choose stop, resume or approve'),
  /** With approve: another text. */
  text: z.optional(MessageText),
});
