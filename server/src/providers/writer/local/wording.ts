// Finds out how a user's own description can stand in our sentence: as a thing, a statement, an invitation or a quotation.
import { contentStems } from '../../../lib/words.ts';
import { cleanText, sentencesOf } from './clean.ts';
import { readsEnglish } from './language.ts';
import { enumerate, headOf, lowerFirst, withArticle } from './noun-phrase.ts';
import { shorten } from './shorten.ts';

/** thing: "booking software for studios" · statement: "we sell soap" · deed: "book a free call" · note: "first month free" · quoted: as it stands. */
export type Wording = {
  form: 'thing' | 'statement' | 'deed' | 'note' | 'quoted';
  text: string;
  head: string;
  parts: string[];
};

const longest = 13;
const label =
  /^(?:products?|services?|offer|about(?: us| me)?|what (?:we|i) (?:do|offer|sell)|description|name|details|summary)\s*:\s*/iu;

/** Nobody believes a stranger's superlatives. */
const boast =
  /^(?:the |a |an )?(?:(?:very )?best|top(?:[- ]rated)?|leading|premium|amazing|number one|world[- ]class|high[- ]quality)\s/iu;

/** `most` words at most, so that one description can be told briefly or in full. */
export function productWording(text: string, most = longest): Wording {
  const sentence = pastTheSlogan(text);
  if (sentence === undefined || !readsEnglish(sentence)) return quoted(text, sentence);
  const said = asStatement(sentence, most) ?? asDeed(sentence, most);
  if (said !== undefined) return said;
  const { whole, parts } = partsOf(sentence);
  const self = asSelf(whole, most);
  if (self !== undefined) return self;
  const thing = withArticle(lowerFirst(shorten(whole, most)));
  return { form: 'thing', text: thing, head: headOf(lowerFirst(whole)), parts };
}

export function offerWording(text: string, most = longest): Wording {
  const sentence = firstUseful(text);
  if (sentence === undefined || !readsEnglish(sentence)) return quoted(text, sentence);
  const said = asStatement(sentence, most) ?? asDeed(sentence, most);
  if (said !== undefined) return said;
  const note = lowerFirst(shorten(sentence, most)).replace(/^first\b/u, 'the first');
  const isThing =
    /^(?:an?|the(?! first)) |^\d+ ?% off\b|^free (?!for|when|until|if|to|with|and|of|as|on|in|from|shipping|delivery)\w+/iu.test(
      note,
    );
  const plainList = /,/u.test(note);
  if (isThing && !plainList) return { form: 'thing', text: withArticle(note), head: headOf(note), parts: [] };
  return { form: 'note', text: note, head: '', parts: [] };
}

/** A slogan says less than the sentence after it that begins with "we". */
function pastTheSlogan(text: string): string | undefined {
  const first = firstUseful(text);
  if (first === undefined || !imperatives.test(first)) return first;
  return (
    sentencesOf(cleanText(text))
      .slice(1, 4)
      .find((sentence) => /^(?:we|i|our|my)\b/iu.test(sentence)) ?? first
  );
}

function firstUseful(text: string): string | undefined {
  const sentences = sentencesOf(cleanText(text)).map((sentence) =>
    sentence.replace(label, '').replace(boast, ''),
  );
  const useful = sentences.filter((sentence) => contentStems(sentence).length > 0).slice(0, 4);
  return useful.find((sentence) => contentStems(sentence).length > 1) ?? useful[0];
}

function quoted(text: string, sentence: string | undefined): Wording {
  const line = shorten(sentence ?? cleanText(text).split('\n')[0] ?? '', 9);
  const letters = Array.from(line);
  const cut =
    letters.length > 60
      ? letters
          .slice(0, 60)
          .join('')
          .replace(/\s\S*$/u, '')
      : line;
  return { form: 'quoted', text: cut, head: '', parts: [] };
}

const speakers =
  /^(?:we|i|our|my|you|your|there(?:'s|’s)?|it|this|these|they|everything|everyone|all|each|every)(?:['’](?:re|ve|m|ll|d|s))?\s/iu;
const verbs =
  /(?<!\b(?:that|which|who|to|and|or)\s)\b(?:is|are|was|helps?|makes?|lets?|gives?|offers?|provides?|allows?|turns?|brings?|delivers?|creates?|builds?|sells?|teaches|connects|saves?|handles?|takes?|gets?|comes?|includes?|starts?|costs?|keeps?|does|has|have|can|will)\b/iu;
const gerunds = new Map(
  `helping help making make selling sell building build teaching teach designing design creating create providing provide offering offer
  managing manage running run turning turn giving give writing write growing grow producing produce crafting craft baking bake roasting
  roast brewing brew photographing photograph coaching coach`
    .split(/\s+/)
    .reduce<[string, string][]>(
      (pairs, word, at, all) => (at % 2 === 0 ? [...pairs, [word, all[at + 1] ?? word]] : pairs),
      [],
    ),
);

function asStatement(sentence: string, most: number): Wording | undefined {
  const [first = '', ...rest] = sentence.split(/\s+/u);
  const verb = gerunds.get(first.toLowerCase());
  if (
    verb !== undefined &&
    rest.length > 0 &&
    !/^(?:software|tool|app|platform|service|studio|agency|for)/iu.test(rest[0] ?? '')
  )
    return statement(`we ${verb} ${rest.join(' ')}`, most);
  if (speakers.test(`${sentence} `) && rest.length > 0) return statement(lowerFirst(sentence), most);
  const finite = verbs.exec(sentence);
  const subject = sentence.slice(0, finite?.index ?? 0).trim();
  const isSubject =
    finite !== null && subject !== '' && subject.split(/\s+/u).length <= 4 && !/[,:]/u.test(subject);
  return isSubject ? statement(isOwnName(subject) ? sentence : lowerFirst(sentence), most) : undefined;
}

function statement(text: string, most: number): Wording {
  return { form: 'statement', text: shorten(text, most + 2), head: '', parts: [] };
}

/** One capitalised word before a verb, as in "Tally helps …", is a name. */
function isOwnName(subject: string): boolean {
  return subject.split(/\s+/u).every((word) => /^\p{Lu}/u.test(word));
}

const organisations =
  /\b(?:agency|studio|company|shop|store|brand|firm|team|business|bakery|consultancy|practice|salon|clinic|collective|school|academy|start-?up|boutique|restaurant|caf[eé]|gym|label)$/iu;
const people =
  /\b(?:photographer|videographer|designer|coach|consultant|copywriter|writer|editor|illustrator|artist|developer|trainer|teacher|tutor|therapist|stylist|florist|baker|chef|accountant|bookkeeper|lawyer|freelancer|marketer|strategist|manager|agent|assistant|planner|organi[sz]er|maker|potter|carpenter|builder|musician|producer|dj|nutritionist|barber|hairdresser|mentor|speaker|author|translator|architect|engineer|specialist|expert)$/iu;

/** "Life coach for women" is somebody, not something to hand over. */
function asSelf(phrase: string, most: number): Wording | undefined {
  const head = headOf(phrase);
  const who = people.test(head) ? 'I am' : organisations.test(head) ? 'we are' : undefined;
  return who === undefined ? undefined : statement(`${who} ${withArticle(lowerFirst(phrase))}`, most);
}

const imperatives =
  /^(?:get|grow|boost|save|build|increase|stop|turn|create|find|book|learn|automate|manage|sell|reach|try|start|join|claim|enjoy|schedule|discover|use|make|take|choose|sign up|order|buy|earn|become|receive|send|reply|ask|come|visit|bring|pay|win|double|scale|launch|improve|track|plan|meet|see|download|subscribe|let)\s(?!for\b)/iu;

function asDeed(sentence: string, most: number): Wording | undefined {
  if (!imperatives.test(sentence) || /^\S+ (?:software|tool|app|platform|service|system)/iu.test(sentence))
    return undefined;
  return { form: 'deed', text: shorten(lowerFirst(sentence), most), head: '', parts: [] };
}

/** "Booking software for studios: classes, waiting lists, reminders" has three parts worth naming. */
function partsOf(sentence: string): { whole: string; parts: string[] } {
  const [whole = '', list = ''] = sentence.split(/:\s+/u);
  const parts = list
    .split(/,\s*(?:and\s+)?|\s+and\s+/u)
    .map((part) => lowerFirst(part.trim()))
    .filter((part) => part !== '' && part.split(/\s+/u).length <= 4);
  return parts.length < 2
    ? { whole: list === '' ? sentence : whole, parts: [] }
    : { whole, parts: parts.slice(0, 4) };
}

/** Two of the parts, as words. */
export function someParts(parts: string[], shift: number): string {
  const first = parts[shift % parts.length];
  const second = parts[(shift + 1) % parts.length];
  return enumerate([first, second].flatMap((part) => part ?? []));
}
