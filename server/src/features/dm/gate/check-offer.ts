// The reader must learn what the sender offers, in the sender's own words.
import { contentStems } from '../../../lib/words.ts';
import type { GateRule } from './rule.ts';

export const checkOffer: GateRule = ({ draft, project }) => {
  const offered = new Set(contentStems(`${project.productInfo}\n${project.offerInfo}`));
  if (offered.size === 0) return [];
  const said = new Set(contentStems(draft.text));
  const mentioned = [...offered].filter((stem) => said.has(stem) || spokenInside(stem, draft.text)).length;
  // One shared word can be chance; a short description has no more to share.
  const needed = offered.size > 3 ? 2 : 1;
  return mentioned >= needed
    ? []
    : [`It does not say what is offered; use words of: "${shorten(project.productInfo)}"`];
};

/** Scripts without spaces do not part into the same words twice, so there the letters are looked for. */
function spokenInside(stem: string, text: string): boolean {
  return (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(stem) && text.includes(stem)
  );
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 120)}…` : line;
}
