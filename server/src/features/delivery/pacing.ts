// When the next message may go out. Pure: the caller brings the time, the counts and the dice.
import { after, seconds } from '../../lib/clock.ts';
import { dayAfter, instantOf, localDayAndHour } from './local-time.ts';

export type Range = { from: number; to: number };

export type Pace = {
  /** Seconds between two messages. */
  gap: Range;
  /** Messages a day: on the first day, and once the account is warmed up. */
  dailyCap: Range;
  /** Hours of the person's day, from inclusive to exclusive. */
  hours: Range;
};

const rampDays = 14;
const dayMs = 24 * 60 * 60 * 1000;

export function capOn(pace: Pace, firstConnectedAt: Date, now: Date): number {
  const day = Math.max(0, Math.floor((now.getTime() - firstConnectedAt.getTime()) / dayMs));
  const warmth = Math.min(1, day / (rampDays - 1));
  return Math.round(pace.dailyCap.from + (pace.dailyCap.to - pace.dailyCap.from) * warmth);
}

export function gapAfter(pace: Pace, now: Date, dice: () => number): Date {
  return after(now, seconds(pace.gap.from + (pace.gap.to - pace.gap.from) * dice()));
}

export type Turn = {
  now: Date;
  timeZone: string;
  firstConnectedAt: Date;
  /** The end of the gap after the last message. */
  nextSendAt: Date | null;
  sentToday: number;
  /** Asked for by the person: only the daily cap holds it back. */
  urgent: boolean;
};

/** The earliest moment for the next message; not later than now means now. */
export function earliestSend(pace: Pace, turn: Turn): Date {
  const { now, timeZone, urgent } = turn;
  if (turn.sentToday >= capOn(pace, turn.firstConnectedAt, now)) return tomorrow(pace, now, timeZone);
  if (urgent) return now;
  const gapOver = turn.nextSendAt && turn.nextSendAt > now ? turn.nextSendAt : now;
  return intoHours(pace, gapOver, timeZone);
}

function intoHours(pace: Pace, at: Date, timeZone: string): Date {
  const local = localDayAndHour(at, timeZone);
  if (local.hour < pace.hours.from) return instantOf(local, pace.hours.from, timeZone);
  if (local.hour >= pace.hours.to) return tomorrow(pace, at, timeZone);
  return at;
}

function tomorrow(pace: Pace, at: Date, timeZone: string): Date {
  return instantOf(dayAfter(localDayAndHour(at, timeZone)), pace.hours.from, timeZone);
}
