import { type Voice, type VoiceAnswer, voiceLimits } from '@opener/contract/voice';
import { countWords } from '../../lib/words.ts';
import { findProject } from '../project/find-project.ts';
import type { VoiceDeps } from './deps.ts';
import { findVoice } from './find-voice.ts';
import { today } from './preview-day.ts';
import { countPreviews } from './voice.repo.ts';

export async function readVoice(deps: VoiceDeps, userId: string, projectId: string): Promise<VoiceAnswer> {
  const { offerInfo } = await findProject(deps.db, userId, projectId);
  const voice = (await findVoice(deps.db, userId, projectId)) as Voice;
  const used = await countPreviews(deps.db, userId, today(deps.clock));
  return {
    voice,
    needs_offer_line: voice.offer_line === '' && isTooLongToSay(offerInfo),
    previews_left: Math.max(0, voiceLimits.previewsPerDay - used),
  };
}

const mostWords = 45;
const mostCharacters = 300;

/** A message with a detail, the product and a question has no room for more. */
function isTooLongToSay(offer: string): boolean {
  return offer.length > mostCharacters || countWords(offer, mostWords) > mostWords;
}
