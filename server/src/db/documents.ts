// The shapes of what is kept as a document. The ports' own types fit into them; a compile error says so if they ever drift apart.
export type StoredProfile = {
  username: string;
  fullName: string;
  biography: string;
  category: string | null;
  followersCount: number;
  followsCount: number;
  postsCount: number;
  verified: boolean;
  externalUrl: string | null;
  recentPosts: { caption: string; hashtags: string[]; likesCount: number; timestamp: string }[];
};

export type StoredFact = {
  field: 'fullName' | 'biography' | 'category' | 'followersCount' | 'postsCount' | 'recentPost';
  quote: string;
  phrase: string;
};

/** Why somebody must not be written to, or only with a second look. */
export type SuitabilityReason =
  | 'no_contact'
  | 'child'
  | 'grief'
  | 'illness'
  | 'eating_disorder'
  | 'suicide'
  | 'pregnancy_loss'
  | 'crisis'
  | 'nothing_personal'
  | 'orders'
  | 'competitor'
  | 'political'
  | 'adult';
