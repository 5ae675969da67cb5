// Number words of the languages that messages are mostly written in, folded.
import { remember } from '../../../lib/remember.ts';

/** From two on: "one" is an article or a pronoun in most of these languages. */
const fromTwo = [
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize - - - vingt',
  'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
  'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  'dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte',
  'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
];
const fromThirty = [
  'thirty forty fifty sixty seventy eighty ninety',
  'dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
  'trente quarante cinquante soixante - - -',
  'treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  'trenta quaranta cinquanta sessanta settanta ottanta novanta',
  'trinta quarenta cinquenta sessenta setenta oitenta noventa',
  'dertig veertig vijftig zestig zeventig tachtig negentig',
];
const others: [number, string][] = [
  [2, 'duas'],
  [12, 'dozen dutzend douzaine docena dozzina duzia dozijn'],
  [16, 'dezasseis'],
  [17, 'dezassete'],
  [19, 'dezanove'],
  [20, 'vent'],
  [30, 'dreißig'],
  [100, 'hundred hundert cent cents cien ciento cento cem honderd'],
  [200, 'doscientos doscientas duecento duzentos duzentas'],
  [300, 'trescientos trecento trezentos'],
  [500, 'quinientos quinientas cinquecento quinhentos'],
  [1000, 'thousand tausend mille mil mila duizend'],
  [1_000_000, 'million millions'],
];

const values = new Map<string, number>([
  ...fromTwo.flatMap((list) => list.split(' ').map((word, at) => [word, at + 2] as const)),
  ...fromThirty.flatMap((list) => list.split(' ').map((word, at) => [word, (at + 3) * 10] as const)),
  ...others.flatMap(([value, list]) => list.split(' ').map((word) => [word, value] as const)),
]);

/** Between the words of one number: "oitenta e sete", "treinta y cinco". */
export const connectors = new Set(['and', 'et', 'y', 'e', 'und']);

export function valueOfWord(word: string): number | undefined {
  return values.get(word) ?? (fused(word) || undefined);
}

/** Most words are no number and come again. */
const fused = remember(5_000, (word) => valueOfFused(word) ?? 0);

/** "fünfundzwanzig", "vijfentwintig", "veinticinco", "ventisette", "zweihundert", "eintausend". */
function valueOfFused(word: string): number | undefined {
  const [, ones = '', tens = ''] = /^(\p{L}{3,8}?)(?:und|en)(\p{L}{6,9})$/u.exec(word) ?? [];
  const [units, decades] = [unit(ones), values.get(tens)];
  if (units !== undefined && decades !== undefined && decades >= 20) return units + decades;
  const [, veinti] = /^veinti(\p{L}+)$/u.exec(word) ?? [];
  if (veinti !== undefined) return plus(20, unit(veinti));
  const [, decina = '', resto = ''] =
    /^(vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[ia]?(uno|due|tre|quattro|cinque|sei|sette|otto|nove)$/u.exec(
      word,
    ) ?? [];
  if (resto !== '') return plus(values.get(`${decina}i`) ?? values.get(`${decina}a`) ?? 0, unit(resto));
  const [, times = '', power = ''] =
    /^(\p{L}{3,6})(hundert|tausend|honderd|duizend|mila|cento)$/u.exec(word) ?? [];
  const [factor, base] = [unit(times), power === '' ? undefined : values.get(power)];
  return factor === undefined || base === undefined ? undefined : factor * base;
}

function unit(word: string): number | undefined {
  return /^(?:ein|eins|un|uno|een)$/u.test(word) ? 1 : values.get(word);
}

function plus(tens: number, units: number | undefined): number | undefined {
  return units === undefined ? undefined : tens + units;
}
