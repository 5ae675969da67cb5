// Who writes the messages.
import type { Profile } from '../profiles/port.ts';

export type WriterProject = { name: string; productInfo: string; offerInfo: string };

/** A detail of the profile that the message rests on. */
export type ProfileFact = {
  field: 'fullName' | 'biography' | 'category' | 'followersCount' | 'postsCount' | 'recentPost';
  /** The words as they stand in the profile. */
  quote: string;
  /** The words as they stand in the message; what the marker highlights. */
  phrase: string;
};

export type Draft = { text: string; facts: ProfileFact[] };

export type WriteRequest = {
  project: WriterProject;
  profile: Profile;
  /** First sentences recently used in this project, newest first: not to be repeated. */
  recentOpenings: string[];
  /** Why the quality gate refused the last draft, on a second try. */
  complaint?: string;
};

export interface WriterPort {
  /** Throws a FinalFault or a TransientFault. */
  write(request: WriteRequest, options: { signal: AbortSignal }): Promise<Draft>;
}
