// The types of JSON columns. The ports' own types must be assignable to them; a compile error shows when they drift apart.
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

/** The seller and the tax, as printed on a receipt. */
export type StoredSeller = {
  name: string;
  /** Line by line. */
  address: string[];
  taxId: string | null;
  /** `percent` is contained in the price. */
  tax: { name: string; percent: number; note: string | null };
  /** Paid at the stand-in; no money moved. */
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
  | 'weak_fit'
  // Written without a language model, to a real person.
  | 'plain_writer'
  // A stand-in's profile, although messages reach real people.
  | 'made_up_profile';

/** Why an account stopped sending until the user acts. */
export type StoredHalt = 'paused' | 'frozen' | 'disconnected';

/** Why a follow-up is not sent; the wire's own type fits into it. */
export type StoredFollowUpEnd =
  | 'stopped'
  | StoredHalt
  | 'off'
  | 'passed'
  | 'answered'
  | 'decided'
  | 'you_wrote'
  | 'do_not_contact'
  | 'unsure'
  | 'gone'
  | 'somebody_else'
  | 'unwritable'
  | 'late';

/** How a project's messages should sound; the wire's own type fits into it. */
export type StoredVoice = {
  sender_name: string;
  sender_line: string;
  audience: string;
  benefit: string;
  offer_line: string;
  /** The question at the end. */
  ask: string;
  language: string;
  tone: 'plain' | 'warm' | 'playful' | 'formal';
  length: 'short' | 'usual';
  samples: string[];
  banned: string[];
  skip_weak: boolean;
};

/** How the second voice of a test differs from the project's. */
export type StoredVariant = Pick<StoredVoice, 'tone' | 'length' | 'offer_line' | 'ask'>;

/** How well an offer fits a person. */
export type StoredFit = 'strong' | 'weak' | 'none';
