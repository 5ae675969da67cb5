// Names of months and days of the week, in many languages.
import { remember } from '../../../lib/remember.ts';
import { fold } from '../../../lib/words.ts';

const locales = 'en de fr es it pt nl pl sv da no fi cs tr'.split(' ');

const format = (locale: string, options: Intl.DateTimeFormatOptions, at: number) =>
  fold(new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at));

const months = new Map<string, number>(
  locales.flatMap((locale) =>
    Array.from({ length: 12 }, (_, month) => month).flatMap((month) => {
      const at = Date.UTC(2026, month, 1);
      // After a day, a month takes another form in some languages.
      const inDate =
        format(locale, { day: 'numeric', month: 'long' }, at)
          .match(/\p{L}{3,}/gu)
          ?.at(-1) ?? '';
      return [format(locale, { month: 'long' }, at), inDate].map((name) => [name, month] as const);
    }),
  ),
);

const weekdays = new Set(
  locales.flatMap((locale) =>
    Array.from({ length: 7 }, (_, day) =>
      format(locale, { weekday: 'long' }, Date.UTC(2026, 0, 4 + day)),
    ).flatMap((name) => [name, `${name}s`]),
  ),
);

/** "may", "mars" and "marca" are also ordinary words. */
const ambiguous = new Set('may marca mart maja mars'.split(' '));

export const monthsIn = remember(200, (text): readonly { month: number; word: string }[] =>
  (text.match(/[\p{L}\p{M}]{3,}/gu) ?? []).flatMap((word) => {
    const folded = fold(word);
    const month = months.get(folded);
    if (month === undefined) return [];
    return ambiguous.has(folded) && !/^\p{Lu}/u.test(word) ? [] : [{ month, word }];
  }),
);

const shortMonths = new Map<string, number>(
  ['en-GB', ...locales].flatMap((locale) =>
    Array.from({ length: 12 }, (_, month) => {
      const short = format(locale, { month: 'short' }, Date.UTC(2026, month, 1));
      return [short.replace('.', ''), month] as const;
    }),
  ),
);

/** Before a month without a day: "until end of Nov". */
const until =
  '(?:end of|until|till|til|by|before|through|mid|early|late|ende|bis|anfang|mitte|vor|fin|avant|jusque|hasta|entro|fine|até|fim de|final de)';
const shortMonth = new RegExp(
  String.raw`(?<=\d\.?\s?)\p{L}{3,5}(?!\p{L})|(?<!\p{L})\p{L}{3,5}(?=\.?\s?\d)|(?<=(?<!\p{L})${until}[\s-])\p{L}{3,5}(?!\p{L})`,
  'giu',
);

/** Informal dates: "Dec 15", "24. Dez.", "end of Nov", "31.1.", and "1/12", where either number may be the month. */
export function monthsOfDates(text: string): number[] {
  const short = text.match(shortMonth) ?? [];
  const numbered = [...text.matchAll(/(?<!\d)\d{1,2}\.\s?(\d{1,2})\.|(?<!\d)(\d{1,2})\/(\d{1,2})(?!\d)/gu)];
  return [
    ...short.flatMap((word) => shortMonths.get(fold(word)) ?? []),
    ...numbered.flatMap(([, ...parts]) => parts.flatMap((part) => (part ? Number(part) - 1 : []))),
  ];
}

/** Expects a folded word. */
export function isCalendarName(word: string): boolean {
  return months.has(word) || weekdays.has(word);
}
