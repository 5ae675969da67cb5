// Turns the category of a business account into words that a person would use.
import { lowerFirst, withArticle } from './noun-phrase.ts';

export type Calling = { kind: 'calling' | 'venue'; words: string };

/** Who they are ("a photographer") or what they run ("a coffee shop"); nothing for categories that say nothing. */
export function callingOf(category: string | null): Calling[] {
  const plain = (category ?? '').trim();
  if (!/^[A-Za-z][A-Za-z '’-]{2,30}$/u.test(plain) || vague.test(plain)) return [];
  const words = plain.split(/\s+/u).map(lowerFirst).join(' ');
  if (venue.test(plain)) return [{ kind: 'venue', words: withArticle(words) }];
  if (person.test(plain)) return [{ kind: 'calling', words: withArticle(words) }];
  return [];
}

const vague =
  /^(?:none|product.?service|personal blog|public figure|digital creator|community|local business|just for fun|entrepreneur|brand|business|shopping|art|blogger|creator|education|health|interest|website|other|content creator|video creator)\b/iu;
const venue =
  /\b(?:shop|store|bakery|cafe|café|restaurant|bistro|bar|pub|brewery|winery|salon|studio|school|gym|hotel|hostel|clinic|agency|gallery|farm|market|truck|stand|theater|theatre|museum|club|nursery|pharmacy|bookstore|spa|roastery|distillery|kennel|vineyard|inn|lodge|library|practice|firm)$/iu;
const person =
  /(?:er|or|ist|ian|chef|coach|artist|musician|band|athlete|model|dj|florist|tutor|therapist|nutritionist|guide|sitter)$/iu;
