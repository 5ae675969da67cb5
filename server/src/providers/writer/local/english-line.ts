// Rephrases a line of a profile in English as a stranger would mention it, instead of quoting it.
import { lowerFirst } from './case.ts';
import { isMass, isPlural, lastWordOf, startsWithDeterminer, withArticle } from './frames/english-nouns.ts';

const mostWords = 13;

/** Completes the sentence after the greeting; undefined for a line that would read oddly. */
export function mentionLine(line: string, field: 'biography' | 'recentPost'): string | undefined {
  const clause = firstClause(line);
  const count = clause.split(' ').length;
  if (count < 2 || count > mostWords) return undefined;
  return (
    asDeed(clause) ?? asOngoing(clause) ?? asRole(clause, field) ?? asEvent(clause) ?? asThing(clause, field)
  );
}

/** Up to the first comma or conjunction, unless that leaves a single word. */
function firstClause(line: string): string {
  const [clause = line] = line.split(/[,;:–—(]|\s(?:because|but|so that|which|and I|and we)\s/u, 1);
  return (clause.trim().includes(' ') ? clause : line).trim().replaceAll(/\s+/gu, ' ');
}

/** "We bake rye loaves" → "saw that you bake rye loaves". */
function asDeed(clause: string): string | undefined {
  const [, subject = '', rest = ''] =
    /^(I['’]m|I am|We['’]re|We are|I['’]ve|We['’]ve|I['’]ll|We['’]ll|I was|I|We) (.+)$/u.exec(clause) ?? [];
  if (rest === '') {
    const [, deed = ''] =
      /^((?:just |finally )?(?:\p{Lu}?\p{Ll}+ed|got|made|built|sold|found|sent|won|ran|took|went|spent|shipped|cut|put) (?:the|a|an|our|my|into|in|to|up|out|on|off|all|\d+|two|three|four|five|six|seven|eight|nine|ten|half|another) ?.*)$/iu.exec(
        clause,
      ) ?? [];
    return deed === '' || /^(?:based|located|inspired|obsessed|used|tired|born|raised)/iu.test(deed)
      ? undefined
      : `saw you ${toYou(lowerFirst(deed))}`;
  }
  if (subject === 'I was') return `saw that you were ${toYou(rest)}`;
  const auxiliary = /(?:m|re)$/u.test(subject)
    ? '’re'
    : /(?:ve|ll)$/u.test(subject)
      ? `’${subject.slice(-2)}`
      : '';
  return `saw that you${auxiliary} ${toYou(rest)}`;
}

/** "Teaching yoga since 2012" → "saw you’ve been teaching yoga since 2012". */
function asOngoing(clause: string): string | undefined {
  if (!/^\p{L}{2,}ing (?:\p{L}|\d)/u.test(clause) || notDeeds.test(clause)) return undefined;
  const since = /(?<!\p{L})since (?:19|20)\d\d/u.test(clause);
  return `saw you’${since ? 've been' : 're'} ${toYou(lowerFirst(clause))}`;
}

const notDeeds =
  /^(?:wedding|evening|morning|spring|string|king|ring|building|clothing|catering|coaching|training|marketing|cleaning|clearing|being|anything|everything|something|nothing|during|amazing|exciting|opening|meeting|booking|boarding|bowling|sewing|knitting|painting|interesting) /iu;

/** "Ceramicist based in Porto" → "saw that you’re a ceramicist based in Porto". */
function asRole(clause: string, field: 'biography' | 'recentPost'): string | undefined {
  if (field !== 'biography') return undefined;
  const bare = clause.replace(/^(?:an?|your)\s/iu, '');
  const [head = ''] = bare.split(/\s(?:in|based|from|at|who|for|since|with|of|living|making)\s/u, 1);
  const last = head.toLowerCase().split(/\s/u).at(-1) ?? '';
  if (!role.test(last) || notRoles.test(last) || head.split(' ').length > 5) return undefined;
  const since = /(?<!\p{L})since (?:19|20)\d\d/u.test(bare);
  return `saw that you’${since ? 've been' : 're'} ${withArticle(lowerFirst(bare), last)}`;
}

const role = /(?:er|or|ist|ian|smith|wright|chef|coach|artist|barista|vet|nurse|dj)$/u;
const notRoles =
  /^(?:water|paper|dinner|summer|winter|weather|flower|leather|timber|silver|power|shower|beer|corner|number|letter|river|cider|butter|decor|color|floor|interior|outdoor|door|paper|order|offer|together|forever|never|ever|over|under|after|other|another|better|easier|cheaper|fresher|her|per|super|former|later|sister|brother|partner|member|founder-led|career|theater|center|center|copper|amber|ginger|pepper|supper|tower|quarter|calendar|mother|father|daughter|lover|believer|dreamer|thinker|sinner|survivor|fighter|list|mist|twist|wrist|exist|best|checklist|playlist|wishlist)$/u;

const finite =
  /(?<!\p{L})(?:is|are|was|were|has|had|have|took|came|went|goes|fits|opens|opened|arrived|arrives|starts|started|sold|won|broke|finally|made|turned|turns|fell|stays|works|worked|takes|needs|gets|got|joins|joined|moved|moves|comes|ends|begins|launches|runs|returns|survived|behaved)(?!\p{L})/u;

/** "The oven is down until Tuesday" → "saw that the oven is down until Tuesday". */
function asEvent(clause: string): string | undefined {
  if (!finite.test(clause)) return undefined;
  return /^(?:the|our|my|a|an|new|first|all)\s/iu.test(clause)
    ? `saw that ${toYou(lowerFirst(clause))}`
    : undefined;
}

/** "Coffee shop in Leeds" → "saw your coffee shop in Leeds"; of a post, "saw your post about …". */
function asThing(clause: string, field: 'biography' | 'recentPost'): string | undefined {
  if (
    finite.test(clause) ||
    /(?<!\p{L})(?:I|you|we|me|us)(?!\p{L})/iu.test(clause) ||
    /^\P{L}|(?<!\p{L})(?:best|finest|favou?rite)(?!\p{L})/iu.test(clause)
  )
    return undefined;
  const last = lastWordOf(clause);
  if (field === 'recentPost') {
    const thing = toYou(lowerFirst(clause));
    const bare = startsWithDeterminer(thing) || isPlural(last) || isMass(last);
    return `saw your post about ${bare ? thing : `the ${thing}`}`;
  }
  const thing = lowerFirst(
    clause.replace(/^(?:an?|the|my|our)\s/iu, '').replace(/ since (?:19|20)\d\d$/u, ''),
  );
  const known = isPlural(last) || places.test(last) || isMass(last);
  return known && !vague.test(last) && !/^(?:\d|one|two|three|four|five)/iu.test(thing)
    ? `saw your ${thing}`
    : undefined;
}

const places =
  /^(?:studio|shop|store|bakery|café|cafe|restaurant|bistro|bar|pub|brewery|winery|salon|school|gym|hotel|hostel|clinic|agency|gallery|farm|market|truck|kitchen|nursery|bookshop|bookstore|spa|roastery|distillery|workshop|practice|garden|podcast|blog|newsletter|brand|label|club|library|garage|atelier)$/u;
const vague =
  /^(?:things|stuff|mornings|days|nights|times|weeks|years|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|thoughts|moments|memories|dreams|stories|words|vibes|opinions|views|hands|people|women|men|kids|children|friends|always|sometimes|living|being|everything|nothing)$/u;

/** What they say of themselves, said to them. */
function toYou(text: string): string {
  const swaps: Record<string, string> = {
    i: 'you',
    we: 'you',
    me: 'you',
    us: 'you',
    my: 'your',
    our: 'your',
    mine: 'yours',
    ours: 'yours',
    myself: 'yourself',
    ourselves: 'yourselves',
    am: 'are',
    "i'm": 'you’re',
    'i’m': 'you’re',
    "we're": 'you’re',
    'we’re': 'you’re',
    "i've": 'you’ve',
    'i’ve': 'you’ve',
    "we've": 'you’ve',
    'we’ve': 'you’ve',
  };
  return text.replaceAll(/[\p{L}'’]+/gu, (word) =>
    /^\p{Lu}{2}/u.test(word) ? word : (swaps[word.toLowerCase()] ?? word),
  );
}
