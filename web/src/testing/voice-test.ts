// Tests of two voices: none, and one with these results.
import { defaultVoice } from '@opener/contract/voice';
import type { VariantResults, VoiceTest, WhatWorks } from '@opener/contract/voice-test';
import type { Reply } from './fake-server.ts';

const nothing: WhatWorks = {
  sent: 0,
  groups: { detail: [], length: [], weekday: [], hour: [], fit: [] },
};

export const noVoiceTest = (projectId: string): Record<string, Reply> => ({
  [`GET /projects/${projectId}/voice-test`]: { body: { test: null } },
  [`GET /projects/${projectId}/what-works`]: { body: nothing },
});

export const someResults = (over: Partial<VariantResults> = {}): VariantResults => ({
  written: 0,
  sent: 0,
  answered: 0,
  interested: 0,
  answered_rate: null,
  interested_rate: null,
  ...over,
});

export function aVoiceTest(over: Partial<VoiceTest> = {}): VoiceTest {
  const { tone, length, offer_line } = defaultVoice;
  return {
    b: { tone, length, offer_line, ask: 'Shall I set it up?' },
    running: true,
    started_at: '2026-03-01T10:00:00Z',
    ended_at: null,
    chosen: null,
    results: { a: someResults(), b: someResults() },
    verdict: 'early',
    sentence: 'Too early to say: 0 and 0 sent; about 200 each are needed.',
    ...over,
  };
}
