// When the next message may be sent. Pure: the caller passes the time, the counts and the randomness.
import { dayAfter, instantOf, type LocalDay, localDayAndHour, weekdayOf } from '@opener/contract/local-time';
import { capOn, everyDay, type Pace, type Plan } from '@opener/contract/pace';
import { after, seconds } from '../../lib/clock.ts';

type Choices = {
  hoursFrom: number | null;
  hoursTo: number | null;
  weekdays: number[] | null;
  dailyCap: number | null;
  timeZone: string;
  firstConnectedAt: Date;
};

/** The pace of one account. The user's settings never make it send more than is safe. */
export function planOf(pace: Pace, account: Choices): Plan {
  const { hoursFrom, hoursTo, weekdays, dailyCap, timeZone, firstConnectedAt } = account;
  return {
    ...pace,
    hours: hoursFrom === null || hoursTo === null ? pace.hours : { from: hoursFrom, to: hoursTo },
    weekdays: weekdays && weekdays.length > 0 ? weekdays : everyDay,
    ownCap: Math.min(dailyCap ?? pace.dailyCap.to, pace.dailyCap.to),
    timeZone,
    firstConnectedAt,
  };
}

export function gapAfter(pace: Pick<Pace, 'gap'>, now: Date, dice: () => number): Date {
  return after(now, seconds(pace.gap.from + (pace.gap.to - pace.gap.from) * dice()));
}

export type Turn = {
  now: Date;
  /** The end of the gap after the last message. */
  nextSendAt: Date | null;
  sentToday: number;
  /** When the count restarts. */
  dayEnds: Date;
  /** Approved in bulk, which can be undone until then. */
  heldUntil: Date | null;
  /** Requested by the user: only the daily cap applies. */
  urgent: boolean;
};

/** The earliest time for the next message; a time in the past means now. */
export function earliestSend(plan: Plan, turn: Turn): Date {
  const { now, urgent } = turn;
  if (turn.sentToday >= capOn(plan, now)) return intoHours(plan, turn.dayEnds);
  if (urgent) return now;
  return intoHours(plan, latest(now, turn.nextSendAt, turn.heldUntil));
}

function latest(...moments: (Date | null)[]): Date {
  return new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)));
}

function intoHours(plan: Plan, at: Date): Date {
  const local = localDayAndHour(at, plan.timeZone);
  if (!isOn(plan, local) || local.hour >= plan.hours.to) return afterToday(plan, at);
  return local.hour < plan.hours.from ? instantOf(local, plan.hours.from, plan.timeZone) : at;
}

/** When the hours of the next sending day begin. */
function afterToday(plan: Plan, at: Date): Date {
  let day = dayAfter(localDayAndHour(at, plan.timeZone));
  while (!isOn(plan, day)) day = dayAfter(day);
  return instantOf(day, plan.hours.from, plan.timeZone);
}

function isOn({ weekdays }: Plan, day: LocalDay): boolean {
  return weekdays.includes(weekdayOf(day));
}
