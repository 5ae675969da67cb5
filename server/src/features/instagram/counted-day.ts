// The day that an account's cap counts. Pure: the caller passes the time.
import { dayAfter, instantOf, localDayAndHour } from '@opener/contract/local-time';

export type CountedDay = { from: Date; to: Date };

type Days = { timeZone: string; dayFrom: Date | null; dayTo: Date | null };

/** The local day; a day that began in another time zone ends there. */
export function countedDay({ timeZone, dayFrom, dayTo }: Days, now: Date): CountedDay {
  if (dayFrom && dayTo && now < dayTo) return { from: dayFrom, to: dayTo };
  const today = localDayAndHour(now, timeZone);
  return { from: instantOf(today, 0, timeZone), to: instantOf(dayAfter(today), 0, timeZone) };
}

/** When the time zone changes, the current day continues, because a new day would come with a new cap. */
export function moveTo(timeZone: string, account: Days, now: Date): Partial<Days> {
  if (timeZone === account.timeZone) return {};
  const { from, to } = countedDay(account, now);
  return { timeZone, dayFrom: from, dayTo: to };
}
