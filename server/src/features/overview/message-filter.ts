// What each figure counts: conditions on a message and its delivery, shared by lists, tiles, cards, the chart and exports.
import type { Fit } from '@opener/contract/message';
import type { MessageState } from '@opener/contract/message-list';
import {
  and,
  type Column,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { deliveries, messages, messageSearch } from '../../db/schema.ts';
import { ofDelivery, wroteSince } from '../instagram/wrote-since.ts';
import { inLiveProject } from '../project/in-live-project.ts';

/** From inclusive to exclusive. */
export type Period = { since?: Date; until?: Date };

export type MessageFilter = {
  userId: string;
  projectId?: string | undefined;
  search?: string | undefined;
  /** Only these: what a search has found. */
  ids?: readonly string[] | undefined;
  fit?: Fit | undefined;
  /** Written by this voice of a test, such as `b2`. */
  variant?: string | undefined;
  state?: MessageState | undefined;
  period?: Period | undefined;
  /** Only of these accounts; several may have had the same name. */
  senders?: readonly string[] | undefined;
  /** Needed for states only. */
  activeSender?: ActiveSender;
};

/** The account whose messages go out right now; null when none do. */
export type ActiveSender = string | null;

/** Joins a message with its delivery, if it has one. */
export const itsDelivery = and(
  eq(deliveries.messageId, messages.id),
  eq(deliveries.userId, messages.userId),
)!;

export const isSent = isNotNull(messages.sentAt);
/** A sent message that we did not send was sent by the user. */
export const isByHand = and(isSent, sql`${deliveries.status} is distinct from 'sent'`)!;
export const isFailed = eq(deliveries.status, 'failed');
export const isAnswered = isNotNull(messages.answeredAt);
export const isInterested = isNotNull(messages.interestedAt);

/** For review, with a reason that only the user can overrule, for this message alone. */
export const isOwnLook = and(
  eq(deliveries.status, 'review'),
  or(isNotNull(deliveries.reason), wroteSince(ofDelivery)),
)!;

const isWaiting = eq(deliveries.status, 'waiting');
const isBeingSent = eq(deliveries.status, 'sending');
const isInLine = or(isWaiting, isBeingSent)!;

/** What is being sent while sending is paused still arrives, so it is never held. */
export function conditionOf(state: MessageState, activeSender: ActiveSender): SQL {
  switch (state) {
    case 'unsent':
      return and(isNull(deliveries.messageId), isNull(messages.sentAt))!;
    case 'review':
      return eq(deliveries.status, 'review');
    case 'closer_look':
      return isOwnLook;
    case 'approvable':
      return and(eq(deliveries.status, 'review'), not(isOwnLook))!;
    case 'waiting':
      return isInLine;
    case 'held':
      return activeSender === null ? isWaiting : and(isWaiting, ne(deliveries.sender, activeSender))!;
    case 'scheduled':
      return activeSender === null
        ? isBeingSent
        : or(isBeingSent, and(isWaiting, eq(deliveries.sender, activeSender)))!;
    case 'approved':
      return and(isInLine, isNotNull(deliveries.approvedAt))!;
    case 'sent':
      return isSent;
    case 'by_hand':
      return isByHand;
    case 'answered':
      return isAnswered;
    case 'interested':
      return isInterested;
    case 'check':
      return eq(deliveries.status, 'unknown');
    case 'failed':
      return isFailed;
    case 'skipped':
      return and(eq(deliveries.status, 'skipped'), sql`${messages.sentAt} is null`)!;
  }
}

/** When a message entered a state, if known. */
const moments: Partial<Record<MessageState, Column>> = {
  approved: deliveries.approvedAt,
  sent: messages.sentAt,
  by_hand: messages.sentAt,
  answered: messages.answeredAt,
  interested: messages.interestedAt,
  check: deliveries.finishedAt,
  failed: deliveries.finishedAt,
  skipped: deliveries.finishedAt,
};

/** The day it entered the state, or was written: the same days as in the chart. */
export function within(period: Period | undefined, state: MessageState | undefined): SQL | undefined {
  const moment = (state && moments[state]) ?? messages.createdAt;
  return and(period?.since && gte(moment, period.since), period?.until && lt(moment, period.until));
}

/** The most informative state, for a column with a single word. */
const mainStates = [
  'answered',
  'by_hand',
  'sent',
  'check',
  'failed',
  'review',
  'held',
  'scheduled',
  'skipped',
  'unsent',
] as const satisfies MessageState[];
export type MainState = (typeof mainStates)[number];

export function stateOf(activeSender: ActiveSender): SQL<MainState | null> {
  const cases = mainStates.map((state) => sql`when ${conditionOf(state, activeSender)} then ${state}`);
  return sql<MainState | null>`case ${sql.join(cases, sql` `)} end`;
}

/** What the recipient read, if the user's copy has changed since. */
export const deliveredText = sql<
  string | null
>`case when ${deliveries.status} = 'sent' and ${deliveries.text} <> ${messages.text} then ${deliveries.text} end`;

const waits: ReadonlySet<MessageState> = new Set<MessageState>(['waiting', 'held', 'scheduled', 'approved']);

/** Found first, because they are few: the database would look for them from the newest message on. */
const isAmongWaiting = (userId: string) =>
  sql`${messages.id} = any(array(select w.message_id from ${deliveries} w where w.user_id = ${userId} and w.status in ('waiting', 'sending')))`;

/** As typed: neither `%` nor `_` means anything else. */
export const patternOf = (search: string) => `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** One by one, in the order of the list: without `offset 0`, all that match anywhere could be looked up first. */
const isFoundHere = (search: string) =>
  sql`exists (select 1 from ${messageSearch} s where s.message_id = ${messages.id} and s.user_id = ${messages.userId} and s.text ilike ${patternOf(search)} offset 0)`;

/** Wherever they are, by the index of all texts. */
export const isFound = (userId: string, search: string) =>
  sql`${messages.id} in (select s.message_id from ${messageSearch} s where s.user_id = ${userId} and s.text ilike ${patternOf(search)})`;

export function matching({
  userId,
  projectId,
  search,
  ids,
  fit,
  variant,
  state,
  period,
  senders,
  activeSender = null,
}: MessageFilter): (SQL | undefined)[] {
  return [
    ...inScope({ userId, projectId }),
    ids && sql`${messages.id} = any(${sql.param(ids)}::uuid[])`,
    fit ? eq(messages.fit, fit) : undefined,
    variant === undefined ? undefined : eq(messages.variant, variant),
    state ? conditionOf(state, activeSender) : undefined,
    state && waits.has(state) ? isAmongWaiting(userId) : undefined,
    within(period, state),
    // A message sent by hand belongs to no account of ours.
    senders && and(inArray(deliveries.sender, [...senders]), not(isByHand)),
    search ? isFoundHere(search) : undefined,
  ];
}

/** Whose messages, of which project. */
export function inScope({ userId, projectId }: Pick<MessageFilter, 'userId' | 'projectId'>): SQL[] {
  return [
    eq(messages.userId, userId),
    ...(projectId ? [eq(messages.projectId, projectId)] : []),
    inLiveProject(userId, messages.projectId),
  ];
}
