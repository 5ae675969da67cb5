// Sending on the wire: what is sent, what waits and why, and who must not be contacted.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Delivery, Message } from './message.ts';
import { normalizeUsername } from './username.ts';
import { SendingMode } from './project.ts';
import { hasMoreWords } from './read-usernames.ts';
import { moment } from './moment.ts';

export const deliveryErrors = {
  noDelivery: 'This message is not scheduled for sending.',
  cannot: 'That is not possible in the message’s current state.',
  changed: 'This message has changed meanwhile. Please look at it again.',
  doNotContact: 'This person is on your do-not-contact list.',
  capReached: "Today's limit has been reached. It will be sent as soon as possible.",
  otherAccount: 'A different Instagram account is connected now. Please check again.',
  hours: 'Hours are whole numbers from 0 to 24.',
  noHours: 'Sending must start before it ends.',
  weekday: 'Days are numbers from 1, a Monday, to 7, each of them once.',
  noWeekday: 'Choose at least one day.',
  dailyCap: 'Please enter a whole number from 1 to 1,000.',
  longReason: 'Please keep the reason to 200 characters.',
  listTooLong: 'Please add at most 10,000 usernames at once.',
  listFull: 'You can add at most 10,000 people to your do-not-contact list. Nothing was added.',
} as const;

/** Above the safe limit. */
export const tooManyADay = (most: number) =>
  `At most ${most} a day: more would put your Instagram account at risk.`;

export const deliveryLimits = {
  /** The limit for additions by the user. People who opt out are added beyond it. */
  doNotContact: 10_000,
  /** That many links, as they are copied. */
  pastedText: 700_000,
  /** How long a bulk approval can be undone before the first message is sent. */
  takeBackSeconds: 10,
  /** A full list, with room for words between the names. */
  pastedWords: 12_000,
} as const;

const Range = z.object({ from: z.number(), to: z.number() });

/** When an account sends, and how much: everything an estimate needs. */
export const Schedule = z.object({
  /** Local hours, from inclusive to exclusive. */
  hours: Range,
  /** From 1 (Monday) to 7. */
  weekdays: z.array(z.number()),
  /** The daily maximum, once the account is warmed up. */
  daily_cap: z.number(),
  /** The safe limits: on the first day, and from the fourteenth on. No account may have a higher cap. */
  safe_caps: Range,
  gap_seconds: Range,
  first_connected_at: z.string(),
});
export type Schedule = z.infer<typeof Schedule>;

const ReviewCounts = z.object({ review: z.number(), approvable: z.number() });
export type ReviewCounts = z.infer<typeof ReviewCounts>;

export const Sending = z.object({
  /** The sending account, or null if none is connected. */
  account: z.nullable(z.string()),
  reconnect: z.boolean(),
  paused: z.boolean(),
  frozen_until: z.nullable(z.string()),
  time_zone: z.string(),
  /**
   * What counts against the cap: everything the account sent or may have sent today, by any user, whatever happened to the message since.
   */
  sent_today: z.number(),
  /** The user's sent messages of today, from this account: the day, and how many the list has. Null without an account. */
  listed_today: z.nullable(z.object({ day: z.string(), messages: z.number() })),
  cap_today: z.number(),
  /** Null if no account is connected. */
  schedule: z.nullable(Schedule),
  next_send_at: z.nullable(z.string()),
  /** For the sending account; without one, for any. */
  waiting: z.number(),
  /** In review. */
  review: z.number(),
  /** Follow-ups in review, and how many of them need no closer look. */
  follow_ups: ReviewCounts,
  unknown: z.number(),
  /** Accounts that are not connected, and how many messages wait for each, including those in review. */
  other_accounts: z.array(z.object({ account: z.string(), messages: z.number(), review: z.number() })),
  /** Whether the user has yet to decide about those. */
  asks_about_others: z.boolean(),
  /** Why nothing is sent right now; null if nothing is wrong. */
  held_because: z.nullable(z.string()),
});
export type Sending = z.infer<typeof Sending>;

export const DayStats = z.object({
  day: z.string(),
  generated: z.number(),
  /** By Opener and by hand. */
  sent: z.number(),
  by_hand: z.optional(z.number()),
  failed: z.number(),
  answered: z.number(),
  interested: z.optional(z.number()),
});
export type DayStats = z.infer<typeof DayStats>;

export const ProjectSending = z.object({
  mode: SendingMode,
  /** By Opener and by hand. */
  sent: z.number(),
  by_hand: z.optional(z.number()),
  answered: z.number(),
  interested: z.optional(z.number()),
  waiting: z.number(),
  review: z.number(),
  /** How many in review can be approved together. The others need a closer look. */
  approvable: z.number(),
  /** The recipient of the first of them. */
  first_approvable: z.nullable(z.string()),
  /** The same for follow-ups. */
  follow_ups: ReviewCounts,
});
export type ProjectSending = z.infer<typeof ProjectSending>;

/** Messages of a project that were never scheduled, such as those written before an account was connected. */
export const Unsent = z.object({
  /** How many can be scheduled, or were. */
  messages: z.number(),
  /** How many of these go to review first, because of the project, a caution, or because their person has written. */
  review: z.number(),
  /** Left out: people on the do-not-contact list. */
  do_not_contact: z.number(),
  /** Left out: people whom this account wrote to before, and second messages to the same person. */
  already_written: z.number(),
});
export type Unsent = z.infer<typeof Unsent>;

export const deliveryActions = ['approve', 'skip', 'send_now', 'resend'] as const;

/** What a screen shows of a delivery, as far as a decision may depend on it. */
const SeenDelivery = z.pick(Delivery, { status: true, reason: true, answered_at: true });
export type SeenDelivery = z.infer<typeof SeenDelivery>;

export const BlockedPerson = z.object({ username: z.string(), reason: z.string(), created_at: z.string() });
export type BlockedPerson = z.infer<typeof BlockedPerson>;

export const AddedPeople = z.object({
  added: z.number(),
  already: z.number(),
  /** How many could not be read. */
  left_out: z.number(),
  /** The first hundred of those, verbatim. */
  impossible: z.array(z.string()),
});
export type AddedPeople = z.infer<typeof AddedPeople>;

const nobodyNamed = 'Please enter at least one username';
const tag = 'Sending';
const session = { auth: 'session', tag } as const;
const ProjectParams = z.object({ id: z.uuid() });

export const getSending = call({
  ...session,
  name: 'getSending',
  method: 'GET',
  path: '/sending',
  summary: 'The sending status',
  status: 200,
  answer: Sending,
});

const shownAccount = z
  .string('The connected account is required')
  .check(z.minLength(1, 'The connected account is required'), z.maxLength(100, deliveryErrors.otherAccount));

const hour = z
  .int(deliveryErrors.hours)
  .check(z.minimum(0, deliveryErrors.hours), z.maximum(24, deliveryErrors.hours));

export const Hours = z
  .object({ from: hour, to: hour }, deliveryErrors.hours)
  .check(z.refine(({ from, to }) => from < to, deliveryErrors.noHours));

export const Weekdays = z
  .array(
    z
      .int(deliveryErrors.weekday)
      .check(z.minimum(1, deliveryErrors.weekday), z.maximum(7, deliveryErrors.weekday)),
    deliveryErrors.weekday,
  )
  .check(
    z.minLength(1, deliveryErrors.noWeekday),
    z.refine((days) => new Set(days).size === days.length, deliveryErrors.weekday),
  );

/** The server enforces the safe limit. */
export const DailyCap = z
  .int(deliveryErrors.dailyCap)
  .check(z.minimum(1, deliveryErrors.dailyCap), z.maximum(1_000, deliveryErrors.dailyCap));

export const updateSending = call({
  ...session,
  name: 'updateSending',
  method: 'PUT',
  path: '/sending',
  summary:
    'Pause or resume sending, or change its schedule. Pausing stops follow-ups, which are continued for each project',
  body: z.object({
    paused: z.optional(z.boolean('Paused must be true or false')),
    /** The connected account, as displayed: hours, days and cap belong to one account. Without it, whichever is connected. */
    account: z.optional(shownAccount),
    time_zone: z.optional(z.string().check(z.maxLength(100))),
    hours: z.optional(Hours),
    weekdays: z.optional(Weekdays),
    daily_cap: z.optional(DailyCap),
  }),
  status: 200,
  answer: Sending,
  errors: [409],
});

export const otherChoices = ['send', 'leave'] as const;

export const settleOthers = call({
  ...session,
  name: 'settleOthers',
  method: 'POST',
  path: '/sending/other-accounts',
  summary: 'Send messages that wait for another account from the connected one, or leave them',
  body: z.object({
    /** The connected account, as displayed. */
    account: shownAccount,
    choice: z.enum(otherChoices, 'Choose send or leave'),
  }),
  status: 200,
  answer: Sending,
  errors: [409],
});

export const getSendingStats = call({
  ...session,
  name: 'getSendingStats',
  method: 'GET',
  path: '/sending/stats',
  summary: 'The last 30 days: generated, sent, failed, answered, interested',
  status: 200,
  answer: z.array(DayStats),
});

export const getProjectSending = call({
  ...session,
  name: 'getProjectSending',
  method: 'GET',
  path: '/projects/:id/sending',
  summary: 'How a project’s messages are sent',
  params: ProjectParams,
  status: 200,
  answer: ProjectSending,
});

export const updateProjectSending = call({
  ...session,
  name: 'updateProjectSending',
  method: 'PUT',
  path: '/projects/:id/sending',
  summary: 'Send automatically, or hold for review',
  params: ProjectParams,
  body: z.object({ mode: SendingMode }),
  status: 200,
  answer: ProjectSending,
});

export const approveAll = call({
  ...session,
  name: 'approveAll',
  method: 'POST',
  path: '/projects/:id/approve-all',
  summary:
    'Approve all messages and follow-ups of the project in review, except those that need a closer look. Can be undone',
  params: ProjectParams,
  status: 200,
  answer: z.extend(ProjectSending, {
    approved: z.number(),
    approved_follow_ups: z.number(),
    /** Identifies them for undo. */
    approved_at: z.string(),
  }),
});

export const takeBackApproval = call({
  ...session,
  name: 'takeBackApproval',
  method: 'POST',
  path: '/projects/:id/take-back-approval',
  summary: 'Undo an approval: messages and follow-ups that were not sent yet return to review',
  params: ProjectParams,
  body: z.object({ approved_at: moment('The time of the approval to undo is required') }),
  status: 200,
  answer: ProjectSending,
});

export const getUnsent = call({
  ...session,
  name: 'getUnsent',
  method: 'GET',
  path: '/projects/:id/unsent',
  summary: 'How many messages of the project were never scheduled for sending; 0 without an account',
  params: ProjectParams,
  status: 200,
  answer: Unsent,
});

export const sendUnsent = call({
  ...session,
  name: 'sendUnsent',
  method: 'POST',
  path: '/projects/:id/send-unsent',
  summary: 'Schedule every unscheduled message of the project, and report who was left out',
  params: ProjectParams,
  status: 200,
  answer: Unsent,
  errors: [402, 409],
});

export const changeDelivery = call({
  ...session,
  name: 'changeDelivery',
  method: 'POST',
  path: '/scrape/messages/:messageId/delivery',
  summary: 'Approve, skip, send now, or send again after a failure',
  params: z.object({ messageId: z.uuid() }),
  body: z.object({
    action: z.enum(deliveryActions, 'Choose approve, skip, send_now or resend'),
    /** As displayed, null if it was not scheduled: with it, nothing is decided about a message that has changed since. */
    seen: z.optional(z.nullable(SeenDelivery)),
  }),
  status: 200,
  answer: Message,
  errors: [402, 409],
});

export const listDoNotContact = call({
  ...session,
  name: 'listDoNotContact',
  method: 'GET',
  path: '/do-not-contact',
  summary: 'People who are never written to, by name; at most 200, with X-Total-Count',
  query: z.object({ q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'That search is too long'))) }),
  status: 200,
  answer: z.array(BlockedPerson),
});

export const addDoNotContact = call({
  ...session,
  name: 'addDoNotContact',
  method: 'POST',
  path: '/do-not-contact',
  summary:
    'Add people: a pasted text of handles and links, or one entry each. The list holds 10,000 people; if there would be more, none are added',
  body: z
    .object({
      /** As pasted: names and links separated by spaces, commas or line breaks. */
      text: z.optional(
        z.string(nobodyNamed).check(
          z.trim(),
          z.minLength(1, nobodyNamed),
          z.maxLength(deliveryLimits.pastedText, deliveryErrors.listTooLong),
          z.refine((text) => !hasMoreWords(text, deliveryLimits.pastedWords), deliveryErrors.listTooLong),
        ),
      ),
      usernames: z.optional(
        z
          .array(z.string(nobodyNamed), nobodyNamed)
          .check(
            z.minLength(1, nobodyNamed),
            z.maxLength(deliveryLimits.doNotContact, deliveryErrors.listTooLong),
          ),
      ),
      /** The reason shown in the list; by default, that the user added them. */
      reason: z.optional(
        z.string().check(z.trim(), z.minLength(1), z.maxLength(200, deliveryErrors.longReason)),
      ),
    })
    .check(z.refine(({ text, usernames }) => text !== undefined || usernames !== undefined, nobodyNamed)),
  bodyMax: 1024 * 1024,
  status: 200,
  answer: AddedPeople,
  errors: [409, 429],
});

export const removeDoNotContact = call({
  ...session,
  name: 'removeDoNotContact',
  method: 'DELETE',
  path: '/do-not-contact/:username',
  summary: 'Remove a person from the list',
  params: z.object({ username: z.pipe(z.string(), z.transform(normalizeUsername)) }),
  status: 204,
});
