// German.
import { lowerFirst, upperFirst } from '../case.ts';
import { german as phrases, type Question } from '../phrases/german.ts';
import { addressed, type Tone } from '../phrases/phrases.ts';
import { both, firstMatch, type Frames } from './frames.ts';

export function german(tone: Tone): Frames {
  const { questions, ...said } = phrases[tone];
  const isFormal = tone === 'formal';
  return {
    ...said,
    begin: (detail) => detail.replace(/^hab(?= )/u, have[tone]),
    namesNobody: isFormal,
    firstPerson: /^(?:wir|ich)\s/iu,
    isSomebody: /^Ich bin (?=\p{Lu}|eine? )/u,
    speaksAsOne:
      /^(?:wir|ich|unser\p{L}{0,2}|mein\p{L}{0,2}|du|ihr|sie|so|damit(?! (?:der|die|das|den|du|sie|ihre?|deine?|man|keine?|alles|alle|nichts|es) )|es)\s/iu,
    benefit: (product, line) =>
      /^(?:damit|sodass|so dass)\s/iu.test(line)
        ? `${product}, ${lowerFirst(line)}`
        : `${product}. Das heißt: ${line}`,
    yours: (trade) => (isFormal ? trade.replace(/^dein/u, 'Ihr') : trade),
    and: 'und',
    keepsCapitals: true,
    product,
    productList: (items) => `Wir machen ${items}`,
    offer: (sentence) => offer(sentence, isFormal ? 'Sie können' : 'Du kannst'),
    question: (offered) => questions[firstMatch(offered, kinds) ?? 'other'],
    inTone: (text) => addressed(text, tone),
  };
}

/** Only a casual message leaves out who saw it. */
const have: Record<Tone, string> = { plain: 'hab', warm: 'ich hab', playful: 'hab', formal: 'ich habe' };

const hasSubject = /^(?:wir|ich|unser[ens]?|unsere[mnrs]?|mein[ens]?|du|sie|es|bei|mit|damit|wer)\s/iu;
const thirdPerson =
  /^\p{Lu}[\p{L}\d-]* (?:hilft|ist|macht|bietet|sorgt|verschickt|schickt|erinnert|spart|verkauft|baut|liefert|bringt|verwaltet|zeigt|plant|kann|wird|hat)\s/u;
const genders: readonly (readonly [RegExp, 'm' | 'f' | 'n'])[] = [
  [
    /(?:kurs|workshop|service|shop|podcast|newsletter|laden|verlag|dienst|betrieb|planer|onlineshop|verein)$/iu,
    'm',
  ],
  [
    /(?:app|plattform|agentur|werkstatt|schule|praxis|rösterei|bäckerei|brauerei|manufaktur|firma|kanzlei|galerie|druckerei)$/iu,
    'f',
  ],
  [/(?:studio|café|team|tool|programm|buch|magazin|unternehmen|atelier|system|startup|büro)$/iu, 'n'],
];
const companies =
  /(?:agentur|werkstatt|schule|praxis|rösterei|bäckerei|brauerei|manufaktur|firma|kanzlei|galerie|druckerei|studio|café|team|unternehmen|atelier|startup|büro|laden|verlag|betrieb|verein)$/iu;
const people =
  /(?:fotograf|designer|coach|trainer|texter|entwickler|berater|lehrer|illustrator|filmer|übersetzer|künstler|florist|grafiker|therapeut|schreiner|tischler|gärtner)(?:in)?$/iu;
const verbs: readonly (readonly [RegExp, string])[] = [
  [/(?:software|app|tool|plattform|system|programm)$/iu, 'Wir entwickeln'],
  [
    /(?:kurse?n?|workshops?|coachings?|beratung|training|stunden|reinigung|buchhaltung|fotografie|design|marketing)$/iu,
    'Wir bieten',
  ],
  [
    /(?:kaffee|tee|wein|honig|mehl|garn|wolle|stoffe|schokolade|pflanzen|blumen|verpackungen)$/iu,
    'Wir verkaufen',
  ],
  [
    /(?:seifen?|kerzen|schmuck|keramik|möbel|taschen|karten|drucke|brot|kosmetik|webseiten|websites|videos|fotos|reels)$/iu,
    'Wir machen',
  ],
];

function product(sentence: string): string {
  if (hasSubject.test(sentence) || thirdPerson.test(sentence)) return upperFirst(sentence);
  const bare = sentence.replace(/^eine?\s/iu, '');
  const head = headOf(bare);
  if (people.test(head)) return `Ich bin ${bare}`;
  const gender = genders.find(([pattern]) => pattern.test(head))?.[1];
  if (gender !== undefined && companies.test(head))
    return `Wir sind ${gender === 'f' ? 'eine' : 'ein'} ${adjective(bare)}`;
  const verb = firstMatch(head, verbs);
  // "Pannensichere Reifen, die ich selbst fertige": no sentence yet.
  if (verb === undefined && gender === undefined)
    return /^\p{Lu}\p{Ll}+e \p{Lu}\p{Ll}+$/u.test(head)
      ? `Es geht um ${adjective(bare)}`
      : upperFirst(sentence);
  return `${verb ?? 'Wir bieten'} ${accusative(bare, gender)}`;
}

/** What stands before "für", "mit" or a comma. */
function headOf(phrase: string): string {
  return (
    phrase
      .split(
        /\s(?:für|mit|von|vom|aus|zum|zur|in|im|bei|ohne|über|unter|zu|und|die|der|das|auf|an|nach|als)\s|[,:;(]/iu,
        1,
      )[0]
      ?.trim() ?? phrase
  );
}

function accusative(phrase: string, gender: 'm' | 'f' | 'n' | undefined): string {
  const article = gender === undefined ? '' : { m: 'einen ', f: 'eine ', n: 'ein ' }[gender];
  return article + adjective(gender === 'f' || gender === 'n' ? phrase : declined(phrase));
}

/** "Frischer Kaffee" is what it is called, "frischen Kaffee" is what one sells; "Berliner Brot" stays. */
function declined(phrase: string): string {
  if (city.test(phrase)) return phrase;
  return phrase.replace(
    /^(\p{Lu}\p{Ll}+ )?(?!über|unter|hinter|oder|einer)(\p{L}+[^e])er (?=\p{Lu})/u,
    '$1$2en ',
  );
}

/** A first word before a noun, or before its adjective, is small inside a sentence. */
function adjective(phrase: string): string {
  const leads =
    /^\p{Lu}\p{Ll}+(?:e|en|er|es)(?: (?!über|unter|hinter|oder|eine|ohne)\p{Ll}+(?:e|en|er|es))* \p{Lu}/u.test(
      phrase,
    ) || /^\p{Lu}\p{Ll}+ (?!über|unter|hinter|oder|eine|ohne)\p{Ll}+(?:e|en|er|es) \p{Lu}/u.test(phrase);
  return leads && !city.test(phrase) ? lowerFirst(phrase) : phrase;
}

const city = /^(?:Berlin|Hamburg|Wien|Münchn|Köln)/u;

const finite =
  /(?<!\p{L})(?:ist|sind|bekommst|kriegst|bekommen|erhalten|gibt|kannst|können|könnt|darfst|schenken|zahlst|erhältst|kostet|kosten|machen wir|bauen|liefern wir|schicken|bringen|richten|übernehmen|bleibt|gilt|wir|ich|du|ihr)(?!\p{L})|(?<!\p{L})Sie(?!\p{L})/iu;
const priced =
  /^(?:(der|die|das|deine?)\s)?((?:erst|zweit)(?:e[rsn]?)) (.{1,40}?) (kostenlos|gratis|umsonst|geschenkt|frei|zum halben Preis)(?!\p{L})(.*)$/isu;

function offer(sentence: string, youCan: string): string {
  if (finite.test(sentence)) return upperFirst(sentence);
  const [, article = '', first, what, price, rest] = priced.exec(sentence) ?? [];
  if (first !== undefined)
    return pricedSentence(
      withEnding(first.toLowerCase(), article.toLowerCase()),
      what ?? '',
      price ?? '',
      rest ?? '',
    );
  const [, deed] =
    /^(?:jetzt )?(.{1,80}? (?:testen|ausprobieren|probieren|buchen|sparen|kennenlernen|bestellen|nutzen|sichern|vereinbaren)(?!\p{L}).*)$/isu.exec(
      sentence,
    ) ?? [];
  if (deed !== undefined) return `${youCan} ${adjective(deed)}`;
  const [, ending, noun] =
    /^(?:eine? )?(?:kostenlos|gratis|unverbindlich|einmalig)(er|es|e) (.+)$/isu.exec(sentence) ?? [];
  if (ending !== undefined && noun !== undefined) return `Es gibt ${withArticle(sentence, ending, noun)}`;
  if (/^(?:\d|eine? |einen |zwei |drei )/iu.test(sentence)) return `Es gibt ${lowerFirst(sentence)}`;
  return /^(?:kostenlos|gratis|umsonst)\s/iu.test(sentence)
    ? `Das Ganze ist ${lowerFirst(sentence)}`
    : upperFirst(sentence);
}

/** "Der erste Monat" says by its article what "erster Monat" says by its ending. */
function withEnding(first: string, article: string): string {
  return first.endsWith('e') ? first + ({ der: 'r', das: 's' }[article] ?? '') : first;
}

function pricedSentence(first: string, what: string, price: string, rest: string): string {
  const stem = first.replace(/[nrs]$/u, '');
  const isHalf = price.startsWith('zum');
  if (first.endsWith('n')) return `Die ${stem}n ${what} ${isHalf ? 'gibt es' : 'sind'} ${price}${rest}`;
  if (isHalf && first.endsWith('r')) return `Den ${stem}n ${what} gibt es ${price}${rest}`;
  const article = first.endsWith('r') ? 'Der' : first.endsWith('s') ? 'Das' : 'Die';
  return `${article} ${stem} ${what} ${isHalf ? 'gibt es' : 'ist'} ${price}${rest}`;
}

function withArticle(sentence: string, ending: string, noun: string): string {
  const word = (/(?:kostenlos|gratis|unverbindlich|einmalig)/iu.exec(sentence)?.[0] ?? '').toLowerCase();
  if (ending === 'er') return `einen ${word}en ${noun}`;
  if (ending === 'es') return `ein ${word}es ${noun}`;
  return /^\p{L}+en(?!\p{L})/u.test(noun) ? `${word}e ${noun}` : `eine ${word}e ${noun}`;
}

const free = 'kostenlos|gratis|umsonst|geschenk';
const kinds: readonly (readonly [RegExp, Question])[] = [
  [/gespräch|telefonat|anruf|call(?!\p{L})|beratung/iu, 'call'],
  [
    both(
      free,
      String.raw`muster|sack(?!\p{L})|proben(?!\p{L})|(?:pakete|boxen|sets|packungen|kisten|tüten)(?!\p{L})`,
    ),
    'samples',
  ],
  [both(free, String.raw`paket|set(?!\p{L})|päckchen`), 'parcel'],
  [both(free, String.raw`box(?!\p{L})|packung|kiste|tüte`), 'box'],
  [/probestunde|stunde|kurs|workshop|training|shooting|session|führung|verkostung/iu, 'lesson'],
  [
    /test|prob(?:e|ier)|(?:monat|tage|woche).{0,40}(?:kostenlos|gratis|umsonst)|(?:kostenlos|gratis|umsonst).{0,40}(?:monat|tage|woche)/isu,
    'trial',
  ],
  [/rabatt|%/iu, 'discount'],
];
