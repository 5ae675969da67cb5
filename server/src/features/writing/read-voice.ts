import { voiceLimits } from '@opener/contract/voice';
import { countWords } from '../../lib/words.ts';
import { findProject } from '../project/find-project.ts';
import type { VoiceDeps } from './deps.ts';
import { findVoice } from './find-voice.ts';
import { today } from './preview-day.ts';
import type { ProjectVoice } from './voice-document.ts';
import { countPreviews } from './voice.repo.ts';

export type VoiceState = {
  voice: ProjectVoice;
  /** The offer is too long for a message, so the voice needs a line for it. */
  needsOfferLine: boolean;
  previewsLeft: number;
};

export async function readVoice(deps: VoiceDeps, userId: string, projectId: string): Promise<VoiceState> {
  const { offerInfo } = await findProject(deps.db, userId, projectId);
  const voice = await findVoice(deps.db, userId, projectId);
  const used = await countPreviews(deps.db, userId, today(deps.clock));
  return {
    voice,
    needsOfferLine: voice.offerLine === '' && isTooLongToSay(offerInfo),
    previewsLeft: Math.max(0, voiceLimits.previewsPerDay - used),
  };
}

const mostWords = 45;
const mostCharacters = 300;

/** A message with a detail, the product and a question has no room for more. */
function isTooLongToSay(offer: string): boolean {
  return offer.length > mostCharacters || countWords(offer, mostWords) > mostWords;
}
