import type { DayStats, ProjectSending, Sending } from '@opener/contract/delivery';
import { after, days } from '../../lib/clock.ts';
import { findProject } from '../project/find-project.ts';
import { findSendingAccount } from '../instagram/sending-account.ts';
import type { DeliveryDeps } from './deps.ts';
import { countAnswered, countByStatus, countPerDay, countStarted, findNextWaiting } from './delivery.repo.ts';
import { startOfDay } from './local-time.ts';
import { capOn, earliestSend } from './pacing.ts';
import { heldBecause } from './present-deliveries.ts';

export async function readSending(deps: DeliveryDeps, userId: string): Promise<Sending> {
  const now = deps.clock.now();
  const account = await findSendingAccount(deps.db, userId);
  const counts = await countByStatus(deps.db, userId);
  const held = heldBecause(account, now);
  const isThere = account && account.state !== 'disconnected';
  const sentToday = isThere ? await countStarted(deps.db, userId, startOfDay(now, account.timeZone)) : 0;
  const next = isThere && !held ? await findNextWaiting(deps.db, userId) : undefined;
  return {
    account: isThere ? account.username : null,
    reconnect: account?.state === 'reconnect',
    paused: account?.paused ?? false,
    frozen_until:
      account?.frozenUntil && account.frozenUntil > now ? account.frozenUntil.toISOString() : null,
    time_zone: account?.timeZone ?? 'UTC',
    sent_today: sentToday,
    cap_today: isThere ? capOn(deps.pace, account.firstConnectedAt, now) : 0,
    next_send_at:
      next && account
        ? earliestSend(deps.pace, { ...account, now, sentToday, urgent: next.urgent }).toISOString()
        : null,
    waiting: counts.waiting ?? 0,
    review: counts.review ?? 0,
    unknown: counts.unknown ?? 0,
    held_because: isThere ? held : null,
  };
}

export async function readProjectSending(
  deps: DeliveryDeps,
  userId: string,
  projectId: string,
): Promise<ProjectSending> {
  const project = await findProject(deps.db, userId, projectId);
  const [counts, answered] = await Promise.all([
    countByStatus(deps.db, userId, projectId),
    countAnswered(deps.db, userId, projectId),
  ]);
  return {
    mode: project.sendingMode,
    sent: counts.sent ?? 0,
    answered,
    waiting: counts.waiting ?? 0,
    review: counts.review ?? 0,
  };
}

const shownDays = 30;

/** Every day of the last thirty, also those on which nothing happened. */
export async function readSendingStats(deps: DeliveryDeps, userId: string): Promise<DayStats[]> {
  const now = deps.clock.now();
  const timeZone = (await findSendingAccount(deps.db, userId))?.timeZone ?? 'UTC';
  const since = startOfDay(after(now, -days(shownDays - 1)), timeZone);
  const rows = new Map((await countPerDay(deps.db, userId, since, timeZone)).map((row) => [row.day, row]));
  const dayName = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return Array.from({ length: shownDays }, (_, index) => {
    const day = dayName.format(after(now, -days(shownDays - 1 - index)));
    return rows.get(day) ?? { day, generated: 0, sent: 0, failed: 0, answered: 0 };
  });
}
