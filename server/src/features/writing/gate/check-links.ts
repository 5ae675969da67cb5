// Nothing that leads out of the conversation: no link, address, number or handle, however it is spelled.
import type { GateRule } from './rule.ts';

export const checkLinks: GateRule = ({ draft, profile }) => {
  const text = unmask(draft.text);
  return [
    ...(hasLink(text, profile.username)
      ? ['It holds a link, a domain or an email address; leave it out.']
      : []),
    ...(phone.test(text) ? ['It holds a phone number; leave it out.'] : []),
    ...(hasHandle(text, profile.username) ? ['It names another account with @; leave it out.'] : []),
  ];
};

/** Normalizes common disguises: other dots, full-width letters, "dot" and "at" as words or in brackets. */
function unmask(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[․‧。｡．﹒∙]/gu, '.')
    .replaceAll(/\s?[([{]\s?(?:dot|punkt|punto|point|ponto|\.)\s?[)\]}]\s?/giu, '.')
    .replaceAll(/\s?[([{]\s?(?:at|@)\s?[)\]}]\s?/giu, '@');
}

function hasLink(text: string, username: string): boolean {
  if (/(?:https?:|hxxps?:|mailto:|tel:)|\bwww\s?\./iu.test(text)) return true;
  if (/[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,64}\.\p{L}{2,}/u.test(text)) return true;
  if (pointers.some((pattern) => pattern.test(text))) return true;
  if (spelled.test(text) || spaced.test(text)) return true;
  const dotted = text.match(/[\p{L}\d_-]+(?:\.[\p{L}\d_-]+)+(?:\/\S*)?/gu) ?? [];
  return dotted.some((found) => found.toLowerCase() !== username.toLowerCase() && isDomain(found));
}

function isDomain(dotted: string): boolean {
  const [host = '', ...path] = dotted.split('/');
  if (path.length > 0 && /\p{L}/u.test(host)) return true;
  const ending = host.split('.').at(-1) ?? '';
  return (
    /\p{L}/u.test(host.slice(0, -ending.length)) &&
    isTopLevel(ending) &&
    !abbreviations.has(host.toLowerCase())
  );
}

/** Includes unregistered domains: a made-up example address is meant as a link too. */
const general = new Set(
  `com net org info biz shop store online site web app dev io ai co me tv ly gg club studio design agency blog page link live
  news pro xyz example test local bio eco art fit cafe bar pizza wine yoga berlin hamburg koeln wien paris london nyc swiss`.split(
    /\s+/u,
  ),
);
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function isTopLevel(ending: string): boolean {
  // After a missing space a sentence continues with a capital; a domain does not.
  if (/^\p{Lu}\p{Ll}/u.test(ending)) return false;
  const folded = ending.toLowerCase();
  return (
    general.has(folded) || (/^[a-z]{2}$/u.test(folded) && regions.of(folded.toUpperCase()) !== undefined)
  );
}

const abbreviations = new Set(
  'e.g i.e z.b p.ej d.h u.a i.d.r p.es a.m p.m e.v b.v s.r.l s.a ph.d c.à.d z.t u.s n.y s.l'.split(' '),
);

const endings = 'com|net|org|de|fr|es|it|pt|nl|eu|uk|io|app|shop|store|example|co|info|ch|at|br|online|site';
const spelled = new RegExp(
  String.raw`[\p{L}\d-]{2,}\s(?:dot|punkt|punto|point|ponto|punt|kropka|nokta)\s(?:${endings})(?!\p{L})`,
  'iu',
);
const spaced = new RegExp(
  String.raw`[\p{L}\d-]{3,}(?:\s\.\s?|\.\s)(?:com|net|org|example|shop|io|app)(?![\p{L}'’])`,
  'u',
);

/** Sends the reader to a link somewhere else. */
const pointers = [
  /\blinks?\s(?:is |are )?(?:in|on|at)\s(?:(?:my|our|the)\s)?(?:bio|profile)\b/iu,
  /\blink\s(?:ist\s)?(?:steht\s)?(?:in|im)\s(?:(?:der|meiner|unserer|unserem|meinem)\s)?(?:bio|profil)\b/iu,
  /\blien\s(?:est\s)?(?:en|dans)\s(?:(?:ma|notre|la|mon|le)\s)?(?:bio|profil)\b/iu,
  /(?:enlace|link)\s(?:está\s)?(?:en|de)\s(?:(?:mi|nuestra|nuestro|la|el)\s)?(?:bio|perfil)\b/iu,
  /\blink\s(?:è\s)?(?:in|nella|nel)\s(?:(?:mia|nostra|mio|nostro)\s)?(?:bio|profilo)\b/iu,
  /\blink\s(?:está\s)?(?:na|no|da)\s(?:(?:minha|nossa|meu|nosso)\s)?(?:bio|perfil)\b/iu,
  /\b(?:linktr\.?ee|linktree)\b/iu,
];

/** Nine digits or more in groups, or a leading plus. */
const phone =
  /(?<![\d.,])\+\d[\d\s().-]{6,}\d|(?<![\d.,])0\d{1,5}[\s/.-]\d{3,}[\d\s/.-]*\d|(?<![\d.,])(?:\d[\s-]?){9,}/u;

function hasHandle(text: string, username: string): boolean {
  const handles = [...text.matchAll(/(?<![\p{L}\d])@([\p{L}\d_](?:[\p{L}\d._]*[\p{L}\d_])?)/gu)];
  return handles.some(([, handle]) => handle?.toLowerCase() !== username.toLowerCase());
}
