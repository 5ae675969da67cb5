import { capOn, type SendingSchedule } from '@opener/contract/pace';
import { findProject, type ProjectRow } from '../project/find-project.ts';
import { listAccountNames } from '../instagram/instagram.repo.ts';
import { findSendingAccount, findTimeZone, type SendingAccount } from '../instagram/sending-account.ts';
import type { ReviewCounts } from './conversations.ts';
import type { DeliveryDeps } from './deps.ts';
import { dayBefore, instantOf, isoDay, type LocalDay, localDayAndHour } from '@opener/contract/local-time';
import { countStates } from '../overview/count-states.ts';
import { countPerDay, type DayCounts } from '../overview/figure.repo.ts';
import { countToday } from './count-today.ts';
import { countForOthers } from './delivery.repo.ts';
import { countApprovable } from './review.repo.ts';
import { scheduleOf } from './pacing.ts';
import { heldBecause } from '../instagram/held-because.ts';
import { readNextSend } from './read-next-send.ts';

export type SendingState = {
  /** The sending account's name, or null if none is connected. */
  account: string | null;
  reconnect: boolean;
  paused: boolean;
  frozenUntil: Date | null;
  timeZone: string;
  /** What counts against the cap. */
  sentToday: number;
  listedToday: { day: string; messages: number } | null;
  capToday: number;
  schedule: SendingSchedule | null;
  nextSendAt: Date | null;
  /** For the sending account; without one, for any. */
  waiting: number;
  review: number;
  followUps: ReviewCounts;
  unknown: number;
  /** Accounts that are not connected, and how many messages wait for each, including those in review. */
  otherAccounts: { account: string; messages: number; review: number }[];
  /** Whether the user has yet to decide about those. */
  asksAboutOthers: boolean;
  /** Why nothing is sent right now; null if nothing is wrong. */
  heldBecause: string | null;
};

export async function readSending(deps: DeliveryDeps, userId: string): Promise<SendingState> {
  const now = deps.clock.now();
  const account = await findSendingAccount(deps.db, userId);
  const counts = await countStates(deps, { userId }, ['waiting', 'review', 'check']);
  const held = heldBecause(account, now);
  const isThere = account && account.state !== 'disconnected';
  const others = await countForOthers(deps.db, userId, isThere ? account.account : null);
  const names = await listAccountNames(deps.db, userId);
  const elsewhere = isThere ? others.reduce((sum, { waiting }) => sum + waiting, 0) : 0;
  const sentToday = isThere ? (await countToday(deps.db, account, now)).sentToday : 0;
  const next = isThere && !held ? await readNextSend(deps, account, now) : undefined;
  return {
    account: isThere ? account.username : null,
    reconnect: account?.state === 'reconnect',
    paused: account?.paused ?? false,
    frozenUntil: isThere && account.frozenUntil && account.frozenUntil > now ? account.frozenUntil : null,
    timeZone: account?.timeZone ?? 'UTC',
    sentToday,
    listedToday: isThere ? await countListed(deps, account, now) : null,
    capToday: isThere ? capOn(scheduleOf(deps.pace, account), now) : 0,
    schedule: isThere ? scheduleOf(deps.pace, account) : null,
    nextSendAt: next?.at ?? null,
    waiting: counts.waiting - elsewhere,
    review: counts.review,
    followUps: await deps.conversations.countReview(deps.db, { userId }),
    unknown: counts.check,
    otherAccounts: others.map(({ account: kept, waiting, review }) => ({
      account: names.get(kept) ?? kept,
      messages: waiting + review,
      review,
    })),
    asksAboutOthers: Boolean(isThere) && others.length > 0 && !account?.othersLeft,
    heldBecause: isThere ? held : null,
  };
}

/** As the list counts them: without deleted and unconfirmed messages, and without other users' sends. */
async function countListed(
  deps: DeliveryDeps,
  { userId, username, timeZone }: SendingAccount,
  now: Date,
): Promise<SendingState['listedToday']> {
  const day = isoDay(localDayAndHour(now, timeZone));
  const { sent } = await countStates(deps, { userId, account: username, from: day, to: day }, ['sent']);
  return { day, messages: sent };
}

/** Of a project's figures. */
const counted = ['sent', 'by_hand', 'answered', 'interested', 'waiting', 'review'] as const;

export type ProjectSending = {
  mode: ProjectRow['sendingMode'];
  counts: Record<(typeof counted)[number], number>;
  /** How many in review can be approved together, and the recipient of the first. */
  approvable: { total: number; first: string | null };
  followUps: ReviewCounts;
};

export async function readProjectSending(
  deps: DeliveryDeps,
  userId: string,
  projectId: string,
): Promise<ProjectSending> {
  const project = await findProject(deps.db, userId, projectId);
  const [counts, approvable, followUps] = await Promise.all([
    countStates(deps, { userId, projectId }, counted),
    countApprovable(deps.db, { userId, projectId }),
    deps.conversations.countReview(deps.db, { userId, projectId }),
  ]);
  return { mode: project.sendingMode, counts, approvable, followUps };
}

const shownDays = 30;

export type DayFigures = DayCounts & { day: string };

/** Every day of the last thirty, including those without activity. */
export async function readSendingStats(deps: DeliveryDeps, userId: string): Promise<DayFigures[]> {
  const timeZone = await findTimeZone(deps.db, userId);
  const shown = lastDays(localDayAndHour(deps.clock.now(), timeZone), shownDays);
  const starts = shown.map((day) => instantOf(day, 0, timeZone));
  const rows = await countPerDay(deps.db, userId, starts);
  return shown.map((day, index) => ({ day: isoDay(day), ...rows[index]! }));
}

/** Oldest first, today last. */
function lastDays(today: LocalDay, count: number): LocalDay[] {
  const days = [today];
  while (days.length < count) days.unshift(dayBefore(days[0]!));
  return days;
}
