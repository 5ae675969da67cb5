// A point in time in the API's input.
import * as z from 'zod/mini';

/** From this millennium: the database has no year 0. */
export function moment(sentence: string) {
  return z.iso.datetime(sentence).check(z.regex(/^2/, sentence));
}
