// How a stranger would mention a post or a bio of a stand-in profile.

/** The languages of mentions. */
export const mentionLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const;
export type MentionLanguage = (typeof mentionLanguages)[number];

/** What a text suggests that its author could use; products are described in the same vocabulary. */
export type Need =
  | 'bookings'
  | 'selling'
  | 'reach'
  | 'pictures'
  | 'team'
  | 'supplies'
  | 'shelf'
  | 'money'
  | 'web'
  | 'repair'
  | 'design';

/** The needs that a detail suggests, each with the clause that connects it to an offer. */
export type Clauses = Readonly<Partial<Record<Need, string>>>;

/** The beginning of the caption or bio; the rest of a sentence after "Hi Mira,"; clauses; what the offer would be tried for. */
export type Mention = readonly [opening: string, said: string, clauses: Clauses, use?: string];

/** By the id of the kind. */
export type Mentions = Readonly<Record<string, Mention[]>>;
export type MentionsIn = Partial<Record<MentionLanguage, Mentions>>;
