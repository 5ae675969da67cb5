// How fast an account sends, and how long a number of messages takes. Pure; shared by server and browser.
import { warmUpCap } from './careful-pace.ts';
import { dayAfter, instantOf, localDayAndHour, type LocalDay, weekdayOf } from './local-time.ts';

export type Range = { from: number; to: number };

/** The operator's settings, for every account. */
export type Pace = {
  /** Seconds between two messages. */
  gap: Range;
  /** Messages a day: on the first day, and once the account is warmed up. */
  dailyCap: Range;
  /** Local hours, from inclusive to exclusive. */
  hours: Range;
};

/** When one account sends and how much: the operator's pace, narrowed by the user's settings. */
export type SendingSchedule = Pace & {
  /** The user's daily maximum. */
  ownCap: number;
  /** From 1 (Monday) to 7; at least one. */
  weekdays: readonly number[];
  timeZone: string;
  firstConnectedAt: Date;
};

export const everyDay: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

const dayMs = 24 * 60 * 60 * 1000;

export function capOn(
  schedule: Pick<SendingSchedule, 'dailyCap' | 'ownCap' | 'firstConnectedAt'>,
  now: Date,
): number {
  const day = Math.max(0, Math.floor((now.getTime() - schedule.firstConnectedAt.getTime()) / dayMs));
  return Math.min(schedule.ownCap, warmUpCap(schedule.dailyCap, day));
}

export type Estimate = {
  /** Days with sends, including today. */
  days: number;
  done: LocalDay;
  /** The last of them is sent today. */
  today: boolean;
};

/** Eighty years: later dates are useless. */
const farthestDays = 30_000;

/** How long that many messages take from now; undefined for none, or if they would never be done. */
export function estimateSending(
  count: number,
  schedule: SendingSchedule,
  { now, sentToday }: { now: Date; sentToday: number },
): Estimate | undefined {
  if (count <= 0 || schedule.ownCap <= 0) return undefined;
  let left = count;
  let days = 0;
  let day: LocalDay = localDayAndHour(now, schedule.timeZone);
  for (let n = 0; n < farthestDays; n++, day = dayAfter(day)) {
    if (!schedule.weekdays.includes(weekdayOf(day))) continue;
    const cap = capOn(schedule, new Date(now.getTime() + n * dayMs)) - (n === 0 ? sentToday : 0);
    const room = Math.min(
      cap,
      roomIn(schedule, n === 0 ? leftToday(schedule, day, now) : wholeDay(schedule)),
    );
    if (room <= 0) continue;
    days++;
    left -= room;
    if (left <= 0) return { days, done: day, today: n === 0 };
  }
  return undefined;
}

/** How many messages fit into this many seconds; the first needs no gap before it. */
function roomIn({ gap }: SendingSchedule, seconds: number): number {
  const usual = (gap.from + gap.to) / 2;
  if (seconds <= 0) return 0;
  return usual === 0 ? Infinity : Math.ceil(seconds / usual);
}

function wholeDay({ hours }: SendingSchedule): number {
  return (hours.to - hours.from) * 60 * 60;
}

function leftToday({ hours, timeZone }: SendingSchedule, today: LocalDay, now: Date): number {
  const opens = instantOf(today, hours.from, timeZone).getTime();
  const closes = instantOf(today, hours.to, timeZone).getTime();
  return (closes - Math.max(opens, now.getTime())) / 1000;
}
