// The day that an account's cap counts. Pure: the caller brings the time.
import { dayAfter, instantOf, localDayAndHour } from '@opener/contract/local-time';

export type CountedDay = { from: Date; to: Date };

type Days = { timeZone: string; dayFrom: Date | null; dayTo: Date | null };

/** The local day; but one that began in another time zone ends there. */
export function countedDay({ timeZone, dayFrom, dayTo }: Days, now: Date): CountedDay {
  if (dayFrom && dayTo && now < dayTo) return { from: dayFrom, to: dayTo };
  const today = localDayAndHour(now, timeZone);
  return { from: instantOf(today, 0, timeZone), to: instantOf(dayAfter(today), 0, timeZone) };
}

/** What changes with a time zone: the day in it goes on, because a new one would come with a new cap. */
export function moveTo(timeZone: string, account: Days, now: Date): Partial<Days> {
  if (timeZone === account.timeZone) return {};
  const { from, to } = countedDay(account, now);
  return { timeZone, dayFrom: from, dayTo: to };
}
