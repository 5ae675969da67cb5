// Puts a message together from what was found, the user's own words and the material; the same seed gives the same text.
import { contentStems } from '../../../lib/words.ts';
import type { Profile } from '../../profiles/port.ts';
import { createDice, type Dice } from '../../../lib/dice.ts';
import type { Draft, ProfileFact, WriterProject } from '../port.ts';
import type { Found } from './find-facts.ts';
import { asides } from './material/asides.ts';
import { bridges } from './material/bridges.ts';
import { offers } from './material/offers.ts';
import { openings } from './material/openings.ts';
import { pitches, pitchesWithParts } from './material/pitches.ts';
import { questions, questionsAboutIt, questionsWithOffer } from './material/questions.ts';
import { firstNameOf } from './name.ts';
import { lowerFirst, upperFirst } from './noun-phrase.ts';
import { offerWording, productWording, someParts, type Wording } from './wording.ts';

export type Composed = Draft & { opening: string };

/** How many words product and offer may take: told at length in every message, they would drown what is personal. */
const lengths: readonly [number, number][] = [
  [13, 6],
  [11, 0],
  [6, 10],
  [6, 6],
  [9, 6],
  [6, 8],
];
const enough = 50;
const plenty = 66;

export function compose(project: WriterProject, profile: Profile, ranked: Found[], seed: string): Composed {
  const dice = createDice(seed);
  const [productWords, offerWords] = dice.pick(lengths);
  const product = productWording(
    project.productInfo.trim() === '' ? project.name : project.productInfo,
    productWords,
  );
  const [main, second] = chooseFacts(ranked, dice);
  const facts: ProfileFact[] = main === undefined ? [] : [main.fact];

  const named = nameIn(
    fill(pickWords(openings[main?.kind ?? 'nothing'], dice), { q: main?.fact.phrase ?? '' }),
    profile,
    dice,
  );
  if (named.name !== undefined) facts.push({ field: 'fullName', quote: named.name, phrase: named.name });

  const withParts = product.parts.length > 1 && dice.chance(0.5);
  const pitch = pitchFor(product, withParts, dice);
  const offered = offerWords === 0 ? undefined : offerWording(project.offerInfo, withParts ? 6 : offerWords);
  const { offer, question } = askFor(product, offered, withParts, dice);
  const body = [named.text, pitch, offer, question];
  const aside = second === undefined ? undefined : pickWords(asides[second.kind] ?? [''], dice);
  if (second !== undefined && aside !== undefined && aside !== '' && roomFor(body, aside, plenty)) {
    body.splice(1, 0, fill(aside, { q: second.fact.phrase }));
    facts.push(second.fact);
  }
  const bridge = pickWords(speaksOf(project, facts) ? bridges.near : bridges.far, dice);
  if (countOf(body) < enough || (dice.chance(0.3) && roomFor(body, bridge, plenty)))
    body.splice(body.indexOf(pitch), 0, bridge);

  return { text: paragraphs(body, body.indexOf(pitch), dice), facts, opening: named.text };
}

function speaksOf(project: WriterProject, facts: ProfileFact[]): boolean {
  const offered = new Set(contentStems(project.productInfo));
  return facts.some((fact) => contentStems(fact.phrase).some((stem) => offered.has(stem)));
}

/** The best few are about as good as each other; a second one of another kind may be mentioned in passing. */
function chooseFacts(ranked: Found[], dice: Dice): [Found | undefined, Found | undefined] {
  if (ranked.length === 0) return [undefined, undefined];
  const main = dice.pick(ranked.slice(0, 3));
  const others = ranked.filter(
    (found) => found.kind !== main.kind && asides[found.kind] !== undefined && !overlaps(found, main),
  );
  return [main, others.length > 0 && dice.chance(0.85) ? dice.pick(others.slice(0, 5)) : undefined];
}

function overlaps(a: Found, b: Found): boolean {
  const [one, other] = [a.fact.phrase.toLowerCase(), b.fact.phrase.toLowerCase()];
  return one.includes(other) || other.includes(one);
}

function nameIn(opening: string, profile: Profile, dice: Dice): { text: string; name?: string } {
  const name = firstNameOf(profile);
  if (name === undefined) return { text: dice.chance(0.25) ? `Hi there, ${soften(opening)}` : opening };
  const greeting = dice.pick(['Hi {n}, ', 'Hello {n}, ', 'Hey {n}, ', '{n}, ', 'Hi {n}, ', '', '']);
  return greeting === '' ? { text: opening } : { text: fill(greeting, { n: name }) + soften(opening), name };
}

/** After a greeting and a comma the sentence goes on in lower case, unless it begins with a name or a quotation. */
function soften(opening: string): string {
  return /^(?:I|“|\d|#)/u.test(opening) && !/^(?:It|If|Is|In)\b/u.test(opening)
    ? opening
    : lowerFirst(opening);
}

function pitchFor(product: Wording, withParts: boolean, dice: Dice): string {
  const form = product.form === 'note' ? 'thing' : product.form;
  return fill(pickWords(withParts ? pitchesWithParts : pitches[form], dice), {
    p: product.text,
    P: upperFirst(product.text),
    u: /^(?:i|my)\b/iu.test(product.text) ? 'me' : 'us',
    s: withParts ? someParts(product.parts, dice.below(product.parts.length)) : '',
  });
}

function askFor(
  product: Wording,
  offer: Wording | undefined,
  withParts: boolean,
  dice: Dice,
): { offer: string; question: string } {
  if (offer === undefined || offer.text === '') return { offer: '', question: pickWords(questions, dice) };
  const words = { o: offer.text, O: upperFirst(offer.text), h: product.head };
  if (offer.form === 'thing' && dice.chance(0.25))
    return { offer: '', question: fill(pickWords(questionsWithOffer, dice), words) };
  const askAboutIt =
    product.form === 'thing' && product.head.split(' ').length <= 3 && dice.chance(0.2) && !withParts;
  const question = askAboutIt ? fill(pickWords(questionsAboutIt, dice), words) : pickWords(questions, dice);
  return { offer: fill(pickWords(offers[offer.form], dice), words), question };
}

/** A blank line before the sender's own part, or before the question, or none. */
function paragraphs(body: string[], pitchAt: number, dice: Dice): string {
  const breakAt = dice.pick([pitchAt, body.length - 1, -1]);
  return body
    .filter((sentence) => sentence !== '')
    .map((sentence) => (sentence === body[breakAt] ? `\n\n${sentence}` : sentence))
    .join(' ')
    .replaceAll(' \n\n', '\n\n');
}

function roomFor(body: string[], extra: string, limit: number): boolean {
  return countOf([...body, extra]) <= limit;
}

function countOf(sentences: string[]): number {
  return sentences.join(' ').split(/\s+/u).length;
}

/** Picks a template, and one of the wordings where it offers several: "[this|that]". */
function pickWords(templates: readonly string[], dice: Dice): string {
  return dice
    .pick(templates)
    .replaceAll(/\[([^\]]+)\]/gu, (_, wordings: string) => dice.pick(wordings.split('|')));
}

function fill(template: string, slots: Record<string, string>): string {
  return template.replaceAll(/\{(\w)\}/gu, (_, slot: string) => slots[slot] ?? '');
}
