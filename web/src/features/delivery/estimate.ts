// How long what waits takes to be sent, in words.
import type { Schedule, Sending } from '@opener/contract/delivery';
import type { LocalDay } from '@opener/contract/local-time';
import { estimateSending, type Plan } from '@opener/contract/pace';
import { plural } from '../../lib/format.ts';

/** 'about 52 sending days, done around January 8'; nothing where nobody can tell, or nothing waits. */
export function tellTime(count: number, sending: Sending, now: number): string | undefined {
  if (sending.schedule === null) return undefined;
  const frozenUntil = sending.frozen_until === null ? 0 : Date.parse(sending.frozen_until);
  const rests = frozenUntil > now;
  const found = estimateSending(count, planOf(sending, sending.schedule), {
    now: new Date(rests ? frozenUntil : now),
    sentToday: rests ? 0 : sending.sent_today,
  });
  if (!found) return undefined;
  const days = `about ${plural(found.days, 'sending day')}`;
  if (sending.paused || sending.reconnect) return `${days} once sending goes on`;
  return found.today && !rests ? 'done today' : `${days}, done around ${longDate(found.done, now)}`;
}

export function planOf({ time_zone: timeZone }: Sending, schedule: Schedule): Plan {
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

/** With its year only where that is not plain. */
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
