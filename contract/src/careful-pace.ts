// The default pace of real accounts, which public pages describe too. Without imports, so that it adds little to those pages.
export const carefulPace = {
  /** In seconds. */
  gap: { from: 240, to: 720 },
  dailyCap: { from: 5, to: 25 },
  hours: { from: 9, to: 18 },
};

/** A new account reaches its cap over these days. */
export const warmUpDays = 14;

/** Without sending, after Instagram limited an account. */
export const freezeHours = 48;

/** Messages on a day since an account was connected, counted from 0. */
export function warmUpCap({ from, to }: { from: number; to: number }, day: number): number {
  return Math.round(from + (to - from) * Math.min(1, day / (warmUpDays - 1)));
}
