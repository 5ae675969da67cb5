// Formats numbers and times consistently. By hand: a browser makes a new formatter for each call, and the first takes several frames.
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** 950, 1.2K, 3.4M. Rounding never moves a number into the next unit. */
export function shortCount(count: number): string {
  if (count >= 1_000_000) return `${(count / 1_000_000).toFixed(1)}M`;
  if (count >= 1000) return `${Math.min(count / 1000, 999.9).toFixed(1)}K`;
  return String(count);
}

/** 1,200 */
export function wholeNumber(count: number): string {
  return String(Math.trunc(count)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

/** '1 credit', '1,200 credits'. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${wholeNumber(count)} ${count === 1 ? one : many}`;
}

/** A relative time; after a week, the date. */
export function timeAgo(iso: string, now: number): string {
  const then = Date.parse(iso);
  const passed = now - then;
  if (passed < minute) return 'Just now';
  if (passed < hour) return `${Math.floor(passed / minute)} min ago`;
  if (passed < day) return `${Math.floor(passed / hour)} h ago`;
  if (passed < 7 * day) return plural(Math.floor(passed / day), 'day') + ' ago';
  return shortDate(iso, now);
}

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const monthName = (index: number) => monthNames[index] ?? '';
const shortMonth = (index: number) => monthName(index).slice(0, 3);

/** 'Mar 12', with the year if it is not this one. */
export function shortDate(iso: string, now: number): string {
  const date = new Date(iso);
  const year = date.getFullYear();
  const text = `${shortMonth(date.getMonth())} ${date.getDate()}`;
  return year === new Date(now).getFullYear() ? text : `${text}, ${year}`;
}

/** 'March 4, 2025 at 09:05' */
export function exactTime(iso: string): string {
  const date = new Date(iso);
  return `${monthName(date.getMonth())} ${date.getDate()}, ${date.getFullYear()} at ${timeOfDay(date)}`;
}

/** 'March 4, 2025, 09:05 UTC': independent of the reader's time zone. */
export function utcTime(iso: string): string {
  const date = new Date(iso);
  const day = `${monthName(date.getUTCMonth())} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
  return `${day}, ${date.toISOString().slice(11, 16)} UTC`;
}

/** 'Today at 14:20', 'Nov 16 at 09:00'. */
export function dayAndTime(iso: string, now: number): string {
  const text = clockTime(iso, now);
  return text.includes(' at ') ? text : `Today at ${text}`;
}

/** In a sentence: 'at 14:20' today, 'on Nov 16 at 09:00' on another day. */
export function atTime(iso: string, now: number): string {
  const text = clockTime(iso, now);
  return text.includes(' at ') ? `on ${text}` : `at ${text}`;
}

/** '14:20' today, 'Nov 16 at 09:00' on another day. */
export function clockTime(iso: string, now: number): string {
  const date = new Date(iso);
  const sameDay = date.toDateString() === new Date(now).toDateString();
  return sameDay ? timeOfDay(date) : `${shortDate(iso, now)} at ${timeOfDay(date)}`;
}

/** '09:05' */
function timeOfDay(date: Date): string {
  return date.toTimeString().slice(0, 5);
}

/** 'Nov 16' for 2026-11-16. The server's days are already local, so no time zone may be applied again. */
export function dayName(day: string, withYear = false): string {
  const date = new Date(`${day}T00:00:00Z`);
  const text = `${shortMonth(date.getUTCMonth())} ${date.getUTCDate()}`;
  return withYear ? `${text}, ${date.getUTCFullYear()}` : text;
}
