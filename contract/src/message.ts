// Messages on the wire: their texts, facts and outcomes.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { hasAtMost } from './text.ts';

export const messageLimits = { messageMax: 1000 } as const;

export const messageErrors = {
  messageNotFound: 'Message not found',
  versionNotFound: 'That version no longer exists.',
  notSent: 'Only a sent message can be marked as answered.',
  textIsFinal: 'This message is being sent or was already sent, so its text cannot be changed.',
  editedMeanwhile:
    'You have changed the text yourself since you asked for the rewrite, so it stays as it is.',
} as const;

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

/** A detail of the profile that the message uses: the words there, and the words in the message. */
export const Fact = z.object({ field: z.enum(factFields), quote: z.string(), phrase: z.string() });
export type Fact = z.infer<typeof Fact>;

export const fits = ['strong', 'weak', 'none'] as const;
/** How well the offer fits the person, as judged by the writer. */
export const Fit = z.enum(fits);
export type Fit = z.infer<typeof Fit>;

/** The delivery status. `held`: cannot be sent right now, see the reason; `review`: waits for approval. */
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
  /** A sentence, if there is something to say. */
  reason: z.nullable(z.string()),
  /** When it will be sent, if known. */
  send_at: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
});
export type Delivery = z.infer<typeof Delivery>;

export const Message = z.object({
  id: z.uuid(),
  project_id: z.uuid(),
  username: z.string(),
  generated_message: z.string(),
  sent: z.boolean(),
  sent_at: z.nullable(z.string()),
  /** Whether Opener or the user sent it. */
  sent_by: z.optional(z.nullable(z.enum(['opener', 'hand']))),
  /** When a reply arrived, or when the user marked it. */
  answered_at: z.optional(z.nullable(z.string())),
  edited: z.boolean(),
  created_at: z.string(),
  user_info: z.optional(TargetInfo),
  facts: z.array(Fact),
  /** Null for messages that were not judged, such as older ones. */
  fit: z.optional(z.nullable(Fit)),
  /** Why this person, in a sentence for the sender. */
  reason: z.optional(z.nullable(z.string())),
  /** Which of two voices under test wrote it; null outside of tests. */
  variant: z.optional(z.nullable(z.enum(['a', 'b']))),
  /** The number of earlier texts. */
  versions: z.optional(z.number()),
  /** How many free rewrites are left. */
  free_rewrites: z.optional(z.number()),
  /** Why it has to be reviewed, in words. Such a message is never sent without the user's approval. */
  caution: z.optional(z.nullable(z.string())),
  /** Null for a message that is not sent by us. */
  delivery: z.optional(z.nullable(Delivery)),
});
export type Message = z.infer<typeof Message>;

export const MessageText = z.string('The message cannot be empty').check(
  z.trim(),
  z.minLength(1, 'The message cannot be empty'),
  z.refine(
    (text) => hasAtMost(messageLimits.messageMax, text),
    `A message can have at most ${messageLimits.messageMax} characters`,
  ),
);

/** An earlier text of a message. */
export const MessageVersion = z.object({
  id: z.uuid(),
  text: z.string(),
  /** Who wrote this text: the writer or the user. */
  origin: z.enum(['written', 'edited']),
  /** The instruction for the writer, on a rewrite. */
  instruction: z.nullable(z.string()),
  replaced_at: z.string(),
});
export type MessageVersion = z.infer<typeof MessageVersion>;

const MessageParams = z.object({ messageId: z.uuid() });

const tag = 'Messages';

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
  summary: 'Mark a message as sent by hand, or unmark it',
  params: MessageParams,
  body: z.object({ sent: z.boolean('Sent must be true or false') }),
  status: 200,
  answer: Message,
});

export const markAnswered = call({
  name: 'markAnswered',
  method: 'PUT',
  path: '/scrape/messages/:messageId/answered',
  auth: 'session',
  tag,
  summary: 'Mark a sent message as answered, or unmark it. Replies reported by Instagram stay',
  params: MessageParams,
  body: z.object({ answered: z.boolean('Answered must be true or false') }),
  status: 200,
  answer: Message,
  errors: [409],
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
  summary: 'Restore an earlier text; the current one becomes a version',
  params: z.object({ messageId: z.uuid(), versionId: z.uuid() }),
  status: 200,
  answer: Message,
  errors: [409, 429],
});
