import type { StoredProfile, SuitabilityReason } from '../../db/documents.ts';
import { FinalFault, SilentFault, TransientFault } from '../../lib/port-faults.ts';
import { type Draft, isSkip, type WriteRequest, type WriterProject } from '../../providers/writer/port.ts';
import { boundProfile, boundProject, boundTexts, boundVoice } from './bound-request.ts';
import { declinedBy } from './declined-by.ts';
import { chooseLanguage } from './choose-language.ts';
import type { WriterDeps } from './deps.ts';
import { checkDraft } from './gate/check-draft.ts';
import { judgeProfile } from './suitability/judge-profile.ts';
import { isOverridden, Unsuitable } from './suitability/reason.ts';
import type { ProjectVoice } from './voice-document.ts';

export type DraftRequest = {
  project: WriterProject;
  voice: ProjectVoice;
  profile: StoredProfile;
  /** Why we advised against writing; the user was told and wants it anyway. */
  anyway?: SuitabilityReason | undefined;
  /** Other messages of the project, newest first. */
  recentTexts?: string[];
  /** Earlier texts of this message. */
  earlierTexts?: string[];
  instruction?: string | undefined;
};

export type WrittenDraft = {
  draft: Draft;
  /** Why it must not be sent without the user's approval. */
  caution: SuitabilityReason | null;
};

/** Suitability, writer, quality gate, second reading. Gate and reading may each ask for one more draft. */
export async function writeDraft(
  deps: WriterDeps & { onDraft?: () => void },
  request: DraftRequest,
  signal: AbortSignal,
): Promise<WrittenDraft> {
  const { anyway } = request;
  const project = boundProject(request.project);
  const { language, skipsWeak, ...voice } = boundVoice(request.voice);
  const profile = boundProfile(request.profile);
  const recentTexts = boundTexts(request.recentTexts ?? []);
  const earlierTexts = boundTexts(request.earlierTexts ?? []);
  const caution = cautionAbout(profile, project, anyway);
  const asked: WriteRequest = {
    project,
    voice,
    profile,
    language: chooseLanguage(language, project, profile, deps.writer),
    recentOpenings: recentTexts.map(firstSentence),
    earlierTexts,
    instruction: request.instruction,
    // A user who overrode only a weak fit was not warned about what the writer may find.
    anyway: anyway !== undefined && anyway !== 'weak_fit',
  };
  const objections: Objection[] = [];
  for (;;) {
    const last = objections.at(-1);
    const written = await blamed(deps.writer.write({ ...asked, refused: last }, { signal }));
    deps.onDraft?.();
    if (isSkip(written)) throw declinedBy(written.skip);
    const { draft, complaints, broken } = checkDraft({ ...asked, draft: written, recentTexts, earlierTexts });
    const objection = { by: 'gate', text: draft.text, complaint: complaints.join(' '), broken } as const;
    const raised = complaints.length > 0 ? objection : await readAgain(deps, asked, draft, signal);
    if (raised === undefined)
      return accept(draft, { skipsWeak, caution, anyway, needsReview: deps.writer.needsReview });
    if (objections.some(({ by }) => by === raised.by)) {
      // Not the complaints themselves: they quote the draft and the profile.
      deps.log.warn({ broken: [...objections, raised].map((one) => one.broken) }, 'drafts refused');
      throw new FinalFault('gate', 'We could not write a good enough message for this profile.');
    }
    objections.push(raised);
  }
}

type Objection = { by: 'gate' | 'reading'; text: string; complaint: string; broken: string[] };

async function readAgain(
  { writer }: WriterDeps,
  asked: WriteRequest,
  draft: Draft,
  signal: AbortSignal,
): Promise<Objection | undefined> {
  if (writer.check === undefined) return undefined;
  const reading = await blamed(writer.check(asked, draft, { signal }));
  if (reading.passes) return undefined;
  return { by: 'reading', text: draft.text, complaint: reading.complaint, broken: ['reading'] };
}

/** So that the user learns which vendor did not answer. */
async function blamed<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const isSilence = error instanceof Error && error.name === 'TimeoutError';
    const fault = isSilence ? new SilentFault('the writer took too long') : error;
    if (fault instanceof TransientFault) fault.who = 'writer';
    throw fault;
  }
}

function accept(
  draft: Draft,
  {
    skipsWeak,
    caution,
    anyway,
    needsReview,
  }: {
    skipsWeak: boolean;
    caution: SuitabilityReason | null;
    anyway: SuitabilityReason | undefined;
    needsReview: SuitabilityReason | undefined;
  },
): WrittenDraft {
  const hardlyFits = draft.fit === 'weak' || draft.fit === 'none';
  if (skipsWeak && hardlyFits && !isOverridden('weak_fit', anyway)) throw new Unsuitable('weak_fit');
  if (caution !== null) return { draft, caution };
  // A weak fit is held for review.
  if (draft.fit === 'none' || (skipsWeak && hardlyFits)) return { draft, caution: 'weak_fit' };
  if (!isPersonal(draft)) return { draft, caution: 'nothing_personal' };
  return { draft, caution: needsReview ?? null };
}

/** More than the name: a generic message must not be sent automatically. */
function isPersonal({ facts }: Draft): boolean {
  return facts.some(({ field, quote, phrase }) => field !== 'fullName' || quote !== phrase);
}

function cautionAbout(
  profile: StoredProfile,
  project: WriterProject,
  anyway: SuitabilityReason | undefined,
): SuitabilityReason | null {
  const judged = judgeProfile(profile, project);
  if (judged.verdict === 'write') return null;
  if (judged.verdict === 'refuse' && !isOverridden(judged.reason, anyway))
    throw new Unsuitable(judged.reason);
  return judged.reason;
}

function firstSentence(text: string): string {
  return /^.*?[.?!](?=\s|$)/su.exec(text)?.[0] ?? text;
}
