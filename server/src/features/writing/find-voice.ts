import type { Queryable } from '../../db/database.ts';
import { type ProjectVoice, voiceFrom } from './voice-document.ts';
import { findVoiceRow } from './voice.repo.ts';

export async function findVoice(db: Queryable, userId: string, projectId: string): Promise<ProjectVoice> {
  return voiceFrom((await findVoiceRow(db, userId, projectId)) ?? {});
}
