// Local times of day, across daylight-saving changes.
export type LocalDay = { year: number; month: number; day: number };

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

export function localDayAndHour(instant: Date, timeZone: string): LocalDay & { hour: number } {
  const { year, month, day, hour } = localParts(instant, timeZone);
  return { year, month, day, hour };
}

/** The instant at which a local day reaches an hour. A skipped hour begins when the clocks jump. */
export function instantOf({ year, month, day }: LocalDay, hour: number, timeZone: string): Date {
  const wanted = Date.UTC(year, month - 1, day, hour);
  let guess = wanted;
  // Twice: the first guess may be on the other side of a clock change.
  for (let i = 0; i < 2; i++) guess = wanted - offsetAt(new Date(guess), timeZone);
  // West of Greenwich, a guess at a skipped hour is as far before the jump as the clocks jump.
  const short = wanted - offsetAt(new Date(guess), timeZone) - guess;
  return new Date(guess + Math.max(0, short));
}

/** 1 (Monday) to 7 (Sunday). */
export function weekdayOf({ year, month, day }: LocalDay): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
}

/** As in 2026-05-12. */
export function isoDay({ year, month, day }: LocalDay): string {
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

export const dayAfter = (day: LocalDay): LocalDay => moved(day, 1);
export const dayBefore = (day: LocalDay): LocalDay => moved(day, -1);

function moved({ year, month, day }: LocalDay, by: number): LocalDay {
  const date = new Date(Date.UTC(year, month - 1, day + by));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function startOfDay(instant: Date, timeZone: string): Date {
  return instantOf(localDayAndHour(instant, timeZone), 0, timeZone);
}

function offsetAt(instant: Date, timeZone: string): number {
  const { year, month, day, hour, minute, second } = localParts(instant, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant.getTime() / 1000) * 1000;
}

function localParts(instant: Date, timeZone: string) {
  const parts = new Map<string, number>();
  for (const { type, value } of formatter(timeZone).formatToParts(instant)) parts.set(type, Number(value));
  const part = (name: string) => parts.get(name) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** More than are in use at a time; a name may also be an alias or any offset. */
const mostFormatters = 200;

/** Cached, because creating one is slow and there are few time zones. Names keep their case. */
function formatter(timeZone: string): Intl.DateTimeFormat {
  const key = timeZone.toLowerCase();
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formatters.size >= mostFormatters) formatters.delete(formatters.keys().next().value!);
  formatters.set(key, made);
  return made;
}
