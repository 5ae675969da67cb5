// A message as a person types it: no links, no handles of others, no placeholders, no markup.
import type { GateRule } from './rule.ts';

export const checkPlainText: GateRule = ({ draft: { text }, profile }) => [
  ...(hasLink(text, profile.username)
    ? ['It holds a link, a domain or an email address; leave it out.']
    : []),
  ...(hasHandle(text, profile.username) ? ['It names another account with @; leave it out.'] : []),
  ...(placeholders.some((pattern) => pattern.test(text))
    ? ['It holds a placeholder; write real words.']
    : []),
  ...(markup.some((pattern) => pattern.test(text)) ? ['It holds markup; write plain sentences.'] : []),
];

function hasLink(text: string, username: string): boolean {
  if (/\b(?:https?:|www\.|mailto:)/iu.test(text) || /[\p{L}\d._%+-]+@[\p{L}\d-]+\.\p{L}{2,}/u.test(text))
    return true;
  const dotted = text.match(/[\p{L}\d-]+(?:\.[\p{L}\d_-]+)*\.\p{L}{2,}(?:\/\S*)?/gu) ?? [];
  return dotted.some((found) => found.toLowerCase() !== username.toLowerCase());
}

function hasHandle(text: string, username: string): boolean {
  const handles = [...text.matchAll(/(?<![\p{L}\d])[@＠]([\p{L}\d_](?:[\p{L}\d._]*[\p{L}\d_])?)/gu)];
  return handles.some(([, handle]) => handle?.toLowerCase() !== username.toLowerCase());
}

const placeholders = [
  /\[[^\]\n]*\p{L}[^\]\n]*\]/u,
  /\{+[^{}\n]*\}+/u,
  /<\/?\p{L}[^<>\n]*>/u,
  /%\p{L}+%|\$\{?\p{L}\w*\}?(?=\W|$)/u,
  /_{3,}|\bx{3,}\b/iu,
  /\b(?:your|my|our|the) (?:(?:business|company|brand|product|first|last|full|project) )?name(?: here)?\b(?= here|[\]})>])/iu,
  /\b(?:your|insert|my) (?:business|company|brand|product|project|first|full)(?:'s)? name\b/iu,
  /\binsert (?:\w+ )?(?:here|name)\b|\blorem ipsum\b|\b(?:first|last|full|user)_?name\b(?=[,!.])/iu,
];

const markup = [
  /\*\*|__\S|~~|`/u,
  /(?:^|\s)([*_])(?=\S)[^*_\n]+\1(?=[\s.,!?;:]|$)/u,
  /^\s{0,3}(?:#{1,6}\s|>\s|[-*+•]\s|\d{1,2}[.)]\s)/mu,
  /^\s*(?:-{3,}|={3,}|\*{3,})\s*$/mu,
];
