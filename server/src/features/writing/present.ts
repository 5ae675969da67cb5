// How profiles, voices and previews look on the wire.
import type { TargetInfo } from '@opener/contract/message';
import type { Preview, Voice, VoiceAnswer } from '@opener/contract/voice';
import type { StoredProfile } from '../../db/documents.ts';
import type { PreviewedDm } from './preview-dm.ts';
import type { VoiceState } from './read-voice.ts';
import { cautionSentence } from './suitability/reason.ts';
import { documentOf } from './voice-document.ts';

/** Fields that are missing in the profile are missing here. */
export function presentTarget(profile: StoredProfile): TargetInfo {
  return {
    ...(profile.fullName && { fullName: profile.fullName }),
    ...(profile.category && { category: profile.category }),
    followersCount: profile.followersCount,
    postsCount: profile.postsCount,
    ...(profile.biography && { biography: profile.biography }),
  };
}

export function presentVoice({ voice, needsOfferLine, previewsLeft }: VoiceState): VoiceAnswer {
  return {
    // Only the contract's languages were ever stored.
    voice: documentOf(voice) as Voice,
    needs_offer_line: needsOfferLine,
    previews_left: previewsLeft,
  };
}

export function presentPreview({ username, profile, draft, caution, previewsLeft }: PreviewedDm): Preview {
  return {
    username,
    generated_message: draft.text,
    user_info: presentTarget(profile),
    facts: draft.facts,
    fit: draft.fit,
    reason: draft.reason,
    caution: caution && cautionSentence(caution),
    previews_left: previewsLeft,
  };
}
