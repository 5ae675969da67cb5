// Only the message itself: no placeholder, markup, subject line, choice of versions or remark.
import type { GateRule } from './rule.ts';

export const checkPlainText: GateRule = ({ draft: { text } }) => [
  ...(placeholders.some((pattern) => pattern.test(text))
    ? ['It holds a placeholder; write real words.']
    : []),
  ...(markup.some((pattern) => pattern.test(text)) ? ['It holds markup; write plain sentences.'] : []),
  ...(wrapping.some((pattern) => pattern.test(text))
    ? ['It holds words around the message; write the message alone.']
    : []),
];

const placeholders = [
  /\[[^\]\n]{0,80}\p{L}[^\]\n]{0,80}\]/u,
  /\{[^{}\n]{0,80}\}/u,
  /<\/?\p{L}[^<>\n]{0,80}>/u,
  /%\p{L}{2,20}%|\$\{?\p{L}\w{0,30}\}?(?=\W|$)/u,
  /_{3,}|\bx{3,}\b/iu,
  /\b(?:your|insert|my) (?:business|company|brand|product|project|first|full)(?:'s)? name\b/iu,
  /\binsert (?:\w{1,20} )?(?:here|name)\b|\blorem ipsum\b|\b(?:first|last|full|user)_?name\b(?=[,!.])/iu,
];

const markup = [
  /\*\*|__\S|~~|`/u,
  /(?:^|\s)([*_])(?=\S)[^*_\n]{1,200}\1(?=[\s.,!?;:]|$)/u,
  /^\s{0,3}(?:#{1,6}\s|>\s|[-*+•]\s|\d{1,2}[.)]\s)/mu,
  /^\s*(?:-{3,}|={3,}|\*{3,})\s*$/mu,
  /&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,6});/iu,
  /\\[nrt"]/u,
];

const message =
  '(?:message|dm|draft|opener|version|text|note|nachricht|entwurf|mensaje|borrador|messaggio|bozza|mensagem|rascunho|brouillon)';

const wrapping = [
  /^\s*[{[]\s*["{]|"(?:message|text|language|facts)"\s*:/u,
  new RegExp(
    String.raw`^[^\p{L}]{0,5}(?:(?:sure|certainly|of course|okay|gerne|natürlich|klar|bien sûr|voici|claro|ecco|certo|aquí|aqui|hier|here|below)(?!\p{L})[^.?]{0,60})(?<!\p{L})${message}(?!\p{L})[^.?]{0,60}:`,
    'iu',
  ),
  /^\s*(?:subject|betreff|objet|asunto|oggetto|assunto|temat|ämne|onderwerp)\s?:/imu,
  /^\s*(?:option|version|variant|variante|opción|opzione|opção|draft|entwurf)\s(?:\d|[A-C])\b/imu,
  new RegExp(
    String.raw`^\s*(?:p\.?s\.? )?\(?(?:${message}|word count|wörter|note|hinweis|nota|remarque)\s?:`,
    'imu',
  ),
  /\((?:ca\.? |about |approx\.? )?\d{1,3} (?:words|wörter|mots|palabras|parole|palavras)\)/iu,
  /\b(?:let me know if you(?:'d| would)? like (?:any |me to )?(?:change|adjust|tweak|make|another|a different)|feel free to (?:adjust|edit|tweak|change)|hope this (?:works|helps)!?$)/iu,
  /^["“„«][^"”“»]{20,}["”“»]\s*\S/u,
];
