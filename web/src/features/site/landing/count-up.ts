// Parses a figure such as 137K+ for animation: target value, decimals and suffix.
export type Figure = { target: number; decimals: number; suffix: string };

export function parseFigure(text: string): Figure {
  const [number = '0'] = /^\d+(\.\d+)?/.exec(text) ?? [];
  return {
    target: Number(number),
    decimals: number.split('.')[1]?.length ?? 0,
    suffix: text.slice(number.length),
  };
}

/** `progress` runs from 0 to 1, with an ease-out. */
export function figureAt({ target, decimals, suffix }: Figure, progress: number): string {
  const eased = 1 - (1 - Math.min(Math.max(progress, 0), 1)) ** 3;
  return (target * eased).toFixed(decimals) + suffix;
}
