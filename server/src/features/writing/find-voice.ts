import { defaultVoice, type Voice } from '@opener/contract/voice';
import type { Queryable } from '../../db/database.ts';
import type { StoredVoice } from '../../db/documents.ts';
import type { WriterVoice } from '../../providers/writer/port.ts';
import { findVoiceRow } from './voice.repo.ts';

/** Fields that were never set have their defaults. */
export async function findVoice(db: Queryable, userId: string, projectId: string): Promise<StoredVoice> {
  return { ...defaultVoice, ...(await findVoiceRow(db, userId, projectId)) };
}

export function writerVoice(voice: StoredVoice | Voice): WriterVoice {
  const { tone, length, samples, banned, audience, benefit } = voice;
  return {
    senderName: voice.sender_name,
    senderLine: voice.sender_line,
    audience,
    benefit,
    offerLine: voice.offer_line,
    tone,
    length,
    samples,
    banned,
  };
}
