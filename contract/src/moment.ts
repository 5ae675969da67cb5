// A point in time, as the API takes it.
import * as z from 'zod/mini';

/** From this millennium: the database knows no year 0, and nobody means one. */
export function moment(sentence: string) {
  return z.iso.datetime(sentence).check(z.regex(/^2/, sentence));
}
