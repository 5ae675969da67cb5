// Distinguishes people in grief, illness or an emergency from people who work with them.
import { crisis, suicide } from './distress.ts';
import { grief, pregnancyLoss } from './grief.ts';
import { eatingDisorder, seriousIllness } from './illness.ts';
import type { Hardship } from './hardship-words.ts';
import { cutter, type Pattern, phrases } from './patterns.ts';
import { isAboutHelping } from './professions.ts';
import type { SuitabilityReason } from '../../../db/documents.ts';

const kinds: [SuitabilityReason, Hardship][] = [
  ['grief', grief],
  ['illness', seriousIllness],
  ['eating_disorder', eatingDisorder],
  ['suicide', suicide],
  ['pregnancy_loss', pregnancyLoss],
  ['crisis', crisis],
];

export const hardships = kinds.map(([reason, { news = [], personal, topic, innocent }]) => {
  const clean = innocent === undefined ? (text: string) => text : cutter(innocent);
  return {
    reason,
    /** Whether a folded statement says that the person is affected. */
    isIn(statement: string, professional: boolean): boolean {
      const rest = clean(statement);
      if (reason === 'grief' && longAgo.test(rest)) return false;
      if (matches(news, rest)) return true;
      if (isAboutHelping(rest)) return false;
      return matches(personal, rest) || (!professional && matches(topic, rest));
    },
    mentions(statement: string): boolean {
      const rest = clean(statement);
      return matches(news, rest) || matches(personal, rest) || matches(topic, rest);
    },
  };
});

const longAgo = phrases(
  `(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twenty|many|some) years ago
  vor (\\d{1,2}|vielen|zehn|funf) jahren
  il y a \\d{1,2} ans
  hace \\d{1,2} anos
  \\d{1,2} (anni fa|jaar geleden|lat temu|yil once|лет назад)`,
);

function matches(patterns: Pattern[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
