// The name for the greeting, only if it is definitely a person's.
import { isFirstName } from '../../../lib/first-names.ts';
import { isShopWord } from '../../../lib/shop-words.ts';
import { removeInjections } from '../../../lib/injections.ts';
import type { Profile } from '../../profiles/port.ts';

export function firstNameOf(profile: Profile): string | undefined {
  const [owner = ''] = removeInjections(profile.fullName.slice(0, 120)).safe.split(
    /[|•·,(–—:/&+]|\s-\s|\s@/u,
    1,
  );
  const parts = owner
    .replaceAll(/[\p{Extended_Pictographic}\ufe0f\u200d]/gu, ' ')
    .split(/\s+/u)
    .filter((part) => part !== '');
  const [first = '', ...rest] = parts;
  if (parts.length > 3 || !/^\p{Lu}\p{Ll}+$/u.test(first) || !isFirstName(first)) return undefined;
  // A first name alone can be a shop's, and so can one before the name of a trade.
  if (rest.length === 0) return speaksAsOne(profile) ? first : undefined;
  if (isBusiness(profile)) return undefined;
  return rest.every((part) => isFamilyName(part, profile)) ? first : undefined;
}

function isFamilyName(part: string, profile: Profile): boolean {
  if (!/^\p{Lu}[\p{L}'’-]*\.?$|^(?:de|da|di|del|van|von|der|dos|la|le)$/u.test(part)) return false;
  return !isShopWord(part) && !(profile.category ?? '').toLowerCase().includes(part.toLowerCase());
}

/** Categories of businesses. */
function isBusiness(profile: Profile): boolean {
  const category = profile.category ?? '';
  return /\p{L}/u.test(category) && !vague.test(category) && !speaksAsOne(profile);
}

function speaksAsOne(profile: Profile): boolean {
  if (persons.test(profile.category ?? '')) return true;
  return /(?<!\p{L})(?:I|I['’]m|[Mm]y|me|[Ii]ch|[Mm]eine?|[Jj]e|[Jj]['’]ai|mon|[Yy]o|[Ss]oy|[Ss]ono|mio|[Ss]ou|[Mm]eu|[Mm]inha)(?!\p{L})/u.test(
    profile.biography,
  );
}

const persons =
  /^(?:artist|photographer|coach|author|writer|blogger|musician\/band|digital creator|personal blog|designer|graphic designer|athlete|personal trainer|fitness trainer|nutritionist|chef|carpenter|gardener|tutor\/teacher|public figure|entrepreneur|software developer)$/iu;
const vague =
  /^(?:none|art|product\/service|education|community|just for fun|health\/beauty|interest|other)$/iu;
