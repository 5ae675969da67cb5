import type { Queryable } from '../../db/database.ts';
import { findVoice } from './find-voice.ts';
import { asVariant, letterIn } from './variant.ts';
import type { ProjectVoice } from './voice-document.ts';
import { findRunningTest } from './voice-test.repo.ts';

/** The voice to write in. A test that has ended, or began anew, since the person was dealt to it no longer counts. */
export async function voiceFor(
  db: Queryable,
  { userId, projectId, variant }: { userId: string; projectId: string; variant: string | null },
): Promise<{ voice: ProjectVoice; variant: string | null }> {
  const voice = await findVoice(db, userId, projectId);
  const test = variant === null ? undefined : await findRunningTest(db, userId, projectId);
  const letter = test && letterIn(variant, test);
  if (!letter) return { voice, variant: null };
  return { voice: letter === 'b' ? asVariant(voice, test.variant) : voice, variant };
}
