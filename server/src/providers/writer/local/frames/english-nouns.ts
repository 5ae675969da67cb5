// Just enough English grammar to put somebody's noun into our sentence.
const massNouns = new Set(
  `software soap coffee tea jewelry jewellery clothing furniture photography videography design marketing coaching training
  consulting equipment advice music art wine beer bread skincare development management support insurance content packaging
  printing hosting copywriting catering tableware stationery automation education production translation help accounting
  bookkeeping branding seo advertising cosmetics merchandise nutrition fitness yoga pottery ceramics leather fabric
  yarn wool honey chocolate cheese food streetwear swimwear activewear kitchenware glassware
  decor lighting flooring landscaping cleaning childcare healthcare staffing recruitment outreach research storage access
  feedback work video writing editing illustration animation fundraising travel accommodation transport delivery shipping
  hire rental capture cover repair flour grain clay wax oil water honey juice meat fish paper stuff setup set-up returns`.split(
    /\s+/,
  ),
);
const headEnds =
  /\s(?:for|that|which|who|with|to|of|in|on|from|by|and|or|at|made|built|designed|where|so|without|under|between|worth|when|if|until|since|over|above|within|during)\s|[,:;&/(]/iu;

/** The noun with what stands before it: "booking software" of "booking software for studios". */
export function headOf(phrase: string): string {
  return phrase.split(headEnds, 1)[0]?.trim() ?? phrase;
}

export function lastWordOf(phrase: string): string {
  return headOf(phrase).toLowerCase().split(/\s+/u).at(-1) ?? '';
}

/** Puts "a" or "an" before a single countable thing. */
export function withArticle(phrase: string, last = lastWordOf(phrase)): string {
  if (/^[\p{L}-]+(?: [\p{L}-]+)? (?:and|or|&) /u.test(phrase) && isUncounted(wholeHeadOf(phrase)))
    return phrase;
  // After "reclaimed" the noun is still to come: "reclaimed and air-dried boards".
  if (startsWithDeterminer(phrase) || isPlural(last) || isMass(last) || last.endsWith('ed')) return phrase;
  return `${startsWithVowelSound(phrase) ? 'an' : 'a'} ${phrase}`;
}

/** "Generator and fridge hire" is hire. */
function wholeHeadOf(phrase: string): string {
  const [head = ''] = phrase.split(/\s(?:for|that|which|who|with|to|of|in|on|from|by|at)\s|[,:;(]/iu, 1);
  return head.trim().toLowerCase().split(/\s+/u).at(-1) ?? '';
}

function isUncounted(noun: string): boolean {
  return isPlural(noun) || isMass(noun);
}

export function isPlural(noun: string): boolean {
  return /[^sui]s$/u.test(noun) || /(?:men|women|people|children)$/u.test(noun);
}

export function isMass(noun: string): boolean {
  return massNouns.has(noun) || /(?:ing|ware|wear|ness|graphy)$/u.test(noun);
}

export function startsWithDeterminer(phrase: string): boolean {
  return /^(?:an?|the|our|my|your|some|any|every|all|one|two|three|four|five|six|no|\d[\d.,%]*|[€$£]\S+)\s/iu.test(
    phrase,
  );
}

function startsWithVowelSound(phrase: string): boolean {
  const [first = ''] = phrase.split(/[\s-]/u, 1);
  if (/^\p{Lu}{2,}$/u.test(first)) return /^[AEFHILMNORSX]/u.test(first);
  if (/^(?:hour|honest|heir)/iu.test(first)) return true;
  return /^[aeiou]/iu.test(first) && !/^(?:uni|use|usu|eu|one|once|ub)/iu.test(first);
}
