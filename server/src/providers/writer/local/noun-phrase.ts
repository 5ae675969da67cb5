// Just enough English grammar to put somebody's noun into our sentence.
const massNouns = new Set(
  `software soap coffee tea jewelry jewellery clothing furniture photography videography design marketing coaching training
  consulting equipment advice music art wine beer bread skincare development management support insurance content packaging
  printing hosting copywriting catering tableware stationery automation education production translation help accounting
  bookkeeping branding seo advertising catering cosmetics merchandise nutrition fitness yoga pottery ceramics leather fabric
  yarn wool honey chocolate cheese food streetwear swimwear activewear kitchenware glassware software-as-a-service
  decor lighting flooring landscaping cleaning childcare healthcare staffing recruitment outreach research storage access
  feedback freelance work video writing editing illustration animation fundraising travel accommodation transport delivery`.split(
    /\s+/,
  ),
);
const headEnds =
  /\s(?:for|that|which|who|with|to|of|in|on|from|by|and|or|at|made|built|designed|where|so|without|under|between)\s|[,:&/]/iu;

/** The noun with what stands before it: "booking software" of "booking software for studios". */
export function headOf(phrase: string): string {
  return phrase.split(headEnds)[0]?.trim() ?? phrase;
}

/** Puts "a" or "an" before a single countable thing. */
export function withArticle(phrase: string): string {
  const head = headOf(phrase).toLowerCase();
  const last = head.split(/\s+/).at(-1) ?? '';
  if (startsWithDeterminer(phrase)) return phrase;
  if (isPlural(last) || massNouns.has(last) || /(?:ing|ware|wear|ness|graphy)$/u.test(last)) return phrase;
  return `${startsWithVowelSound(phrase) ? 'an' : 'a'} ${phrase}`;
}

export function isPlural(noun: string): boolean {
  return /[^sui]s$/u.test(noun) || /(?:men|women|people|children|ies)$/u.test(noun);
}

/** Lower-cases a first letter that is a capital only because it began a sentence. */
export function lowerFirst(text: string): string {
  const [first = ''] = text.split(/[\s,'’]/u);
  const isName = first === 'I' || /\p{L}.*\p{Lu}|\d/u.test(first);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Commas and an "and": "classes, waiting lists and reminders". */
export function enumerate(items: string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

function startsWithDeterminer(phrase: string): boolean {
  return /^(?:an?|the|our|my|your|some|any|every|all|one|two|three|no|\d[\d.,%]*)\s/iu.test(phrase);
}

function startsWithVowelSound(phrase: string): boolean {
  const [first = ''] = phrase.split(/[\s-]/u);
  if (/^\p{Lu}{2,}$/u.test(first)) return /^[AEFHILMNORSX]/u.test(first);
  if (/^(?:hour|honest|heir)/iu.test(first)) return true;
  return /^[aeiou]/iu.test(first) && !/^(?:uni|use|usu|eu|one|once|ub)/iu.test(first);
}
