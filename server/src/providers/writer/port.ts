// Writes the messages.
import type { Profile } from '../profiles/port.ts';

export type WriterProject = { name: string; productInfo: string; offerInfo: string };

/** How the messages of a project should sound. Unset fields are empty. */
export type WriterVoice = {
  senderName: string;
  senderLine: string;
  audience: string;
  benefit: string;
  /** Used verbatim instead of the project's offer, if set. */
  offerLine: string;
  /** The question to ask at the end, if set. */
  ask: string;
  tone: 'plain' | 'warm' | 'playful' | 'formal';
  length: 'short' | 'usual';
  /** The sender's own messages, as examples of style. */
  samples: string[];
  banned: string[];
};

/** A detail of the profile that the message uses. */
export type ProfileFact = {
  field: 'fullName' | 'biography' | 'category' | 'followersCount' | 'postsCount' | 'recentPost';
  /** The words in the profile. */
  quote: string;
  /** The words in the message, which are highlighted. */
  phrase: string;
};

export type Fit = 'strong' | 'weak' | 'none';

export type Draft = {
  text: string;
  facts: ProfileFact[];
  /** How well the offer fits this person; null if the writer did not say. */
  fit: Fit | null;
  /** Why this person, in a sentence for the sender. */
  reason: string | null;
};

/** Why the writer declined this person. */
export type Skip = { skip: string };

export type WriteRequest = {
  project: WriterProject;
  voice: WriterVoice;
  profile: Profile;
  /** ISO 639-1. */
  language: string;
  /** First sentences recently used in this project, newest first: not to be repeated. */
  recentOpenings: string[];
  /** What the sender wants changed, on a rewrite. */
  instruction?: string | undefined;
  /** Earlier texts of this message, none of which may be repeated. */
  earlierTexts?: string[];
  /** The sender was advised against writing to this person and wants it anyway. */
  anyway?: boolean;
  /** The last draft and why it was refused, on a second try. */
  refused?: { text: string; complaint: string } | undefined;
};

/** A conversation that the sender answers in. */
export type ReplyRequest = {
  project: WriterProject;
  voice: WriterVoice;
  person: { username: string; fullName: string };
  /** ISO 639-1. */
  language: string;
  /** Oldest first; the last one is theirs. */
  conversation: { by: 'sender' | 'them'; text: string }[];
  /** What their last answer sounds like. */
  mood: 'interested' | 'not_now' | 'not_interested' | null;
  /** The last draft and why it was refused, on a second try. */
  refused?: { text: string; complaint: string } | undefined;
};

/** A person who got a message and has not answered. */
export type FollowUpRequest = {
  project: WriterProject;
  voice: WriterVoice;
  profile: Profile;
  /** ISO 639-1: that of the first message. */
  language: string;
  /** What they got so far, oldest first. None of it is said again. */
  sent: string[];
  /** Whether this is the last one. */
  isLast: boolean;
  /** The last draft and why it was refused, on a second try. */
  refused?: { text: string; complaint: string } | undefined;
};

export type Reading = { passes: boolean; complaint: string };

export interface WriterPort {
  /** Whether it can write in another language than the project's own. */
  readonly translates: boolean;
  /** Why its messages may only be sent after the user has read them, if so. */
  readonly needsReview?: 'plain_writer' | 'made_up_profile' | undefined;
  /** Throws a FinalFault or a TransientFault. */
  write(request: WriteRequest, options: { signal: AbortSignal }): Promise<Draft | Skip>;
  /** Writes back to an answer. Never sent by itself. Throws a FinalFault or a TransientFault. */
  reply(request: ReplyRequest, options: { signal: AbortSignal }): Promise<string>;
  /** Writes once more to somebody who has not answered: shorter, from another angle. Throws a FinalFault or a TransientFault. */
  followUp(request: FollowUpRequest, options: { signal: AbortSignal }): Promise<string>;
  /** A second reading of a draft: is every claim true, are tone, language and safety right? Optional. */
  check?(request: WriteRequest, draft: Draft, options: { signal: AbortSignal }): Promise<Reading>;
  /** The same for a follow-up. */
  checkFollowUp?(request: FollowUpRequest, text: string, options: { signal: AbortSignal }): Promise<Reading>;
}

/** What first messages need. */
export type DraftWriter = Omit<WriterPort, 'reply' | 'followUp' | 'checkFollowUp'>;

export function isSkip(written: Draft | Skip): written is Skip {
  return 'skip' in written;
}
