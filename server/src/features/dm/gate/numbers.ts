// Reads the numbers of a text, in figures of any script or in words.
/** Every number in the text, as a value. */
export function numberValues(text: string): number[] {
  const plain = text.normalize('NFKC').replaceAll(/\p{Nd}/gu, asciiDigit);
  const figures = [
    ...plain.matchAll(/\d+(?:[.,'’\u00a0\u202f]\d+)*(?:\s?(?:k|m|mn|million|thousand)\b)?/giu),
  ];
  const spelled = [...plain.toLowerCase().matchAll(/\p{L}+/gu)].flatMap(([word]) => valueOfWord(word) ?? []);
  return [...figures.flatMap(([figure]) => valuesOfFigure(figure)), ...spelled];
}

/** What a count may honestly be called: itself, or rounded to one, two or three digits. */
export function honestValues(count: number): Set<number> {
  const values = new Set([count]);
  for (const digits of [1, 2, 3]) {
    const unit = 10 ** Math.max(0, String(count).length - digits);
    values.add(Math.round(count / unit) * unit).add(Math.floor(count / unit) * unit);
  }
  for (const unit of [100, 1000, 1_000_000]) if (count >= unit) values.add(unit);
  return values;
}

const small = 'zero one two three four five six seven eight nine ten'.split(' ');
const teens = 'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' ');
const tens = 'thirty forty fifty sixty seventy eighty ninety'.split(' ');
const spelledValues = new Map<string, number>([
  ...[...small, ...teens].map((word, value) => [word, value] as const),
  ...tens.map((word, at) => [word, (at + 3) * 10] as const),
  ...[
    ['dozen', 12],
    ['hundred', 100],
    ['thousand', 1000],
    ['million', 1_000_000],
  ].map(([word, value]) => [String(word), Number(value)] as const),
]);

function valueOfWord(word: string): number | undefined {
  return spelledValues.get(word) ?? spelledValues.get(word.replace(/s$/, ''));
}

/** A point or comma before exactly three digits groups thousands; any other is a decimal sign. */
function valuesOfFigure(figure: string): number[] {
  const factor = /(?:k|thousand)$/i.test(figure) ? 1000 : /(?:m|mn|million)$/i.test(figure) ? 1_000_000 : 1;
  const digits = figure.replaceAll(/[^\d.,]/g, '');
  const grouped = /^\d{1,3}(?:[.,]?\d{3})+$/.test(digits) && /[.,]/.test(digits);
  const value =
    grouped && factor === 1 ? Number(digits.replaceAll(/[.,]/g, '')) : Number(digits.replace(',', '.'));
  return Number.isFinite(value) ? [Math.round(value * factor * 100) / 100] : [];
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 48;
  // Each script's ten digits are consecutive code points, so the zero is the lowest neighbour that is still a digit.
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
