// Decides whether a person may be written to, before anything is written.
import type { SuitabilityReason } from '../../../db/documents.ts';
import { removeInjections } from '../../../lib/injections.ts';
import type { Profile } from '../../../providers/profiles/port.ts';
import type { WriterProject } from '../../../providers/writer/port.ts';
import { type ChildContext, sendsToParents, speaksAsChild, speaksOfOthers, statesChild } from './child.ts';
import { sellsTheSame } from './competitor.ts';
import { foldText, statements } from './fold.ts';
import { hardships } from './hardship.ts';
import { isAdult, isPolitical, saysNothing } from './held.ts';
import { askForNoContact } from './no-contact.ts';
import { isProfessional } from './professions.ts';
import type { Verdict } from './reason.ts';
import { cutSayings } from './sayings.ts';

/** A reason to refuse takes precedence over a reason to hold. */
export function judgeProfile(profile: Profile, project: WriterProject): Verdict {
  const refusal = findRefusal(readProfile(profile));
  if (refusal !== undefined) return { verdict: 'refuse', reason: refusal };
  const hold = findHold(profile, project);
  return hold === undefined ? { verdict: 'write' } : { verdict: 'hold', reason: hold };
}

type Reading = {
  /** Statements of the name and the biography, folded. */
  about: string[];
  /** Statements of each recent caption, newest first, folded. */
  captions: string[][];
  professional: boolean;
  child: ChildContext;
};

/** How many of the newest captions are considered. */
const recent = 6;
const newest = 3;

/** Instagram allows 150 characters in a biography; the start of a caption tells its topic. */
const longestBiography = 400;
const longestCaption = 300;

function readProfile(profile: Profile): Reading {
  const about = aboutOf(profile);
  const intro = [...about, ...statements(foldText(profile.category ?? ''))];
  return {
    about,
    captions: profile.recentPosts.slice(0, recent).map((post) => read(post.caption.slice(0, longestCaption))),
    professional: intro.some(isProfessional),
    child: {
      amongAdults: intro.some(speaksOfOthers) || /school|education/iu.test(profile.category ?? ''),
      asksParents: about.some(sendsToParents),
      year: yearOf(profile.recentPosts[0]?.timestamp),
    },
  };
}

function findRefusal(reading: Reading): SuitabilityReason | undefined {
  const { about, captions, professional } = reading;
  if ([about, ...captions.slice(0, newest)].some(askForNoContact)) return 'no_contact';
  if (about.some((statement) => statesChild(statement, reading.child))) return 'child';
  if (captions.flat().some(speaksAsChild)) return 'child';
  return hardships.find(({ isIn }) => {
    const said = (statement: string) => isIn(statement, professional);
    return about.some(said) || isRecurring(captions.map((caption) => caption.some(said)));
  })?.reason;
}

/** One older caption is a memory; the newest one, or several, describe the present. */
function isRecurring(found: boolean[]): boolean {
  return found[0] === true || found.filter(Boolean).length > 1;
}

function findHold(profile: Profile, project: WriterProject): SuitabilityReason | undefined {
  if (saysNothing(profile)) return 'nothing_personal';
  if (textsOf(profile).some((text) => removeInjections(text).removed.length > 0)) return 'orders';
  if (sellsTheSame(profile.biography.slice(0, longestBiography), project.productInfo)) return 'competitor';
  const stated = [...aboutOf(profile), ...statements(foldText(profile.category ?? ''))];
  if (stated.some(isPolitical)) return 'political';
  return stated.some(isAdult) ? 'adult' : undefined;
}

/** Everything that the writer sees. */
function textsOf({ username, fullName, category, biography, recentPosts }: Profile): string[] {
  const posted = recentPosts.flatMap(({ caption, hashtags }) => [caption, ...hashtags]);
  return [username.replaceAll('.', ' '), fullName, category ?? '', biography, ...posted];
}

function aboutOf({ fullName, biography }: Profile): string[] {
  return read(`${fullName.slice(0, longestBiography)}\n${biography.slice(0, longestBiography)}`);
}

function read(text: string): string[] {
  return statements(cutSayings(foldText(text)));
}

function yearOf(timestamp: string | undefined): number | undefined {
  const year = new Date(timestamp ?? '').getUTCFullYear();
  return Number.isNaN(year) ? undefined : year;
}
