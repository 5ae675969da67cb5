// Deterministic random numbers from a seed.
export type Dice = {
  /** A whole number from 0 up to, but without, n. */
  below(n: number): number;
  /** A whole number from low to high, both included. */
  between(low: number, high: number): number;
  /** Like `between`, but uniform over orders of magnitude. */
  spread(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  shuffle<T>(from: readonly T[]): T[];
};

export function createDice(seed: string): Dice {
  const next = fractions(hash(seed));
  const below = (n: number) => Math.floor(next() * n);

  function pick<T>(from: readonly T[]): T {
    const picked = from[below(from.length)];
    if (picked === undefined) throw new RangeError('nothing to pick from');
    return picked;
  }

  return {
    below,
    between: (low, high) => low + below(high - low + 1),
    spread: (low, high) => Math.round(low * (high / low) ** next()),
    chance: (share) => next() < share,
    pick,
    shuffle: (from) =>
      from
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) state = Math.imul(state ^ byte, 0x01000193);
  return state >>> 0;
}

/** Mulberry32: small, and well distributed even for similar seeds. */
function fractions(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
