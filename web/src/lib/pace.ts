// How fast a newly connected account sends, at the default pace.
import { carefulPace, warmUpCap } from '@opener/contract/careful-pace';

/** Messages on a day, counted from 0. */
export function capOnDay(day: number): number {
  return warmUpCap(carefulPace.dailyCap, day);
}

/** How many days these messages take, from the first day on. */
export function daysToSend(messages: number): number {
  let [day, left] = [0, messages];
  for (; left > 0; day += 1) left -= capOnDay(day);
  return day;
}
