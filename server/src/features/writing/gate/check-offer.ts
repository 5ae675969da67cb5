// The message must state what the sender offers, with every figure of the offer.
import { detectLanguage } from '../../../lib/language.ts';
import { contentStems, countWords, fold } from '../../../lib/words.ts';
import { numberValues, valuesWithConversions } from './numbers.ts';
import type { GateInput, GateRule } from './rule.ts';

export const checkOffer: GateRule = (input) => [...checkMention(input), ...checkWhole(input)];

/** In the project's language its words must appear; translations are checked by the second reading. */
function checkMention({ draft, project, voice, language }: GateInput): string[] {
  const offered = [project.productInfo, project.offerInfo, voice.offerLine, voice.benefit].join('\n');
  if ((detectLanguage(offered) ?? language) !== language) return [];
  const stems = new Set(contentStems(offered));
  if (stems.size === 0) return [];
  const said = new Set(contentStems(draft.text));
  const mentioned = [...stems].filter((stem) => said.has(stem) || spokenInside(stem, draft.text)).length;
  // One shared word can be chance; a short description has no more to share.
  const needed = stems.size > 3 ? 2 : 1;
  return mentioned >= needed
    ? []
    : [`It does not say what is offered; use words of: "${shorten(project.productInfo)}"`];
}

/** Longer offers may be told in part, which only the second reading can judge. */
const mostWords = 45;
/** Languages whose number words we know; in others a small figure may appear as a word. */
const read = new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl']);
const smallest = 20;

/** An offer without its amount, limit or end date is a false promise. */
function checkWhole({ draft, project, voice, language }: GateInput): string[] {
  const offer = voice.offerLine || project.offerInfo;
  if (countWords(offer, mostWords) > mostWords) return [];
  const said = valuesWithConversions(draft.text);
  const lost = [...new Set(numberValues(offer))].filter(
    (value) =>
      value !== 1 &&
      !said.has(value) &&
      !toldInWords.some(([told, words]) => told === value && words.test(fold(draft.text))) &&
      (value > smallest || read.has(language)),
  );
  return lost.map((value) => `It leaves out the ${value} of the offer; say the offer whole.`);
}

const hour = 'hour|stunde|heure|hora|\\bora\\b|uur|saat|godzin|timm|時間|час|שעה|ساعة';
const half =
  'half|halb|halfte|anderthalb|eineinhalb|demi|moitie|medi[ao]|mitad|mezz[ao]|\\bmeta\\b|mei[ao]|metade|helft|halve|anderhalf|bucuk|yarim|半|пол|חצי|نصف';

/** "Half price" means fifty percent, "an hour and a half" ninety minutes. */
const toldInWords: [number, RegExp][] = [
  [0, /free|nothing|gratis|kostenlos|umsonst|gratuit|offert|gratuit[oa]|nichts|rien|nada|niente/u],
  [1.5, new RegExp(half, 'u')],
  [7, /week|woche|semaine|semana|settimana/u],
  [12, /dozen|dutzend|douzaine|docena|dozzina|duzia|dozijn|year|jahr|\ban\b|annee|ano|anno|ダース/u],
  [25, /quarter|viertel|quart|cuarto|quarto/u],
  [30, new RegExp(`${half}|month|monat|mois|mes`, 'u')],
  [33, /third|drittel|tiers|tercio|terzo|terco/u],
  [50, new RegExp(half, 'u')],
  [60, new RegExp(hour, 'u')],
  [90, new RegExp(`(?:${hour}).*(?:${half})|(?:${half}).*(?:${hour})`, 'su')],
  [100, /hundred|hundert|\bcent|cien|cento|cem|honderd|free|gratis|百/u],
  [1000, /thousand|tausend|mille|\bmil\b|千|тысяч/u],
];

/** Scripts without spaces are not segmented consistently, so letters are compared. */
function spokenInside(stem: string, text: string): boolean {
  return (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(stem) && text.includes(stem)
  );
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 120)}…` : line;
}
