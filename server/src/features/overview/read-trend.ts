import type { Trend } from '@opener/contract/figure';
import { dayBefore, instantOf, isoDay, type LocalDay, localDayAndHour } from '@opener/contract/local-time';
import { findTimeZone } from '../instagram/sending-account.ts';
import type { OverviewDeps } from './deps.ts';
import { countPerDay, type DayCounts } from './figure.repo.ts';

/** The same days as in the chart. */
const days = 30;

/** Two periods instead of thirty days, counted by the same statement. */
export async function readTrend(deps: OverviewDeps, userId: string): Promise<Trend> {
  const timeZone = await findTimeZone(deps.db, userId);
  const today = localDayAndHour(deps.clock.now(), timeZone);
  const first = daysBefore(today, days - 1);
  const earlier = daysBefore(first, days);
  const starts = [earlier, first].map((day) => instantOf(day, 0, timeZone));
  const [before, now] = await countPerDay(deps.db, userId, starts);
  return {
    now: present(now!, first, today),
    before: present(before!, earlier, dayBefore(first)),
  };
}

function present({ sent, answered, interested }: DayCounts, from: LocalDay, to: LocalDay): Trend['now'] {
  return { from: isoDay(from), to: isoDay(to), sent, answered, interested };
}

function daysBefore(day: LocalDay, count: number): LocalDay {
  return count === 0 ? day : daysBefore(dayBefore(day), count - 1);
}
