// The targets of a bench, printed with the measurements; a missed one sets the exit code.
export type Aims = {
  below(what: string, measured: number, limit: number, unit: string): void;
  atLeast(what: string, measured: number, limit: number): void;
  none(what: string, count: number): void;
  holds(what: string, isTrue: boolean): void;
};

export function startAims(): Aims {
  const judge = (met: boolean, line: string) => {
    console.log(`  ${met ? '✓' : '✗'} ${line}`);
    if (!met) process.exitCode = 1;
  };
  return {
    below: (what, measured, limit, unit) =>
      judge(measured < limit, `${what}: ${rounded(measured)} ${unit} (aim: below ${limit} ${unit})`),
    atLeast: (what, measured, limit) =>
      judge(measured >= limit, `${what}: ${measured.toFixed(2)} (aim: at least ${limit})`),
    none: (what, count) => judge(count === 0, `${what}: ${count} (aim: 0)`),
    holds: (what, isTrue) => judge(isTrue, `${what}: ${isTrue ? 'yes' : 'no'}`),
  };
}

export function note(line: string): void {
  console.log(`  · ${line}`);
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function rounded(value: number): string {
  return value.toFixed(value < 10 ? 1 : 0);
}
