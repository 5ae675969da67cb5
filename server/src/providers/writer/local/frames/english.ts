// English, as a polite person types it on a phone.
import { lowerFirst, upperFirst } from '../case.ts';
import { english as phrases, type Question } from '../phrases/english.ts';
import type { Tone } from '../phrases/phrases.ts';
import { isMass, isPlural, lastWordOf, startsWithDeterminer, withArticle } from './english-nouns.ts';
import { type Asked, firstMatch, type Frames } from './frames.ts';

const thirdPerson =
  /^\p{Lu}[\p{L}\d'’-]*(?: \p{Lu}[\p{L}\d'’-]*)?,? (?:helps|is|makes|sends|gives|keeps|turns|lets|does|runs|shows|finds|saves|offers|sells|builds|delivers|brings|connects|manages|takes|handles|automates|creates|provides|was|has|can|will|works|writes|reads|checks|plans|tracks|teaches|designs)\s/u;
const hasSubject =
  /^(?:we|i|our|my|you|your|it|this|these|there|they|he|she|with|for|if|when|every|each)(?:['’]\p{L}+)?\s/iu;
/** "Runs start at 50 copies": a sentence already. */
const finite =
  /^((?:(?! (?:who|that|which|for) )[^,:;]){1,60}?) (?:is|are|was|has|have|comes?|gets?|costs?|can|will|includes?|starts?|begins?|works?|stays?|takes?|ends?|goes|go|pays?|counts?|remains?|lasts?|runs?|applies|apply|ships?|arrives?|qualif(?:y|ies))(?=\s)(?! (?:of|and|or)\s)/iu;
const imperative =
  /^(?:grow|get|boost|find|make|save|turn|build|learn|discover|improve|increase|automate|create|launch|scale|double|reach|attract|fill|stop|start|win|sell|manage|track|plan|transform|unlock|level|elevate)\s/iu;
const deeds = new Map(
  `helping:help making:make selling:sell offering:offer providing:provide building:build creating:create roasting:roast
  baking:bake delivering:deliver teaching:teach running:run brewing:brew supporting:support connecting:connect
  empowering:help turning:turn giving:give bringing:bring growing:grow producing:make supplying:supply importing:import
  managing:manage filming:film fixing:fix repairing:repair restoring:restore`
    .split(/\s+/u)
    .map((pair) => pair.split(':') as [string, string]),
);
const companies =
  /^(?:agency|studio|company|team|shop|store|bakery|brewery|roastery|startup|collective|consultancy|firm|brand|practice|school|farm|yard|mill|nursery|press|garage|dairy|distillery|lab|print shop|family business|business|café|cafe|restaurant|cooperative|workshop|duo|label)$/u;
const people =
  /^(?:photographer|coach|designer|trainer|illustrator|videographer|developer|consultant|teacher|tutor|writer|copywriter|accountant|bookkeeper|therapist|artist|florist|stylist|editor|translator|chef|musician|freelancer|architect|planner|manager|assistant|strategist|marketer|filmmaker|carpenter|gardener|nutritionist|physio|physiotherapist|proofreader|mechanic|rep|reader|bookbinder|seamstress|tailor|plumber|electrician|painter|producer|singer|driver|joiner|vet|dietitian|counsellor|counselor|lawyer|notary)$/u;
const verbs: readonly (readonly [RegExp, string])[] = [
  [/^(?:software|app|apps|tools?|platform|plugin|system|dashboard|website|websites)$/u, 'make'],
  [
    /^(?:course|courses|class|classes|workshops?|lessons?|tours?|retreats?|camps?|events?|marketplace)$/u,
    'run',
  ],
  [
    /^(?:photography|videography|design|cleaning|catering|editing|bookkeeping|accounting|marketing|printing|repairs?|copywriting|branding|landscaping|translation|illustration|animation|seo|advertising|consulting|staffing|recruitment)$/u,
    'do',
  ],
  [
    /^(?:soap|candles?|mugs?|jewell?ery|bags?|clothing|ceramics|furniture|bread|cards?|labels|stickers|prints|posters|blankets|toys|cosmetics|skincare)$/u,
    'make',
  ],
  [
    /^(?:coffee|tea|wine|beer|honey|flour|yarn|wool|fabric|fabrics|chocolate|cheese|beans|plants|flowers|packaging|equipment|supplies)$/u,
    'sell',
  ],
];

function product(sentence: string): string {
  const gerund = deeds.get(sentence.split(' ', 1)[0]?.toLowerCase() ?? '');
  if (gerund !== undefined) return `We ${gerund} ${sentence.slice(sentence.indexOf(' ') + 1)}`;
  if (
    hasSubject.test(sentence) ||
    thirdPerson.test(sentence) ||
    (finite.test(sentence) && startsWithDeterminer(sentence))
  )
    return upperFirst(sentence)
      .replace(/^I am /u, 'I’m ')
      .replace(/^We are /u, 'We’re ');
  if (imperative.test(sentence)) return `We help you ${lowerFirst(sentence)}`;
  const thing = withArticle(lowerFirst(sentence));
  const last = lastWordOf(sentence.replace(/^(?:an?|the)\s/iu, ''));
  if (companies.test(last)) return `We’re ${thing}`;
  if (people.test(last) || /^(?:a )?freelance\s/iu.test(sentence)) return `I’m ${thing}`;
  const verb = firstMatch(last, verbs) ?? (isMass(last) ? 'do' : 'offer');
  return `We ${verb} ${verb === 'do' ? lowerFirst(sentence) : thing}`;
}

const priced =
  /^(?:the |your )?((?:first|second|third|next|initial|opening) [^,;.:]{1,40}?) (?:(?:is|are) )?((?:completely |totally )?free|gratis|for free|on us|on me|on the house|half[- ]price|(?:at )?\d[\d.,]*\s?% off|at half price|(?:(?:for )?(?:only |just )?[€$£]\s?\d[\d.,]*|(?:for )?\d[\d.,]*\s?(?:[€$£]|dollars|pounds|euros)))(?![\p{L}])(.*)$/isu;

function offer(sentence: string): string {
  if (hasSubject.test(sentence) || thirdPerson.test(sentence)) return upperFirst(sentence);
  // "Send me ten pages and I'll proof them" is clear as it is.
  if (deed.test(sentence) && /(?<!\p{L})(?:me|us|I|we)(?!\p{L})/u.test(sentence)) return upperFirst(sentence);
  const [, what, price, rest] = priced.exec(sentence) ?? [];
  if (what !== undefined && price !== undefined) {
    if (what.endsWith('ed')) return `You get the ${lowerFirst(what)} ${price}${rest ?? ''}`;
    const bare = price.replace(/^for (?=.*\d)/u, '');
    return `The ${lowerFirst(what)} ${isPlural(headOf(what)) ? 'are' : 'is'} ${bare}${rest ?? ''}`;
  }
  if (/^(?:ready|done|live|online|back|delivered|yours|included|installed)\s/iu.test(sentence))
    return `It’s ${lowerFirst(sentence)}`;
  if (amount.test(sentence)) return `It’s ${lowerFirst(sentence)}`;
  if (finite.test(sentence) && !/^free\s/iu.test(sentence)) return upperFirst(namedThing(sentence));
  if (/^free (?:for|if|until|till|with|during|from|when|on|in|through|up)\s/iu.test(sentence))
    return `It’s ${lowerFirst(sentence)}`;
  if (/^(?:get|receive|enjoy)\s/iu.test(sentence))
    return `You get ${sentence.slice(sentence.indexOf(' ') + 1)}`;
  if (deed.test(sentence)) return `You can ${lowerFirst(sentence)}`;
  const thing = lowerFirst(sentence);
  if (/^\d[\d.,]*\s?(?:%|per ?cent)(?: off| discount)/iu.test(sentence)) return `There’s ${thing}`;
  // A rate or a condition is clear as it is: "1.4 percent per sale, no monthly fee".
  if (
    /^(?:\d[\d.,]*\s?(?:%|per ?cent)|no |up to |until |only |buy |pay |half |commission |\p{L}+ing of )/iu.test(
      sentence,
    )
  )
    return upperFirst(sentence);
  if (/^(?:\d|one |two |three |four |five |six |the )/iu.test(sentence)) return `You get ${thing}`;
  if (startsWithDeterminer(thing)) return `There’s ${thing}`;
  return isPlural(lastWordOf(thing)) ? `There are ${thing}` : `There’s ${withArticle(thing)}`;
}

const amount =
  /^(?:only |just |from )?(?:[€$£]\s?\d|\d[\d.,]*\s?(?:[€$£]|(?:euros?|pounds?|dollars?|francs?|kr)(?!\p{L})))/iu;

/** "Display box of 24 costs 21 pounds" wants its article. */
function namedThing(sentence: string): string {
  const [, subject = ''] = finite.exec(sentence) ?? [];
  const head = headOf(subject);
  const isBare = !startsWithDeterminer(sentence) && !isPlural(head) && !isMass(head);
  return isBare && !head.includes('-') && !/^(?:everything|payment)/iu.test(subject)
    ? withArticle(lowerFirst(sentence), head)
    : sentence;
}

/** "First gallery of up to 200 photos" is about a gallery. */
function headOf(what: string): string {
  const [head = ''] = what.toLowerCase().split(/ (?:of|with|for|in|on|per) /u, 1);
  return head.split(' ').at(-1) ?? '';
}

const deed =
  /^(?:book|try|claim|join|start|save|order|buy|send|come|visit|ask|pay|test|use|bring|choose|pick|sign|message|dm|write|reply|call|schedule|request|download|rent|borrow|swap|trade)\s/iu;

const isCall =
  /\b(?:(?:a|free|intro|first|discovery|short|quick|one|minute|phone|video) call|chat|consultation)\b(?!-)/iu;
const wanted: readonly (readonly [RegExp, string])[] = [
  [/\bdemo\b/iu, 'Want to see it?'],
  [/\bsamples\b|\bswatches\b|\bfree\b.{0,30}\bstickers\b/iu, 'Want me to send you some?'],
  [
    /\bfree\b.{0,60}\b(?:sample|box|kit|pack|bag|sack|tin|jar|bottle|parcel)\b/isu,
    'Want me to send you one?',
  ],
  [/\b(?:sample|box|kit|pack|bag|sack|tin|jar|bottle|parcel)\b/iu, 'Want to try one?'],
  [/\b(?:check-up|inspection|fitting)\b/iu, 'Want to book one?'],
  [/\b(?:mock-?up|drafts?|sketch)\b/iu, 'Want to see a draft?'],
  [/\bquotes?\b/iu, 'Want me to send you a quote?'],
  [/\b(?:audit|review|report)\b/iu, 'Want me to do one for you?'],
  [/\bshoot\b/iu, 'Want to book one?'],
  [/\b(?:reel|video|clip)\b(?! (?:check|call|chat))/iu, 'Want to start with one video?'],
  [/\b(?:lesson|class|session|workshop|tour|tasting|visit|walk)\b/iu, 'Want to try one?'],
];

/** As long as it is free: " for a month", " for 30 days". */
function spanOf(offered: string): string {
  if (!/\bfree\b/iu.test(offered)) return '';
  const [, first] = /\bfirst (month|week)\b/iu.exec(offered) ?? [];
  if (first !== undefined) return ` for a ${first.toLowerCase()}`;
  const [, span] = /\b((?:\d{1,2}|two|three|four|six|twelve) (?:days|weeks|months))\b/iu.exec(offered) ?? [];
  return span === undefined ? '' : ` for ${span.toLowerCase()}`;
}

function question(offered: string, { use, need }: Asked, words: Record<Question, string>): string {
  if (need === 'repair') return words.help;
  const [, kind] =
    /\bfree ((?:[\p{L}-]+ ){0,2}(?:lesson|class|session|workshop|tour|tasting|shoot|walk))\b(?! (?:box|kit|pack|set))/iu.exec(
      offered,
    ) ?? [];
  if (kind !== undefined) {
    // The offer has just said which: a longer name is not said twice.
    const [thing = '', ...more] = kind.toLowerCase().split(' ').toReversed();
    return more.length === 0 ? `Want to try the free ${thing}?` : `Want to try a ${thing}?`;
  }
  if (
    /\b(?:month|months|weeks?|days|trial)\b/iu.test(offered) &&
    /\b(?:free|first|trial|test|off|nothing|half)\b/iu.test(offered) &&
    !/\b(?:sample|box|lesson|class|session)\b/iu.test(offered)
  )
    return `Want to try it${use === undefined ? spanOf(offered) : ` for ${use}`}?`;
  if (isCall.test(offered)) return words.call;
  const asked = firstMatch(offered, wanted);
  if (asked !== undefined) return asked;
  if (use !== undefined) return `Want to try it for ${use}?`;
  return /\b(?:free(?! (?:delivery|shipping|returns|set-?up))|first|trial|test|half[- ]price|off)\b/iu.test(
    offered,
  )
    ? 'Want to give it a try?'
    : words.other;
}

/** "Want to try it?" as the tone asks it. */
function wantedAs(plain: string, words: Record<Question, string>): string {
  return plain.replace(/^Want to(?= )/u, words.wantTo).replace(/^Want me to(?= )/u, words.wantMeTo);
}

/** Formal, not stiff: contractions stay. */
function formally(text: string): string {
  return text.replace(/^saw you(?=[ ’])/u, 'saw that you').replaceAll(/\bI guess\b/gu, 'I imagine');
}

export function english(tone: Tone): Frames {
  const { questions, ...said } = phrases[tone];
  const asIs = (text: string) => text;
  return {
    ...said,
    begin: (detail, name) => {
      // Only to somebody by name, and casually, does one leave out who saw it.
      const isCasual = name !== undefined && (tone === 'plain' || tone === 'playful');
      return isCasual ? detail : detail.replace(/^(?=saw |just saw |came |noticed )/u, 'I ');
    },
    firstPerson: /^(?:we|i)(?:['’]\p{L}+)?\s/iu,
    isSomebody: /^I(?:['’]m| am) (?=an? |the )/u,
    speaksAsOne: hasSubject,
    benefit: (product, line) => {
      if (/^so\s/iu.test(line)) return `${product}, ${lowerFirst(line)}`;
      return imperative.test(line)
        ? `${product}, so you ${lowerFirst(line)}`
        : `${product}. That means ${lowerFirst(line)}`;
    },
    yours: asIs,
    and: 'and',
    product,
    slogan: imperative,
    productList: (items) => `We do ${lowerFirst(items)}`,
    offer,
    question: (offered, about) => wantedAs(question(offered, about, questions), questions),
    inTone: tone === 'formal' ? formally : asIs,
  };
}
