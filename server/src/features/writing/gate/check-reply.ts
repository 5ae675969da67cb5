// The rules of the gate that hold for replies too: nothing untrue, nothing forbidden, nothing odd. What belongs to a first message (a detail
// of the profile, the whole offer, one question) does not.
import type { Profile } from '../../../providers/profiles/port.ts';
import type { ReplyRequest } from '../../../providers/writer/port.ts';
import { checkBanned } from './check-banned.ts';
import { checkCharacters } from './check-characters.ts';
import { checkFigures } from './check-figures.ts';
import { checkInjections } from './check-injections.ts';
import { checkLinks } from './check-links.ts';
import { checkMachineTalk } from './check-machine-talk.ts';
import { checkPlainText } from './check-plain-text.ts';

const rules = [
  checkCharacters,
  checkLinks,
  checkPlainText,
  checkMachineTalk,
  checkBanned,
  checkFigures,
  checkInjections,
];

/** Complaints in plain English; empty if the reply is fine. */
export function checkReply(text: string, request: ReplyRequest): string[] {
  const { project, voice, language } = request;
  const draft = { text, facts: [], fit: null, reason: null };
  const input = { draft, project, voice, language, profile: whatTheySaid(request) };
  return rules.flatMap((rule) => rule({ ...input, recentTexts: [], earlierTexts: [] }));
}

/** What was said in the conversation may be taken up, as a profile may in a first message. */
function whatTheySaid({ person, conversation }: ReplyRequest): Profile {
  return {
    ...person,
    biography: conversation.map(({ text }) => text).join('\n'),
    category: null,
    followersCount: 0,
    followsCount: 0,
    postsCount: 0,
    verified: false,
    externalUrl: null,
    recentPosts: [],
  };
}
