// A figure such as 137K+ as a number that can grow: what it grows to, its decimals, and what is written after it.
export type Figure = { target: number; decimals: number; suffix: string };

export function parseFigure(text: string): Figure {
  const [number = '0'] = /^\d+(\.\d+)?/.exec(text) ?? [];
  return {
    target: Number(number),
    decimals: number.split('.')[1]?.length ?? 0,
    suffix: text.slice(number.length),
  };
}

/** `progress` runs from 0 to 1; the number hurries at first and settles at the end. */
export function figureAt({ target, decimals, suffix }: Figure, progress: number): string {
  const eased = 1 - (1 - Math.min(Math.max(progress, 0), 1)) ** 3;
  return (target * eased).toFixed(decimals) + suffix;
}
