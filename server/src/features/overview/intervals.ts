// How sure a rate is, and a difference of two: Wilson's score interval, and Newcombe's hybrid of two of them. Both hold for few sends and
// for rates near zero, where the textbook interval is too narrow.
export type Interval = { low: number; high: number };
export type Share = { count: number; of: number };

/** How many standard deviations a two-sided interval of this certainty spans. */
export const z95 = 1.959964;
/** 99.9%: for a look before enough was sent (Haybittle and Peto), because whoever looks every day is right by chance one day. */
export const z999 = 3.290527;

export function wilson({ count, of }: Share, z = z95): Interval {
  const rate = count / of;
  const spread = z * Math.sqrt((rate * (1 - rate)) / of + (z * z) / (4 * of * of));
  const centre = rate + (z * z) / (2 * of);
  const scale = 1 + (z * z) / of;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

/** Null without sends. An answer to a message whose delivery is unknown must not raise the rate above 1. */
export function rateWithInterval(count: number, of: number): (Interval & { rate: number }) | null {
  if (of === 0) return null;
  const share = { count: Math.min(count, of), of };
  return { rate: share.count / of, ...wilson(share) };
}

/** Of the second rate minus the first. */
export function difference(a: Share, b: Share, z = z95): Interval {
  const [rateA, rateB] = [a.count / a.of, b.count / b.of];
  const [inA, inB] = [wilson(a, z), wilson(b, z)];
  const between = rateB - rateA;
  return {
    low: between - Math.hypot(rateB - inB.low, inA.high - rateA),
    high: between + Math.hypot(inB.high - rateB, rateA - inA.low),
  };
}

/** Ten percentage points: smaller differences are not worth the wait. */
const worthFinding = 0.1;
/** How often such a difference is then found: four times in five. */
const zPower = 0.841621;
const expectedRate = 0.15;

/** How many sends each voice needs, by the rate so far; with hardly any, by a usual one. */
export function neededEach({ count, of }: Share): number {
  const rate = of < 20 ? expectedRate : Math.min(0.5, Math.max(0.05, count / of));
  const exact = (2 * rate * (1 - rate) * (z95 + zPower) ** 2) / worthFinding ** 2;
  return Math.round(exact / 10) * 10;
}
