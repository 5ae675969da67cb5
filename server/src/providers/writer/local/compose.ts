// Puts a message together: greeting and detail, product, offer, question.
import { FinalFault } from '../../../lib/port-faults.ts';
import type { Language } from '../../../lib/language.ts';
import { countWords } from '../../../lib/words.ts';
import type { WriterProject } from '../port.ts';
import { enumerate, lowerFirst, upperFirst } from './case.ts';
import type { Detail } from './details.ts';
import type { Frames } from './frames/frames.ts';
import { frames } from './frames/index.ts';
import { firstSentences, isQuestion, listItems, sentencesOf } from './sender-text.ts';

const fewestWords = 25;
/** What the quality gate lets pass. */
const mostWords = 90;
const mostCharacters = 1_000;
const productWords = 30;

export type Parts = { name: string | undefined; detail: Detail | undefined };

export function compose(project: WriterProject, language: Language, { name, detail }: Parts): string {
  const frame = frames[language];
  const offer = offerSentences(project.offerInfo, frame);
  const question = frame.question(project.offerInfo, detail?.fits === true ? detail.use : undefined);
  const opening = (reason: boolean) =>
    `${frame.hello(name)} ${detail?.said ?? frame.plain}${reason ? frame.reason(detail?.met ?? new Set()) : ''}.`;
  const product = (most: number) => productSentences(project, frame, most);
  const usual = join([opening(detail?.fits === true), product(productWords), offer, question]);
  const drafts = [
    ...(countWords(usual) < fewestWords
      ? [join([opening(true), product(productWords), offer, frame.longQuestion])]
      : []),
    usual,
    join([opening(false), product(1), offer, question]),
    join([
      opening(false),
      product(1)
        .split(/(?<=\p{L}),\s/u, 1)[0]
        ?.concat('.')
        .replace('..', '.') ?? '',
      offer,
      question,
    ]),
  ];
  const fitting = drafts.find((text) => countWords(text) <= mostWords && text.length <= mostCharacters);
  if (fitting === undefined)
    throw new FinalFault(
      'writer_length',
      'The offer is too long for one message. Please shorten it to about 50 words.',
    );
  return fitting;
}

function productSentences(project: WriterProject, frame: Frames, most: number): string {
  const said = statements(project.productInfo, frame);
  const [first, ...rest] = firstSentences(said.length > 0 ? said : sentencesOf(project.name), most);
  if (first === undefined) return '';
  const items = listItems(first).map((item) => (frame.keepsCapitals === true ? item : lowerFirst(item)));
  if (items.length > 1) return `${frame.productList(enumerate(items, frame.and))}.`;
  return join([end(frame.product(first)), ...rest.map((sentence) => end(upperFirst(sentence)))]);
}

/** A slogan before a plain sentence is left out, and so are questions: the message asks one of its own. */
function statements(text: string, frame: Frames): string[] {
  const said = sentencesOf(text).filter((sentence) => !isQuestion(sentence));
  return said.length > 1 && frame.slogan?.test(said[0] ?? '') === true ? said.slice(1) : said;
}

/** Whole, always: an offer that loses its condition is a false promise. */
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
