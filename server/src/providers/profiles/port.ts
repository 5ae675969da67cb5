// Reads public profiles.
import { FinalFault, OperatorFault, UnsureFault } from '../../lib/port-faults.ts';

export type ProfilePost = { caption: string; hashtags: string[]; likesCount: number; timestamp: string };

export type Profile = {
  username: string;
  fullName: string;
  biography: string;
  /** The business category, if the account states one. */
  category: string | null;
  followersCount: number;
  followsCount: number;
  postsCount: number;
  verified: boolean;
  externalUrl: string | null;
  /** Newest first, a dozen at most. */
  recentPosts: ProfilePost[];
};

export interface ProfilesPort {
  /** What it says is not true of the real person with that name. */
  readonly isMadeUp?: boolean;
  /** Throws `profileMissing`, `profileNotSeen`, `profilePrivate` or another FinalFault, or a TransientFault. */
  read(username: string, options: { signal: AbortSignal }): Promise<Profile>;
}

export const profileMissing = () =>
  new FinalFault('profile_missing', 'There is no Instagram profile with this username.');
/** The source found nobody. It says the same about renamed and hidden accounts, and sometimes by mistake. */
export const profileNotSeen = () =>
  new UnsureFault(
    'profile_missing',
    'Instagram shows no profile with this username. It may be misspelled, renamed or hidden.',
    120_000,
  );
export const profilePrivate = () =>
  new FinalFault('profile_private', 'This profile is private, so there is nothing to read.');
export const profilesOutOfFunds = () =>
  new OperatorFault(
    'profiles_out_of_funds',
    'Profiles cannot be read right now. We have been notified and are working on it.',
  );
