// A kind of account that the stand-in can play. Texts hold {make}, {place} and {year}, filled in per username.
export type Language = 'en' | 'de' | 'es' | 'fr' | 'it' | 'pt' | 'nl' | 'tr' | 'ja' | 'ar' | 'he';

export type Kind = {
  id: string;
  language: Language;
  /** A person's own account, or a business with a name of its own. */
  who: 'person' | 'business';
  /** Words of a username that point to this kind. */
  words: string[];
  /** A suffix of the name: 'Ceramics', 'Clay Studio'. */
  titles: string[];
  categories: (string | null)[];
  followers: [number, number];
  /** What they make, sell or do: noun phrases without an article that fit after "our" and "new". */
  makes: string[];
  bios: string[];
  captions: string[];
  /** Without the #. */
  hashtags: string[];
};
