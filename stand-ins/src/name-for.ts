// The display name of an account, derived from its username if that contains one.
import { createDice } from './dice.ts';
import type { Kind, Language } from './kinds/kind.ts';
import { locales } from './kinds/locales.ts';
import { wordsOf } from './words-of.ts';

/** Accounts in these languages often write their name in their own script. */
const ownScript = new Set<Language>(['ja', 'ar', 'he']);

export function nameFor(username: string, kind: Kind): string {
  const dice = createDice(`name ${username}`);
  const locale = locales[kind.language];
  const title = dice.pick(kind.titles);
  const said = wordsOf(username).filter(readsLikeAName);
  const saysTrade = said.some((word) => kind.words.includes(word));
  const own = said.filter((word) => !kind.words.includes(word)).map(capitalise);
  const whole = said.map(capitalise).join(' ');
  const invented = () =>
    kind.who === 'person'
      ? `${dice.pick(locale.given)} ${dice.pick(locale.family)}`
      : `${dice.pick(locale.family)} ${title}`;

  if (own.length === 0 || (own.length === 1 && own[0] === 'The')) return invented();
  if (ownScript.has(kind.language) && dice.chance(0.4)) return invented();
  if (saysTrade) return dice.pick([whole, whole, `${own.join(' ')} | ${title}`]);
  if (kind.who === 'business') return `${own.join(' ')} ${title}`;
  if (own.length === 1) return dice.pick([`${whole} ${dice.pick(locale.family)}`, `${whole} | ${title}`]);
  return whole;
}

/** Leaves out initials and random letters such as `xkq`. */
function readsLikeAName(word: string): boolean {
  return word.length >= 3 && /[aeiouy]/.test(word);
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
