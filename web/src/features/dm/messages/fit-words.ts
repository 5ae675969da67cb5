// How well the offer fits somebody, in words.
import type { Fit } from '@opener/contract/message';

interface FitWords {
  /** Beside a name, where there is little room. */
  short: string;
  /** Where it is explained. */
  full: string;
  /** After "messages". */
  having: string;
}

export const fitWords: Record<Fit, FitWords> = {
  strong: { short: 'Strong fit', full: 'Strong fit', having: 'with a strong fit' },
  weak: { short: 'Weak fit', full: 'Weak fit', having: 'with a weak fit' },
  none: { short: 'No fit', full: 'No real fit', having: 'without a real fit' },
};
