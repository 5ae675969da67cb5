import { capOn, type SendingSchedule } from '@opener/contract/pace';
import { sendingDays } from '../../delivery/pacing.ts';

/**
 * A time for each of so many follow-ups: as many a day as the account sends, on the days on which it sends, and besides the others, which
 * have their times already.
 */
export function spread(
  schedule: SendingSchedule,
  now: Date,
  { count, others }: { count: number; others: readonly Date[] },
): Date[] {
  const days = sendingDays(schedule, now);
  const queue = others.toSorted((one, other) => other.getTime() - one.getTime());
  const times: Date[] = [];
  let day = days.next().value;
  let waiting = 0;
  while (times.length < count) {
    const dayAfter = days.next().value;
    for (; queue.length > 0 && queue.at(-1)! < dayAfter; queue.pop()) waiting++;
    const cap = Math.max(1, capOn(schedule, day));
    const room = Math.min(cap - waiting, count - times.length);
    for (let n = 0; n < room; n++) times.push(day);
    waiting = Math.max(0, waiting - cap);
    day = dayAfter;
  }
  return times;
}
