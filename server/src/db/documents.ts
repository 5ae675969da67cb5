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

/** Who sells, and how it is taxed, as a receipt says it. */
export type StoredSeller = {
  name: string;
  /** Line by line. */
  address: string[];
  taxId: string | null;
  /** `percent` is contained in the price. */
  tax: { name: string; percent: number; note: string | null };
  /** Paid at the stand-in, where no money moves. */
  isTest: boolean;
};

/** Why a person is refused, or their message held for review. */
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
  // A prompt injection in the profile.
  | 'orders'
  | 'competitor'
  | 'political'
  | 'adult'
  | 'weak_fit';

/** How a project's messages should sound; the wire's own type fits into it. */
export type StoredVoice = {
  sender_name: string;
  sender_line: string;
  audience: string;
  benefit: string;
  offer_line: string;
  language: string;
  tone: 'plain' | 'warm' | 'playful' | 'formal';
  length: 'short' | 'usual';
  samples: string[];
  banned: string[];
  skip_weak: boolean;
};

/** How well an offer fits a person. */
export type StoredFit = 'strong' | 'weak' | 'none';
