// Several messages at once on the wire: which ones match, the action, and undo.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { MatchQuery } from './message-list.ts';
import { moment } from './moment.ts';

export const selectionLimits = {
  /** How many messages one call can change. */
  most: 5000,
} as const;

export const selectionErrors = {
  none: 'Please choose at least one message.',
  tooMany: 'Please choose at most 5,000 messages at once.',
  noId: 'Messages must be given by their ids.',
  noProject: 'The project to move them to is required.',
} as const;

export const selectionActions = ['approve', 'skip', 'move', 'delete'] as const;
export type SelectionAction = (typeof selectionActions)[number];

/** Why an action skips a message. */
export const leftReasons = [
  /** It no longer exists. */
  'gone',
  'sending',
  'sent',
  'waiting',
  'failed',
  /** It is unknown whether it arrived. */
  'check',
  'skipped',
  /** It was never scheduled. */
  'unscheduled',
  /** It needs a closer look, so it is approved individually. */
  'closer_look',
  'do_not_contact',
  'disconnected',
  /** A rewrite is in progress. */
  'rewriting',
  /** It is already in that project. */
  'same_project',
  /** The person has another message or a job in that project. */
  'has_message',
] as const;
export type LeftReason = (typeof leftReasons)[number];

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** One error for the whole list; duplicates count once. */
const MessageIds = z.pipe(
  z.pipe(
    z
      .array(z.string(selectionErrors.noId), selectionErrors.none)
      .check(
        z.minLength(1, selectionErrors.none),
        z.maxLength(selectionLimits.most, selectionErrors.tooMany),
      ),
    z.transform((ids: string[]) => [...new Set(ids.map((id) => id.toLowerCase()))]),
  ),
  z.array(z.string()).check(z.refine((ids) => ids.every((id) => uuid.test(id)), selectionErrors.noId)),
);

export const ChangedMessages = z.object({
  /** How many were changed, or would be. */
  done: z.number(),
  /** How many were skipped, by reason. */
  left: z.array(z.object({ reason: z.enum(leftReasons), messages: z.number() })),
  /** Identifies the change for undo; null if it can't be undone. */
  changed_at: z.nullable(z.string()),
});
export type ChangedMessages = z.infer<typeof ChangedMessages>;

const tag = 'Messages';
const session = { auth: 'session', tag } as const;

export const listMessageIds = call({
  ...session,
  name: 'listMessageIds',
  method: 'GET',
  path: '/scrape/message-ids',
  summary:
    'The ids of the messages that match, newest first: at most 5,000, with X-Total-Count. Of a search, no more are counted than are listed',
  query: MatchQuery,
  status: 200,
  answer: z.array(z.uuid()),
  errors: [429],
});

export const changeMessages = call({
  ...session,
  name: 'changeMessages',
  method: 'POST',
  path: '/scrape/messages/change',
  summary:
    'Approve, skip, move or delete up to 5,000 messages together. Messages that an action does not apply to are left unchanged and counted by reason; messages being sent are never changed. `preview` only counts',
  body: z
    .object({
      action: z.enum(selectionActions, 'Choose approve, skip, move or delete'),
      ids: MessageIds,
      /** The target project. */
      project_id: z.optional(z.uuid('That project does not exist')),
      /** Also moves messages to people who have one in that project. */
      again: z.optional(z.boolean('Again must be true or false')),
      preview: z.optional(z.boolean('Preview must be true or false')),
    })
    .check(
      z.refine(
        ({ action, project_id: project }) => action !== 'move' || project !== undefined,
        selectionErrors.noProject,
      ),
    ),
  bodyMax: 256 * 1024,
  status: 200,
  answer: ChangedMessages,
  errors: [404, 429],
});

export const takeBackChange = call({
  ...session,
  name: 'takeBackChange',
  method: 'POST',
  path: '/scrape/messages/take-back',
  summary: 'Undo an approval or a skip of several messages; those sent in the meantime stay sent',
  body: z.object({ changed_at: moment('The time of the change to undo is required') }),
  status: 200,
  answer: z.object({ messages: z.number() }),
});
