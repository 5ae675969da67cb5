// Whether a Latin name may be one that the profile has in another script.
import { fold, words } from '../../../lib/words.ts';

/** Compares consonants, because scripts differ most in their vowels. */
export function isTransliterated(name: string, source: string): boolean {
  const wanted = skeleton(fold(toLatin(name)));
  const foreign =
    source.match(/[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{M}]+/gu) ?? [];
  if (foreign.some((word) => latinForms(word).some((form) => isAlike(skeleton(form), wanted)))) return true;
  // Their reading cannot be told without a dictionary.
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}]/u.test(
    source,
  );
}

/** Places have other names in other languages (Wien, Vienna), and names are declined (Marek, Marku). */
export function isOtherForm(name: string, source: string): boolean {
  const folded = fold(toLatin(name));
  const names = source.match(/\p{Lu}[\p{Script=Latin}\p{M}]{2,}/gu) ?? [];
  if (names.map(fold).some((other) => isSameName(other, folded))) return true;
  // "flores mexicanas" are Mexican flowers.
  return folded.length > 5 && words(source).some((word) => word.slice(0, 5) === folded.slice(0, 5));
}

function isSameName(one: string, other: string): boolean {
  if (one.slice(0, 4) === other.slice(0, 4) && Math.abs(one.length - other.length) <= 2) return true;
  const [a, b] = [skeleton(one), skeleton(other)].toSorted((x, y) => x.length - y.length) as [string, string];
  if (Math.abs(one.length - other.length) > 3) return false;
  return a === b ? a.length > 1 : a.length > 2 && b.startsWith(a) && b.length - a.length < 2;
}

/** Hebrew and Arabic attach articles and prepositions to the word. */
function latinForms(word: string): string[] {
  const bare = word.replace(/^(?:ال|و|ب|ל|ב|מ|ה)/u, '');
  // Some letters have two readings: g and h in Russian and Ukrainian, a consonant and u in Arabic.
  return [word, bare, word.replaceAll(/г/giu, 'х'), word.replaceAll('و', '')].map(toLatin);
}

function isAlike(one: string, other: string): boolean {
  if (one === other) return one !== '';
  return one.length > 2 && other.length > 2 && (other.startsWith(one) || one.startsWith(other));
}

/** Interchangeable letters are merged, then vowels and doubled letters are removed. */
function skeleton(latin: string): string {
  return latin
    .replaceAll(/sch|sh|ch|tch|tsch|zh|cz|sz/gu, 's')
    .replaceAll(/x/gu, 'ks')
    .replaceAll(/ph/gu, 'f')
    .replaceAll(/th|d/gu, 't')
    .replaceAll(/[qc]/gu, 'k')
    .replaceAll(/[vwbf]/gu, 'v')
    .replaceAll(/[jy]/gu, '')
    .replaceAll(/z/gu, 's')
    .replaceAll(/[^a-z]|[aeiou]|h/gu, '')
    .replaceAll(/(.)\1+/gu, '$1');
}

/** Latin letters stay as they are. */
function toLatin(word: string): string {
  return Array.from(word.normalize('NFC').toLowerCase(), (letter) => {
    const [base = ''] = letter.normalize('NFD');
    return letters[letter] ?? letters[base] ?? (/\p{Script=Latin}/u.test(letter) ? letter : '');
  }).join('');
}

const table: [string, string][] = [
  [
    'абвгдежзийклмнопрстуфхцчшщъыьэюяєіїґ',
    'a b v g d e z z i i k l m n o p r s t u f h s s s s - i - e u a e i i g',
  ],
  ['αβγδεζηθικλμνξοπρσςτυφχψω', 'a b g d e s i t i k l m n s o p r s s t i f h s o'],
  [
    'ابتثجحخدذرزسشصضطظعغفقكلمنهويةىأإآئؤء',
    'a b t t g h h d d r s s s s d t s a g f k k l m n h v i a a a a a i v -',
  ],
  ['אבגדהוזחטיכלמנסעפצקרשתךםןףץ', 'a b g d h v s h t i k l m n s a f s k r s t k m n f s'],
];

const letters: Record<string, string> = Object.fromEntries(
  table.flatMap(([from, to]) => {
    const targets = to.split(' ');
    return Array.from(from, (letter, at) => [letter, (targets[at] ?? '').replace('-', '')] as const);
  }),
);
