// How long it takes to send what is waiting, in words.
import type { Schedule, Sending } from '@opener/contract/delivery';
import { isTimeZone, localDayAndHour, type LocalDay } from '@opener/contract/local-time';
import { estimateSending, type SendingSchedule } from '@opener/contract/pace';
import { plural } from '../../lib/format.ts';

/** 'about 52 sending days, done around January 8'; undefined if nothing waits, or if this browser doesn't know the account's time zone. */
export function tellTime(count: number, sending: Sending, now: number): string | undefined {
  if (sending.schedule === null || !isTimeZone(sending.time_zone)) return undefined;
  const schedule = readSchedule(sending, sending.schedule);
  const begins = beginning(sending, now);
  const dayOf = (at: number) =>
    JSON.stringify({ ...localDayAndHour(new Date(at), schedule.timeZone), hour: 0 });
  const isToday = dayOf(begins) === dayOf(now);
  const sentToday = isToday ? sending.sent_today : 0;
  const found = estimateSending(count, schedule, { now: new Date(begins), sentToday });
  if (!found) return undefined;
  const days = `about ${plural(found.days, 'sending day')}`;
  if (sending.paused || sending.reconnect) return `${days} once sending resumes`;
  return found.today && isToday ? 'done today' : `${days}, done around ${longDate(found.done, now)}`;
}

/** Now, or when the account's pause or gap ends. */
function beginning({ frozen_until: rest, next_send_at: gap }: Sending, now: number): number {
  return Math.max(now, ...[rest, gap].map((at) => (at === null ? 0 : Date.parse(at))));
}

function readSchedule({ time_zone: timeZone }: Sending, schedule: Schedule): SendingSchedule {
  return {
    hours: schedule.hours,
    weekdays: schedule.weekdays,
    ownCap: schedule.daily_cap,
    dailyCap: schedule.safe_caps,
    gap: schedule.gap_seconds,
    firstConnectedAt: new Date(schedule.first_connected_at),
    timeZone,
  };
}

const soonMs = 300 * 24 * 60 * 60 * 1000;

/** With the year only if it is not obvious. */
function longDate({ year, month, day }: LocalDay, now: number): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  const far = date.getTime() - now > soonMs;
  return date.toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    ...(far && { year: 'numeric' }),
  });
}
