import type { VoiceTest } from '@opener/contract/voice-test';
import { difference, neededEach, z95, z999 } from './intervals.ts';

export type Tallied = { written: number; sent: number; answered: number; interested: number };
export type Both = { a: Tallied; b: Tallied };
type Said = Pick<VoiceTest, 'verdict' | 'sentence'>;

/** A winner is named only if the interval of the difference excludes zero: of answers, and not against the interest. */
export function compareVariants({ a, b }: Both): Said {
  const together = { count: a.answered + b.answered, of: a.sent + b.sent };
  const needed = neededEach(together);
  const isEnough = Math.min(a.sent, b.sent) >= needed;
  const better = ahead({ a, b }, 'answered', isEnough);
  const sent = `${figure(a.sent)} and ${figure(b.sent)} sent`;
  if (better === undefined)
    return isEnough
      ? { verdict: 'level', sentence: `No clear difference: ${sent}. Either voice will do.` }
      : {
          verdict: 'early',
          sentence: `Too early to say: ${sent}; about ${figure(needed)} each are needed.`,
        };
  const other = better === 'a' ? 'b' : 'a';
  const answers = `${name(better)} gets more answers: ${rates({ a, b }, better)}`;
  if (ahead({ a, b }, 'interested', isEnough) === other)
    return { verdict: 'mixed', sentence: `${answers}. But more people are interested in ${name(other)}.` };
  return { verdict: better, sentence: `${answers}.` };
}

/** Before enough was sent, only a difference that is beyond doubt counts. */
function ahead({ a, b }: Both, by: 'answered' | 'interested', isEnough: boolean): 'a' | 'b' | undefined {
  if (a.sent === 0 || b.sent === 0) return undefined;
  // An answer to a message whose delivery is unknown must not raise a rate above 1.
  const share = (one: Tallied) => ({ count: Math.min(one[by], one.sent), of: one.sent });
  const { low, high } = difference(share(a), share(b), isEnough ? z95 : z999);
  return low > 0 ? 'b' : high < 0 ? 'a' : undefined;
}

function rates(both: Both, better: 'a' | 'b'): string {
  const other = better === 'a' ? 'b' : 'a';
  const percent = ({ answered, sent }: Tallied) => `${Math.round((Math.min(answered, sent) / sent) * 100)}%`;
  return `${percent(both[better])} against ${percent(both[other])} of those sent`;
}

const name = (letter: 'a' | 'b') => letter.toUpperCase();
const figure = (count: number) => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
