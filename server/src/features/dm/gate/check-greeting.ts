// Nobody likes being called by someone else's name.
import { fold, words } from '../../../lib/words.ts';
import type { Profile } from '../../../providers/profiles/port.ts';
import type { GateRule } from './rule.ts';

export const checkGreeting: GateRule = ({ draft, profile }) => {
  const greeted = greetedNames(draft.text);
  const wrong = greeted.filter((name) => !isTheirs(name, profile));
  return wrong.length === 0 ? [] : [`It greets "${wrong.join(' ')}", which is not this person's name.`];
};

const greeting =
  /^[^\p{L}]*(?:hi+|hey+|hello|hiya|heya|howdy|dear|greetings|good (?:morning|afternoon|evening|day)|hallo|hola|bonjour|salut|ciao|ol[aá]|hej|merhaba)(?![\p{L}'’]) ?(,?)[ ,]*([^\n.,!?:;—–-]*)([\n.,!?:;—–-]?)/iu;
const vocative =
  /^[\s\p{Extended_Pictographic}]*(\p{Lu}[\p{L}\p{M}'’]+)(?: (\p{Lu}[\p{L}\p{M}'’]+))?, (?=\p{Ll}|I\b|I['’])/u;

function greetedNames(text: string): string[] {
  const greeted = greeting.exec(text);
  if (greeted === null) {
    const called = vocative.exec(text);
    if (called === null || openers.has(fold(called[1] ?? '')) || called[1]?.endsWith('ly') === true)
      return [];
    return [called[1], called[2]].flatMap((name) => (name === undefined ? [] : words(name)));
  }
  const [, comma = '', rest = '', stop = ''] = greeted;
  const spoken = rest.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];
  // "Hi, hab deinen Post gesehen" calls nobody: after a comma only a word or two can be a name.
  if (comma !== '' && (spoken.length > 2 || !spoken.some((word) => /^\p{Lu}/u.test(word)))) return [];
  // "Hey anna," calls a name too, but "Hey the bowls you fired last week" does not.
  const allLower = spoken.length <= 2 && stop !== '';
  return spoken
    .filter((word) => allLower || /^\p{Lu}/u.test(word))
    .flatMap(words)
    .filter((name) => !generic.has(name));
}

const generic = new Set(
  `there team everyone all folks friend friends you and the from to both again guys neighbour neighbor i i'm i'd i've
  just your what how this`.split(/\s+/),
);
const openers = new Set(
  `so well okay ok yes no now hi hey right true fair sure curious quick anyway also still often sometimes someone somewhere
  somehow today lately recently honest honestly first between from with for after before on in at by when while as if
  reading looking scrolling seeing question confession thanks congratulations congrats wow oh ah`.split(
    /\s+/,
  ),
);

function isTheirs(name: string, profile: Profile): boolean {
  const bare = name.replace(/'s$/, '');
  const own = [...words(profile.fullName), ...words(profile.username.replaceAll(/[._\d]+/g, ' '))];
  if (own.some((word) => word === bare || (bare.length > 2 && word.startsWith(bare)))) return true;
  if (bare.length > 2 && fold(profile.username).replaceAll(/[._]/g, '').includes(bare)) return true;
  return introducesAs(bare, fold(profile.biography));
}

function introducesAs(name: string, bio: string): boolean {
  const lead =
    "(?:i'm|i am|it's|name is|name's|call me|by|ich bin|soy|je suis|sono|sou|ik ben|founder|owner|meet)";
  return new RegExp(
    String.raw`(?:^|\W)${lead}[\s:]+${escape(name)}(?!\p{L})|(?:^|\W)${escape(name)} here\b`,
    'u',
  ).test(bio);
}

const escape = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
