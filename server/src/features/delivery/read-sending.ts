import type { DayStats, ProjectSending, Sending, Schedule } from '@opener/contract/delivery';
import { capOn, type Plan } from '@opener/contract/pace';
import { findProject } from '../project/find-project.ts';
import { listAccountNames } from '../instagram/instagram.repo.ts';
import { findSendingAccount, findTimeZone, type SendingAccount } from '../instagram/sending-account.ts';
import type { DeliveryDeps } from './deps.ts';
import { dayBefore, instantOf, isoDay, type LocalDay, localDayAndHour } from '@opener/contract/local-time';
import { countStates } from '../overview/count-states.ts';
import { countPerDay } from '../overview/figure.repo.ts';
import { countToday } from './count-today.ts';
import { countForOthers } from './delivery.repo.ts';
import { countApprovable } from './review.repo.ts';
import { planOf } from './pacing.ts';
import { heldBecause } from '../instagram/held-because.ts';
import { readNextSend } from './read-next-send.ts';

export async function readSending(deps: DeliveryDeps, userId: string): Promise<Sending> {
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
    frozen_until:
      isThere && account.frozenUntil && account.frozenUntil > now ? account.frozenUntil.toISOString() : null,
    time_zone: account?.timeZone ?? 'UTC',
    sent_today: sentToday,
    listed_today: isThere ? await countListed(deps, account, now) : null,
    cap_today: isThere ? capOn(planOf(deps.pace, account), now) : 0,
    schedule: isThere ? presentPlan(planOf(deps.pace, account)) : null,
    next_send_at: next?.at.toISOString() ?? null,
    waiting: counts.waiting - elsewhere,
    review: counts.review,
    unknown: counts.check,
    other_accounts: others.map(({ account: kept, waiting, review }) => ({
      account: names.get(kept) ?? kept,
      messages: waiting + review,
      review,
    })),
    asks_about_others: Boolean(isThere) && others.length > 0 && !account?.othersLeft,
    held_because: isThere ? held : null,
  };
}

/** As the list counts them: without deleted and unconfirmed messages, and without other users' sends. */
async function countListed(
  deps: DeliveryDeps,
  { userId, username, timeZone }: SendingAccount,
  now: Date,
): Promise<Sending['listed_today']> {
  const day = isoDay(localDayAndHour(now, timeZone));
  const { sent } = await countStates(deps, { userId, account: username, from: day, to: day }, ['sent']);
  return { day, messages: sent };
}

function presentPlan(plan: Plan): Schedule {
  return {
    hours: plan.hours,
    weekdays: [...plan.weekdays],
    daily_cap: plan.ownCap,
    safe_caps: plan.dailyCap,
    gap_seconds: plan.gap,
    first_connected_at: plan.firstConnectedAt.toISOString(),
  };
}

export async function readProjectSending(
  deps: DeliveryDeps,
  userId: string,
  projectId: string,
): Promise<ProjectSending> {
  const project = await findProject(deps.db, userId, projectId);
  const counted = ['sent', 'by_hand', 'answered', 'waiting', 'review'] as const;
  const [counts, approvable] = await Promise.all([
    countStates(deps, { userId, projectId }, counted),
    countApprovable(deps.db, { userId, projectId }),
  ]);
  return {
    mode: project.sendingMode,
    ...counts,
    approvable: approvable.total,
    first_approvable: approvable.first,
  };
}

const shownDays = 30;

/** Every day of the last thirty, including those without activity. */
export async function readSendingStats(deps: DeliveryDeps, userId: string): Promise<DayStats[]> {
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
