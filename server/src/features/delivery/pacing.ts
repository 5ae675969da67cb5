// When the next message may be sent. Pure: the caller passes the time, the counts and the randomness.
import { dayAfter, instantOf, type LocalDay, localDayAndHour, weekdayOf } from '@opener/contract/local-time';
import { capOn, everyDay, type Pace, type SendingSchedule } from '@opener/contract/pace';
import { after, days, seconds } from '../../lib/clock.ts';

type Choices = {
  hoursFrom: number | null;
  hoursTo: number | null;
  weekdays: number[] | null;
  dailyCap: number | null;
  timeZone: string;
  firstConnectedAt: Date;
};

/** The schedule of one account. The user's settings never make it send more than is safe. */
export function scheduleOf(pace: Pace, account: Choices): SendingSchedule {
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
export function earliestSend(schedule: SendingSchedule, turn: Turn): Date {
  const { now, urgent } = turn;
  if (turn.sentToday >= capOn(schedule, now)) return intoHours(schedule, turn.dayEnds);
  if (urgent) return now;
  return intoHours(schedule, latest(now, turn.nextSendAt, turn.heldUntil));
}

function latest(...moments: (Date | null)[]): Date {
  return new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)));
}

function intoHours(schedule: SendingSchedule, at: Date): Date {
  const local = localDayAndHour(at, schedule.timeZone);
  if (!isOn(schedule, local) || local.hour >= schedule.hours.to) return afterToday(schedule, at);
  return local.hour < schedule.hours.from ? instantOf(local, schedule.hours.from, schedule.timeZone) : at;
}

/** When the hours of the next sending day begin. */
function afterToday(schedule: SendingSchedule, at: Date): Date {
  let day = dayAfter(localDayAndHour(at, schedule.timeZone));
  while (!isOn(schedule, day)) day = dayAfter(day);
  return instantOf(day, schedule.hours.from, schedule.timeZone);
}

/** This time of the day on every day on which the account sends, from today. */
export function* sendingDays(schedule: SendingSchedule, from: Date): Generator<Date, never> {
  for (let day = from; ; day = after(day, days(1)))
    if (isOn(schedule, localDayAndHour(day, schedule.timeZone))) yield day;
}

function isOn({ weekdays }: SendingSchedule, day: LocalDay): boolean {
  return weekdays.includes(weekdayOf(day));
}
