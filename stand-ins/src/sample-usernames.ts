// Usernames for benches and tests, spread evenly over every kind of account.
import { createDice } from './dice.ts';
import { kinds } from './kinds/index.ts';
import type { Kind, Language } from './kinds/kind.ts';
import { kindOf } from './words-of.ts';

/** The first `n` of one endless list: always the same, without duplicates, each kind once per round. */
export function sampleUsernames(n: number): string[] {
  const taken = new Set<string>();
  for (let round = 0; taken.size < n; round++) {
    for (const kind of kinds) {
      if (taken.size < n) taken.add(usernameOf(kind, round, taken));
    }
  }
  return [...taken];
}

/** Two kinds may share a word, and chance decides between them; so names are tried until one has the requested kind. */
function usernameOf(kind: Kind, round: number, taken: Set<string>): string {
  for (let attempt = 0; ; attempt++) {
    const dice = createDice(`${kind.id} ${round} ${attempt}`);
    const digits = attempt < 20 ? '' : String(attempt);
    const parts = [dice.pick(firsts[kind.language] ?? englishFirsts), dice.pick(kind.words)];
    const username = parts.join(dice.pick(['.', '_', ''])) + digits;
    if (username.length <= 30 && !taken.has(username) && kindOf(username) === kind) return username;
  }
}

const englishFirsts = (
  'mira northlight ansel harbour tessa juniper jonah saltmarsh priya kestrel callum lantern ruth tidewater dario ' +
  'imogen larkspur theo copperfield nadia meadow freya fernhill omar bramble lottie atlas ezra willow maeve ' +
  'kofi ember june hollow silas marlow anika sparrow rowan pebble bea saltbox hugo linden zadie orchard'
).split(' ');

const firsts: Partial<Record<Language, string[]>> = {
  de: 'lena jonas greta matthias klara felix svenja anton'.split(' '),
  es: 'lucia mateo carmen diego ines alvaro paloma tomas'.split(' '),
  fr: 'camille etienne margaux bastien solene apolline remi gaspard'.split(' '),
  it: 'giulia matteo chiara lorenzo elisa davide bianca pietro'.split(' '),
  pt: 'beatriz tiago mariana rafael joana caio luisa duarte'.split(' '),
  nl: 'sanne bram fleur thijs lotte joris noor ruben'.split(' '),
  tr: 'elif emre zeynep kerem defne mert ozan ipek'.split(' '),
  ja: 'sakura haruka naoki chihiro yuma misaki hinata aoi'.split(' '),
  ar: 'nour layla yousef maryam karim salma tariq rana'.split(' '),
  he: 'noa itai tamar yonatan michal omer shira uri'.split(' '),
};
