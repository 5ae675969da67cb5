// How tests of voices look on the wire.
import type { VariantResults, VoiceTestAnswer } from '@opener/contract/voice-test';
import { compareVariants, type Tallied } from './compare-variants.ts';
import { rateWithInterval } from './intervals.ts';
import type { ReadVoiceTest } from './read-voice-test.ts';

export function presentVoiceTest(read: ReadVoiceTest | undefined): VoiceTestAnswer {
  if (!read) return { test: null };
  const { test, results } = read;
  return {
    test: {
      b: test.variant,
      running: test.endedAt === null,
      started_at: test.startedAt.toISOString(),
      ended_at: test.endedAt?.toISOString() ?? null,
      chosen: test.chosen,
      results: { a: withRates(results.a), b: withRates(results.b) },
      ...compareVariants(results),
    },
  };
}

function withRates(tallied: Tallied): VariantResults {
  const { answered, interested, sent } = tallied;
  return {
    ...tallied,
    answered_rate: rateWithInterval(answered, sent),
    interested_rate: rateWithInterval(interested, sent),
  };
}
