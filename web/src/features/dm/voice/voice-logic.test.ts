import { describe, expect, it } from 'vitest';
import { defaultVoice, voiceLimits, type Voice } from '@opener/contract/voice';
import { checkVoice, draftOf, sameVoice, voiceOf, withWords } from './voice-draft.ts';
import { voiceExtras, voiceSummary } from './voice-summary.ts';

describe('the summary', () => {
  it.each<[string, Partial<Voice>]>([
    ['Plain, usual length', {}],
    [
      'Warm, short, in Deutsch, signed Tove',
      { tone: 'warm', length: 'short', language: 'de', sender_name: 'Tove' },
    ],
    ['Formal, usual length, in your project’s language', { tone: 'formal', language: 'project' }],
  ])('%s', (summary, over) => expect(voiceSummary({ ...defaultVoice, ...over })).toBe(summary));

  it('tells what else is set', () => {
    expect(voiceExtras(defaultVoice)).toEqual([]);
    expect(
      voiceExtras({
        ...defaultVoice,
        audience: 'Bakeries',
        offer_line: '20 % off',
        samples: ['Hi'],
        banned: ['synergy', 'leverage'],
        skip_weak: true,
      }),
    ).toEqual([
      'For Bakeries',
      'Offer in one line',
      '1 message of yours as a model',
      '2 words never used',
      'Skips people with a weak fit',
    ]);
    expect(voiceExtras({ ...defaultVoice, benefit: 'b', offer_line: 'o' })).toEqual([
      'Benefit and offer in one line',
    ]);
  });
});

describe('the draft', () => {
  it('is the voice again when nothing was typed', () => {
    const voice: Voice = { ...defaultVoice, samples: ['One', 'Two'], banned: ['synergy'] };
    expect(draftOf(voice).samples).toEqual(['One', 'Two', '']);
    expect(voiceOf(draftOf(voice))).toEqual(voice);
    expect(sameVoice(voiceOf(draftOf(voice)), voice)).toBe(true);
  });

  it('is trimmed, without empty samples, and takes the word that is still being typed', () => {
    const draft = {
      ...draftOf(defaultVoice),
      sender_name: ' Tove ',
      samples: ['', ' Hi ', ''],
      word: ' hey ',
    };
    expect(voiceOf(draft)).toEqual({
      ...defaultVoice,
      sender_name: 'Tove',
      samples: ['Hi'],
      banned: ['hey'],
    });
    expect(sameVoice(voiceOf(draft), defaultVoice)).toBe(false);
  });

  it('takes words at commas and line breaks, each once', () => {
    expect(withWords(['Synergy'], 'game  changer, synergy,;\nleverage')).toEqual([
      'Synergy',
      'game changer',
      'leverage',
    ]);
  });

  it('says what is wrong with a field, once', () => {
    expect(checkVoice(defaultVoice)).toEqual({});
    expect(
      checkVoice({
        ...defaultVoice,
        sender_name: 'x'.repeat(voiceLimits.sender_name + 1),
        samples: ['x'.repeat(601), 'x'.repeat(602)],
        banned: Array.from({ length: 31 }, (_, at) => `w${at}`),
      }),
    ).toEqual({
      sender_name: 'Your name must be at most 60 characters',
      samples: 'Your own messages must be at most 600 characters each',
      banned: 'Words never to use: at most 30',
    });
  });
});
