// Messages on the wire: their texts, what they rest on, what became of them.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { hasAtMost } from './text.ts';

export const messageLimits = { messageMax: 1000 } as const;

export const messageErrors = {
  messageNotFound: 'Message not found',
  versionNotFound: 'That version no longer exists.',
  notSent: 'Only a message that was sent can be answered.',
  textIsFinal: 'This message is being sent or was sent already, so its text stays as it is.',
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
  /** What made way for the next: a text of the writer's, or one the person had typed. */
  origin: z.enum(['written', 'edited']),
  /** What was asked of the writer when it wrote this one. */
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
