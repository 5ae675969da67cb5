import { expect, it } from 'vitest';
import { checkReply } from '../../../features/writing/gate/check-reply.ts';
import { languages } from '../../../lib/language.ts';
import { aReplyRequest, aVoice } from '../../../testing/drafts.ts';
import { replyTo } from './replies.ts';

const request = aReplyRequest();

it.each(languages)(
  'says something for every mood, in both forms of address, that passes the gate: %s',
  (language) => {
    for (const mood of ['interested', 'not_now', 'not_interested', null] as const)
      for (const tone of ['plain', 'formal'] as const) {
        const asked = { ...request, language, mood, voice: aVoice({ tone }) };
        const text = replyTo(asked);
        expect(text).not.toMatch(/[[\]{}|]| {2}/u);
        expect([text, checkReply(text, asked)]).toEqual([text, []]);
      }
  },
);

it('tells the offer in the sender’s own words to those who are interested, and only to them', () => {
  expect(replyTo(request)).toContain('First 3 months free, set-up done for you.');
  expect(replyTo({ ...request, mood: 'not_now' })).not.toContain('free');
  expect(replyTo({ ...request, voice: aVoice({ offerLine: 'Two weeks free' }) })).toContain(
    'Two weeks free. When',
  );
});

it('declines a language that it does not know', () => {
  expect(() => replyTo({ ...request, language: 'ja' })).toThrow('cannot write in this language');
});
