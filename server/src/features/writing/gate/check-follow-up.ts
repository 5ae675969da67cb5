// The rules of the gate for follow-ups: nothing untrue, nothing forbidden, nothing said before. What belongs to a first message (a detail of
// the profile, the whole offer, who writes) does not.
import { similarity } from '../../../lib/similarity.ts';
import { countWords } from '../../../lib/words.ts';
import type { FollowUpRequest } from '../../../providers/writer/port.ts';
import { checkBanned } from './check-banned.ts';
import { checkCharacters } from './check-characters.ts';
import { checkClaims } from './check-claims.ts';
import { checkFigures } from './check-figures.ts';
import { checkInjections } from './check-injections.ts';
import { checkLanguage } from './check-language.ts';
import { checkLinks } from './check-links.ts';
import { checkMachineTalk } from './check-machine-talk.ts';
import { checkManners } from './check-manners.ts';
import { checkNudging } from './check-nudging.ts';
import { checkPlainText } from './check-plain-text.ts';

const rules = [
  checkCharacters,
  checkLinks,
  checkPlainText,
  checkMachineTalk,
  checkManners,
  checkClaims,
  checkNudging,
  checkBanned,
  checkLanguage,
  checkFigures,
  checkInjections,
];

/** A little more than the writer is asked for. */
const mostWords = 50;
const tooClose = 0.5;

/** Complaints in plain English; empty if the follow-up is fine. */
export function checkFollowUp(text: string, request: FollowUpRequest): string[] {
  const { project, voice, language, profile, sent } = request;
  const count = countWords(text, mostWords);
  if (count > mostWords) return [`It has more than ${mostWords} words; write at most 40.`];
  const draft = { text, facts: [], fit: null, reason: null };
  // What the sender wrote before may be taken up, whoever changed it.
  const known = { ...profile, biography: [profile.biography, ...sent].join('\n') };
  const input = { draft, project, voice, language, profile: known, recentTexts: [], earlierTexts: sent };
  return [
    ...rules.flatMap((rule) => rule(input)),
    ...(text.trim() === '' ? ['It is empty.'] : []),
    ...((text.match(/[?？؟]/gu)?.length ?? 0) > 1
      ? ['It asks more than one question; ask one at most.']
      : []),
    ...(sent.some((one) => similarity(one, text) > tooClose)
      ? ['It says again what was sent before; take another angle.']
      : []),
  ];
}
