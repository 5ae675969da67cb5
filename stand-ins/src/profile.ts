// What a profile source returns for an account.
export type ProfilePost = { caption: string; hashtags: string[]; likesCount: number; timestamp: string };

export type Profile = {
  username: string;
  fullName: string;
  biography: string;
  category: string | null;
  followersCount: number;
  followsCount: number;
  postsCount: number;
  verified: boolean;
  externalUrl: string | null;
  /** Newest first, a dozen at most. */
  recentPosts: ProfilePost[];
};
