// Assembles a message: greeting and detail, sender, product, offer, question.
import { FinalFault } from '../../../lib/port-faults.ts';
import type { Language } from '../../../lib/language.ts';
import { countWords } from '../../../lib/words.ts';
import type { Need } from '@opener/stand-ins/mentions/mention';
import type { WriterProject, WriterVoice } from '../port.ts';
import { enumerate, lowerFirst, upperFirst } from './case.ts';
import type { Detail } from './details.ts';
import type { Asked, Frames } from './frames/frames.ts';
import { likeYours } from './like-yours.ts';
import { firstSentences, isQuestion, listItems, sentencesOf } from './sender-text.ts';

/** The length that the voice asks for; the sender's own words may need more. */
const fewestWords = { usual: 25, short: 20 };
const usualWords = 60;
const shortWords = 40;
/** The limits of the quality gate. */
const mostWords = { usual: 90, short: 60 };
const mostCharacters = 1_000;
const productWords = 30;

export type Parts = {
  name: string | undefined;
  detail: Detail | undefined;
  /** As short as possible. */
  briefest: boolean;
};

/** Every way to say it, the best first. */
export function composeAll(
  project: WriterProject,
  voice: WriterVoice,
  language: Language,
  frame: Frames,
  { name, detail, briefest }: Parts,
): string[] {
  const offerInfo = voice.offerLine || project.offerInfo;
  const own = ownQuestion(voice.ask);
  const question = own ?? frame.question(offerInfo, askedOf(detail));
  const opening = (reason: boolean) => {
    const clause = reason ? (detail?.because ?? reasonClause(frame, detail?.cause)) : '';
    return `${frame.greeting(name)} ${frame.begin(detail?.said ?? frame.plain, name)}${clause}.`;
  };
  const sender = senderSentence(voice, frame);
  const theirs = (text: string) =>
    detail?.trade === undefined ? text : likeYours(text, detail.trade, language, frame.inTone);
  const said = productSentences(project, frame, productWords);
  const whole = offerSentences(offerInfo, frame);
  // Mentioned once: in the product if it names them, else in the offer.
  const offer = theirs(said) === said ? theirs(whole) : whole;
  const product = (most: number) =>
    withBenefit(theirs(productSentences(project, frame, most)), voice.benefit, frame);
  const fits = detail?.fits === true && (detail.cause !== undefined || detail.trade === undefined);
  const pitch = introduce(sender, product(productWords), frame);
  const first = introduce(sender, product(1), frame);
  const bare = firstClause(theirs(productSentences(project, frame, 1)));
  const usual = closed(join([opening(fits), pitch, offer, question]), frame);
  const lean = join([opening(false), first, offer, question]);
  const leaner = join([opening(false), bare, offer, question]);
  const asked = closed(join([opening(fits), pitch, offer, own ?? frame.longQuestion]), frame);
  const brief = [pitch, first, bare].map((pitched) => join([opening(fits), pitched, offer, question]));
  const chosen = voice.length === 'short' ? shortestOf([...brief, leaner]) : [usual];
  const isTooShort = countWords(chosen[0] ?? '') < fewestWords[voice.length];
  const drafts = [
    ...(briefest ? [leaner, lean] : isTooShort ? [asked] : []),
    ...chosen,
    lean,
    leaner,
    usual,
    asked,
  ];
  const most = voice.length === 'short' ? mostWords.short : mostWords.usual;
  const fitting = [...new Set(drafts)].filter(
    (text) => text.length <= mostCharacters && countWords(text, most) <= most,
  );
  if (fitting.length === 0)
    throw new FinalFault(
      'writer_length',
      'The offer is too long for one message. Say it in one line under Voice, or shorten it to about 50 words.',
    );
  return fitting;
}

/** The sender's own, as one question. */
function ownQuestion(ask: string): string | undefined {
  const sentences = sentencesOf(ask);
  const asked = sentences.find(isQuestion) ?? sentences[0];
  if (asked === undefined) return undefined;
  return upperFirst(isQuestion(asked) ? asked : `${asked.replace(/[.!…]+$/u, '')}?`);
}

function reasonClause({ reasons }: Frames, cause: Need | undefined): string {
  const { other, [cause ?? 'other']: reason = other } = reasons;
  return reason;
}

/** The closing is the first thing to drop from a long message. */
function closed(text: string, { closing }: Frames): string {
  const whole = join([text, closing]);
  return countWords(whole, usualWords) > usualWords ? text : whole;
}

/** The longest that is still short enough, else the shortest. */
function shortestOf(drafts: string[]): string[] {
  const short = drafts.filter((text) => countWords(text, shortWords) <= shortWords);
  return short.length > 0 ? short : drafts.toSorted((a, b) => countWords(a) - countWords(b));
}

/** Bookkeeping is not tried for a waiting list; bookings are. */
const triedFor: ReadonlySet<Need> = new Set(['bookings', 'team']);

function askedOf(detail: Detail | undefined): Asked {
  const { need, cause, use } = detail ?? {};
  return { need, use: cause !== undefined && triedFor.has(cause) ? use : undefined };
}

function senderSentence({ senderName, senderLine }: WriterVoice, frame: Frames): string {
  const line = sentencesOf(senderLine)[0] ?? '';
  if (senderName === '')
    return line === '' ? '' : end(frame.speaksAsOne.test(line) ? upperFirst(line) : frame.intro(line));
  if (line === '') return end(frame.intro(senderName));
  return frame.speaksAsOne.test(line)
    ? join([end(frame.intro(senderName)), end(upperFirst(line))])
    : end(`${frame.intro(senderName)}, ${frame.keepsCapitals === true ? line : lowerFirst(line)}`);
}

/** "I'm Tove and we mill grain to order", "I'm Tove, a miller in Malmö". */
function introduce(sender: string, product: string, frame: Frames): string {
  if (!frame.firstPerson.test(product)) return join([sender, product]);
  const isName = sender !== '' && !/[,.].+$/u.test(sender);
  if (!isName) return join([sender, product]);
  const name = sender.slice(0, -1);
  return frame.isSomebody.test(product)
    ? `${name}, ${product.replace(frame.isSomebody, '')}`
    : `${name} ${frame.and} ${lowerFirst(product)}`;
}

function withBenefit(product: string, benefit: string, frame: Frames): string {
  const [line] = sentencesOf(benefit);
  if (line === undefined || product === '') return product;
  if (frame.speaksAsOne.test(line)) return join([product, end(upperFirst(line))]);
  return end(frame.benefit(product.replace(/[.…]$/u, ''), line));
}

function productSentences(project: WriterProject, frame: Frames, most: number): string {
  const said = statements(project.productInfo, frame);
  const [first, ...rest] = firstSentences(said.length > 0 ? said : sentencesOf(project.name), most);
  if (first === undefined) return '';
  const items = listItems(first).map((item) => (frame.keepsCapitals === true ? item : lowerFirst(item)));
  if (items.length > 1) return `${frame.productList(enumerate(items, frame.and))}.`;
  return join([end(frame.product(first)), ...rest.map((sentence) => end(upperFirst(sentence)))]);
}

/**
 * Without the list or the subordinate clause at the end, unless that leaves too little to understand: "We film, cut and subtitle reels".
 */
function firstClause(product: string): string {
  const [clause = ''] = product.split(/(?<=\p{L})[,:]\s/u, 1);
  return countWords(clause) < 5 ? product : end(clause);
}

/** Slogans before a plain sentence are dropped, and so are questions: the message asks one of its own. */
function statements(text: string, frame: Frames): string[] {
  const said = sentencesOf(text).filter((sentence) => !isQuestion(sentence));
  return said.length > 1 && frame.slogan?.test(said[0] ?? '') === true ? said.slice(1) : said;
}

/** Always complete: an offer without its condition is a false promise. */
function offerSentences(text: string, frame: Frames): string {
  const [first, ...rest] = sentencesOf(text)
    .flatMap(listItems)
    .map((sentence) => sentence.replaceAll('?', ''));
  return first === undefined
    ? ''
    : join([end(frame.offer(first)), ...rest.map((sentence) => end(upperFirst(sentence)))]);
}

function end(sentence: string): string {
  return /[.!…]$/u.test(sentence) ? sentence : `${sentence}.`;
}

function join(parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
