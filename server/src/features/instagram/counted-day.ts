// The day that an account's cap counts. Pure: the caller passes the time.
import { dayAfter, instantOf, localDayAndHour } from '@opener/contract/local-time';
import { after, hours } from '../../lib/clock.ts';

export type CountedDay = { from: Date; to: Date };

type Days = { timeZone: string; dayFrom: Date | null; dayTo: Date | null };

/** The local day. A day that began in another time zone ends there; the one after it ends at a local midnight, and is not cut short. */
export function countedDay({ timeZone, dayFrom, dayTo }: Days, now: Date): CountedDay {
  if (dayFrom && dayTo) {
    if (now < dayTo) return { from: dayFrom, to: dayTo };
    const to = endOfFullDay(dayTo, timeZone);
    if (now < to) return { from: dayTo, to };
  }
  const today = localDayAndHour(now, timeZone);
  return { from: instantOf(today, 0, timeZone), to: instantOf(dayAfter(today), 0, timeZone) };
}

/** When the clocks are set forward. */
const shortestDayMs = hours(23);

function endOfFullDay(from: Date, timeZone: string): Date {
  const next = dayAfter(localDayAndHour(from, timeZone));
  const midnight = instantOf(next, 0, timeZone);
  return midnight >= after(from, shortestDayMs) ? midnight : instantOf(dayAfter(next), 0, timeZone);
}

/** When the time zone changes, the current day continues, because a new day would come with a new cap. */
export function moveTo(timeZone: string, account: Days, now: Date): Partial<Days> {
  if (timeZone === account.timeZone) return {};
  const { from, to } = countedDay(account, now);
  return { timeZone, dayFrom: from, dayTo: to };
}
