// The greeting must use the right name: not somebody else's, and not half of a shop's.
import { isFirstName } from '../../../lib/first-names.ts';
import { isShopWord } from '../../../lib/shop-words.ts';
import { fold, words } from '../../../lib/words.ts';
import type { Profile } from '../../../providers/profiles/port.ts';
import type { ProfileFact } from '../../../providers/writer/port.ts';
import type { GateRule } from './rule.ts';
import { titles } from './titles.ts';
import { isOtherForm, isTransliterated } from './transliterate.ts';

export const checkGreeting: GateRule = ({ draft, profile }) => {
  const greeted = greetedNames(draft.text);
  const declared = draft.facts.filter(({ field }) => field === 'fullName' || field === 'biography');
  const wrong = isPartOfName(greeted, profile)
    ? []
    : greeted.filter((name) => !isTheirs(name, profile, declared));
  return wrong.length === 0 ? [] : [`It greets "${wrong.join(' ')}", which is not this person's name.`];
};

const hello = `hi+|hey+|hello|hiya|heya|howdy|dear|greetings|gentile|caro|cara|cher|chère|estimad[oa]|querid[oa]|qué tal|sehr geehrte[r]?|good (?:morning|afternoon|evening|day)|hallo|hallöchen|moin|servus|grüezi|grüß gott|guten (?:tag|morgen|abend)|liebe[rs]?|hola|buenas|buenos días|bonjour|bonsoir|salut|coucou|ciao|ehi|salve|buongiorno|ol[aá]|oi|bom dia|hej|hei|goedendag|cześć|hejka|dzień dobry|merhaba|selam|ahoj|dobrý den|привет|здравствуйте|γεια σου|γεια σας|γεια|مرحبا|שלום`;
const greeting = new RegExp(
  String.raw`^[^\p{L}]{0,8}(?:${hello})(?![\p{L}'’]) ?(,?)[ ,]{0,3}([^\n.,!?:;—–"“„«]{0,60})([\n.,!?:;—–"“„«]?)`,
  'iu',
);
const vocative =
  /^[\s\p{Extended_Pictographic}]{0,8}(\p{Lu}[\p{L}\p{M}'’]+)(?: (\p{Lu}[\p{L}\p{M}'’]+))?, (?=\p{Ll}|I\b|I['’])/u;

function greetedNames(text: string): string[] {
  const greeted = greeting.exec(text);
  if (greeted === null) {
    const called = vocative.exec(text);
    // A word before a comma counts as a name only if it is a known one: anything else can open a sentence.
    if (called === null || !isFirstName(called[1] ?? '')) return [];
    return [called[1], called[2]].flatMap((name) => (name === undefined ? [] : words(name)));
  }
  const [, comma = '', rest = '', stop = ''] = greeted;
  const spoken = rest.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
  // "Greetings from Oslo" names nobody.
  if (fromWhere.test(spoken[0] ?? '') || spoken.some((word) => teams.has(fold(word)))) return [];
  // Nor do "Hi, I saw…" and "Hi, VAT and customs forms…".
  if (comma !== '' && /^(?:I|I['’]\p{L}+|\p{Lu}{3,})$/u.test(spoken[0] ?? '')) return [];
  // "Hi, hab deinen Post gesehen" and "Hi, sorry Mr. …" name nobody: after a comma only one or two words can be a name.
  const first = spoken.find((word) => !generic.has(fold(word))) ?? '';
  if (comma !== '' && (spoken.length > 2 || !/^\p{Lu}/u.test(first))) return [];
  // "Hey anna," is a name too, but "Hey the bowls you fired last week" is not.
  const allLower = spoken.length <= 2 && stop !== '';
  const called = spoken
    .filter((word) => allLower || /^\p{Lu}/u.test(word))
    .flatMap(words)
    .filter((name) => !generic.has(name));
  const names = called.filter((name) => !titles.has(name));
  // A title alone is no name, unless a full stop separates it from one.
  return names.length > 0 || stop === '.' ? names : called;
}

const teams = new Set('team equipe equipo equipa squadra crew'.split(' '));
const fromWhere =
  /^(?:from|to|nach|in|ins|aus|von|vom|desde|de|depuis|da|dal|dalla|uit|från|z|d['’]\p{L}+)$/iu;

const generic = new Set(
  `there team everyone all folks friend friends you and the from to both again guys neighbour neighbor i i'm i'd i've
  just your what how this zusammen ihr euch liebes liebe ans an à tous toutes equipo equipa squadra tutti todos todas
  l'equipe equipe family familie famille familia famiglia rodzina et y e und i och en`.split(/\s+/),
);

/** "Hi Dead Letter Club" is how one greets a club, and "Hi Quiet Kettle" is close enough to "The Quiet Kettle". */
function isPartOfName(greeted: string[], profile: Profile): boolean {
  const whole = words(profile.fullName);
  const said = greeted.join(' ');
  if (greeted.length > 1 && namesInRow(profile.fullName).some((row) => row.join(' ') === said)) return true;
  if (said === '' || !whole.join(' ').includes(said)) return false;
  if (greeted.length > 1 && whole.join(' ').endsWith(said)) return true;
  return whole
    .filter((word) => !greeted.includes(word))
    .every((word) => isShopWord(word) || articles.has(word));
}

const articles = new Set(
  'the a an la le les el los las il lo gli der die das de het o os as um uma fc sc ev'.split(' '),
);

function isTheirs(name: string, profile: Profile, declared: ProfileFact[]): boolean {
  const bare = name.replace(/'s$/, '');
  if (isShopWord(bare) || titles.has(bare)) return false;
  if (introducesAs(bare, profile.biography) || isInPersonsName(bare, profile.fullName)) return true;
  if (namesInRow(profile.biography).some((row) => row.includes(bare))) return true;
  if (declared.some(({ quote, phrase }) => [quote, phrase].every((told) => words(told).includes(bare))))
    return !words(profile.fullName).includes(bare) || isFirstName(bare);
  if (signsAs(bare, profile)) return true;
  if (isTransliterated(bare, `${profile.fullName}\n${profile.biography}`)) return true;
  const handle = fold(profile.username);
  // "cutsbycarly" contains it too.
  if (new RegExp(String.raw`by[._]?${bare}(?![\p{Ll}])`, 'u').test(handle)) return true;
  const inHandle =
    handle.split(/[._\d]+/u).includes(bare) ||
    (bare.length > 2 && handle.replaceAll(/[._]/g, '').includes(bare));
  const ownWords = words(profile.biography.replaceAll(/@\S+/gu, ' '));
  return (inHandle || ownWords.includes(bare)) && isFirstName(bare);
}

/** "Monique here" in a caption, or a caption in the first person, where the biography names "@julianabarroca". */
function signsAs(bare: string, profile: Profile): boolean {
  if (!isFirstName(bare)) return false;
  const captions = profile.recentPosts.map(({ caption }) => words(caption).join(' '));
  if (captions.some((caption) => ` ${caption} `.includes(` ${bare} here `))) return true;
  const handles = fold(profile.biography).match(/@[\w.]+/gu) ?? [];
  return (
    handles.some((handle) => handle.startsWith(`@${bare}`)) && captions.some((text) => text.includes(bare))
  );
}

/** "Bäckerei Birke | Anke Möller" contains a shop's name and a person's. */
function isInPersonsName(bare: string, fullName: string): boolean {
  return fullName.split(/[|•·,(–—:/~\p{Extended_Pictographic}]|\s-\s/u).some((part) => {
    const isShop = part.split(/[\s&+]+/u).some(isShopWord);
    const isIn = words(part).some((word) => word === bare || (bare.length > 2 && word.startsWith(bare)));
    return (isIn && (!isShop || isFirstName(bare))) || (!isShop && isOtherForm(bare, part));
  });
}

/** "Rafa & Duda | Recife": names in a row. */
function namesInRow(text: string): string[][] {
  const name = String.raw`\p{Lu}[\p{L}\p{M}'’-]+`;
  const rows = text.match(
    new RegExp(String.raw`${name}(?:(?:, | ?[&+] ?| (?:and|und|et|y|e|en|i) )${name})+`, 'gu'),
  );
  return (rows ?? []).map((row) => words(row).filter((word) => !generic.has(word)));
}

const leads =
  `i'm|i am|it's|name is|name's|call me|by|ich bin|bin|soy|je suis|moi c'est|sono|sou|ik ben|founder|owner|meet|titolare|inhaber|inhaberin|grunderin|fondatrice|fondateur|duena|dueno|fundadora|proprietaria|host|hosts|chef|with|mit|avec|con|com|met`.split(
    '|',
  );

function introducesAs(name: string, biography: string): boolean {
  const bio = ` ${words(biography.replaceAll(/@\S+/gu, ' ')).join(' ')} `;
  return bio.includes(` ${name} here `) || leads.some((lead) => bio.includes(` ${lead} ${name} `));
}
