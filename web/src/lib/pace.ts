// The server's default pace of a newly connected account: few messages a day at first, more over two weeks.
export const rampDays = 14;
export const [firstCap, lastCap] = [5, 25] as const;

/** Messages on a day, counted from 0. */
export function capOnDay(day: number): number {
  return Math.round(firstCap + ((lastCap - firstCap) * Math.min(day, rampDays - 1)) / (rampDays - 1));
}

/** How many days so many messages take, from the first day on. */
export function daysToSend(messages: number): number {
  let [day, left] = [0, messages];
  for (; left > 0; day += 1) left -= capOnDay(day);
  return day;
}
