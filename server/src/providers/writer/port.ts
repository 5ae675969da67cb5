// Who writes the messages.
import type { Profile } from '../profiles/port.ts';

export type WriterProject = { name: string; productInfo: string; offerInfo: string };

/** How the messages of a project should sound. What is not set is empty. */
export type WriterVoice = {
  senderName: string;
  senderLine: string;
  audience: string;
  benefit: string;
  /** Said instead of the project's offer, word for word, where it is set. */
  offerLine: string;
  tone: 'plain' | 'warm' | 'playful' | 'formal';
  length: 'short' | 'usual';
  /** Messages of the sender's own, whose manner to take over. */
  samples: string[];
  banned: string[];
};

/** A detail of the profile that the message rests on. */
export type ProfileFact = {
  field: 'fullName' | 'biography' | 'category' | 'followersCount' | 'postsCount' | 'recentPost';
  /** The words as the profile has them. */
  quote: string;
  /** The words as the message has them; what the marker highlights. */
  phrase: string;
};

export type Fit = 'strong' | 'weak' | 'none';

export type Draft = {
  text: string;
  facts: ProfileFact[];
  /** How well the offer fits this person; null where the writer did not say. */
  fit: Fit | null;
  /** Why this person, in a sentence for the sender. */
  reason: string | null;
};

/** Why the writer would rather not write to this person. */
export type Skip = { skip: string };

export type WriteRequest = {
  project: WriterProject;
  voice: WriterVoice;
  profile: Profile;
  /** ISO 639-1. */
  language: string;
  /** First sentences recently used in this project, newest first: not to be repeated. */
  recentOpenings: string[];
  /** What the sender wants to be different, on a rewrite. */
  instruction?: string | undefined;
  /** Earlier texts of this very message, none of which may come back. */
  earlierTexts?: string[];
  /** The sender was told that this person should be spared, and wants it written all the same. */
  anyway?: boolean;
  /** The last draft and why it was refused, on a second try. */
  refused?: { text: string; complaint: string } | undefined;
};

export type Reading = { passes: boolean; complaint: string };

export interface WriterPort {
  /** Whether it can write in another language than the project's own. */
  readonly translates: boolean;
  /** Throws a FinalFault or a TransientFault. */
  write(request: WriteRequest, options: { signal: AbortSignal }): Promise<Draft | Skip>;
  /** A second reading of a draft: is every claim true, are tone, language and safety right? Not every writer has one. */
  check?(request: WriteRequest, draft: Draft, options: { signal: AbortSignal }): Promise<Reading>;
}

export function isSkip(written: Draft | Skip): written is Skip {
  return 'skip' in written;
}
