// One row of the tables of trades.
/**
 * How to find it; what it is called in English (without "your"), German, French, Spanish, Italian and Portuguese (with it, in the
 * case that follows "I saw"); what its people need; whether a place can follow.
 */
export type TradeRow = readonly [pattern: RegExp, said: string, needs: string, isVenue: boolean];

export const of = (stems: string) => new RegExp(String.raw`(?<!\p{L})(?:${stems})`, 'iu');
