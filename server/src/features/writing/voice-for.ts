import type { Queryable } from '../../db/database.ts';
import { findVoice } from './find-voice.ts';
import { asVariant, letterIn } from './variant.ts';
import type { ProjectVoice } from './voice-document.ts';
import { findRunningTest, findVoiceTest } from './voice-test.repo.ts';

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

/** The voice of what follows a message: the one it was written in, also after its test has ended, unless another has begun. */
export async function voiceAfter(
  db: Queryable,
  { userId, projectId, variant }: { userId: string; projectId: string; variant: string | null },
): Promise<ProjectVoice> {
  const voice = await findVoice(db, userId, projectId);
  const test = variant === null ? undefined : await findVoiceTest(db, userId, projectId);
  return test && letterIn(variant, test) === 'b' ? asVariant(voice, test.variant) : voice;
}
