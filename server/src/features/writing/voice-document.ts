// A voice as the rules see it, and as the document that is stored and sent.
import { defaultVoice } from '@opener/contract/voice';
import type { StoredVariant, StoredVoice } from '../../db/documents.ts';
import type { WriterVoice } from '../../providers/writer/port.ts';

export type ProjectVoice = WriterVoice & {
  language: string;
  /** People with a poor fit are not written to. */
  skipsWeak: boolean;
};

/** Fields that were never set have their defaults. */
export function voiceFrom(document: Partial<StoredVoice>): ProjectVoice {
  const { sender_name, sender_line, offer_line, skip_weak, ...rest } = { ...defaultVoice, ...document };
  return {
    ...rest,
    senderName: sender_name,
    senderLine: sender_line,
    offerLine: offer_line,
    skipsWeak: skip_weak,
  };
}

export function documentOf({
  senderName,
  senderLine,
  offerLine,
  skipsWeak,
  ...rest
}: ProjectVoice): StoredVoice {
  return {
    ...rest,
    sender_name: senderName,
    sender_line: senderLine,
    offer_line: offerLine,
    skip_weak: skipsWeak,
  };
}

/** What B of a test may do differently. */
export type VoiceVariant = Pick<ProjectVoice, 'tone' | 'length' | 'offerLine' | 'ask'>;

export function variantFrom({ offer_line, ...rest }: StoredVariant): VoiceVariant {
  return { ...rest, offerLine: offer_line };
}

export function variantDocumentOf({ offerLine, ...rest }: VoiceVariant): StoredVariant {
  return { ...rest, offer_line: offerLine };
}
