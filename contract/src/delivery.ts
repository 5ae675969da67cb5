// Sending on the wire: what goes out, what waits and why, and who must not be written to.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Message, normalizeUsername } from './dm.ts';
import { hasMoreWords } from './read-usernames.ts';

export const deliveryErrors = {
  noDelivery: 'This message is not scheduled for sending.',
  cannot: 'That is not possible in the state the message is in now.',
  doNotContact: 'This person is on your do-not-contact list.',
  capReached: "Today's sends are used up. It goes out as soon as there is room.",
  longReason: 'Please keep the reason to 200 characters.',
  listTooLong: 'Please add at most 10,000 usernames at once.',
  listFull:
    'Your do-not-contact list can hold 10,000 people, and these would be too many. Nothing was added.',
} as const;

export const deliveryLimits = {
  /** Whom a person puts on their list. Whoever asks to be left alone is added beyond it. */
  doNotContact: 10_000,
  /** That many links as they are copied. */
  pastedText: 700_000,
  /** A full list, and room for words between the names. */
  pastedWords: 12_000,
} as const;

export const Sending = z.object({
  /** The account that sends, or null when none is connected. */
  account: z.nullable(z.string()),
  reconnect: z.boolean(),
  paused: z.boolean(),
  frozen_until: z.nullable(z.string()),
  time_zone: z.string(),
  sent_today: z.number(),
  cap_today: z.number(),
  next_send_at: z.nullable(z.string()),
  waiting: z.number(),
  /** Held for the person's review. */
  review: z.number(),
  unknown: z.number(),
  /** Why nothing goes out right now, in words; null when all is well. */
  held_because: z.nullable(z.string()),
});
export type Sending = z.infer<typeof Sending>;

export const DayStats = z.object({
  day: z.string(),
  generated: z.number(),
  sent: z.number(),
  failed: z.number(),
  answered: z.number(),
});
export type DayStats = z.infer<typeof DayStats>;

export const ProjectSending = z.object({
  mode: z.enum(['auto', 'review']),
  sent: z.number(),
  answered: z.number(),
  waiting: z.number(),
  review: z.number(),
});
export type ProjectSending = z.infer<typeof ProjectSending>;

export const deliveryActions = ['approve', 'skip', 'send_now', 'resend'] as const;

export const BlockedPerson = z.object({ username: z.string(), reason: z.string(), created_at: z.string() });
export type BlockedPerson = z.infer<typeof BlockedPerson>;

export const AddedPeople = z.object({
  added: z.number(),
  already: z.number(),
  /** How many could not be read. */
  left_out: z.number(),
  /** The first hundred of those, as they were written. */
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
  summary: 'How sending stands',
  status: 200,
  answer: Sending,
});

export const updateSending = call({
  ...session,
  name: 'updateSending',
  method: 'PUT',
  path: '/sending',
  summary: 'Pause, resume, or move to another time zone',
  body: z.object({
    paused: z.optional(z.boolean('Say whether sending is paused')),
    time_zone: z.optional(z.string().check(z.maxLength(100))),
  }),
  status: 200,
  answer: Sending,
});

export const getSendingStats = call({
  ...session,
  name: 'getSendingStats',
  method: 'GET',
  path: '/sending/stats',
  summary: 'The last 30 days: generated, sent, failed, answered',
  status: 200,
  answer: z.array(DayStats),
});

export const getProjectSending = call({
  ...session,
  name: 'getProjectSending',
  method: 'GET',
  path: '/projects/:id/sending',
  summary: 'How a project sends',
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
  body: z.object({ mode: z.enum(['auto', 'review'], 'Choose auto or review') }),
  status: 200,
  answer: ProjectSending,
});

export const approveAll = call({
  ...session,
  name: 'approveAll',
  method: 'POST',
  path: '/projects/:id/approve-all',
  summary: 'Approve every message of the project that is held for review',
  params: ProjectParams,
  status: 200,
  answer: ProjectSending,
});

export const changeDelivery = call({
  ...session,
  name: 'changeDelivery',
  method: 'POST',
  path: '/scrape/messages/:messageId/delivery',
  summary: 'Approve, skip, send now, or send again after a failure',
  params: z.object({ messageId: z.uuid() }),
  body: z.object({ action: z.enum(deliveryActions, 'Choose approve, skip, send_now or resend') }),
  status: 200,
  answer: Message,
  errors: [409],
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
    'Add many people in one call: a pasted text of handles and links, or one entry each. The list holds 10,000; what would be more is not added at all',
  body: z
    .object({
      /** As pasted: names and links with spaces, commas or line breaks between. */
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
      /** Why, as the list shows it; without it, that the person added them. */
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
  summary: 'Take somebody off the list',
  params: z.object({ username: z.pipe(z.string(), z.transform(normalizeUsername)) }),
  status: 204,
});
