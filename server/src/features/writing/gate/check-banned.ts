// Words that the sender never uses, including other forms with the same beginning.
import { fold, words } from '../../../lib/words.ts';
import type { GateRule } from './rule.ts';

export const checkBanned: GateRule = ({ draft, voice }) => {
  const said = ` ${words(draft.text).join(' ')} `;
  return voice.banned
    .filter((banned) => uses(said, banned))
    .map((banned) => `It uses "${banned}", which the sender never does; leave it out.`);
};

const shortest = 4;

function uses(said: string, banned: string): boolean {
  const wanted = words(fold(banned)).join(' ');
  if (wanted === '') return false;
  return said.includes(wanted.length < shortest ? ` ${wanted} ` : ` ${wanted}`);
}
