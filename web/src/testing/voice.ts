// Voices and previews for tests: the defaults, and variations.
import { defaultVoice, type Preview, type Voice, type VoiceAnswer } from '@opener/contract/voice';

/** A voice with these settings, and the rest by default. */
export const aVoice = (
  over: Partial<Voice> = {},
  rest: Partial<Omit<VoiceAnswer, 'voice'>> = {},
): VoiceAnswer => ({
  voice: { ...defaultVoice, ...over },
  needs_offer_line: false,
  previews_left: 5,
  ...rest,
});
export const aPreview = (over: Partial<Preview> = {}): Preview => ({
  username: 'mira.kilns',
  generated_message: 'Hi Mira, your kiln opening in Leipzig sounds lovely.\n\nWould a waiting list help?',
  user_info: { fullName: 'Mira Köhler', category: 'Ceramics studio', followersCount: 8400 },
  facts: [{ field: 'biography', quote: 'Leipzig', phrase: 'Leipzig' }],
  fit: 'strong',
  reason: 'She teaches classes, which is what the software fills.',
  caution: null,
  previews_left: 4,
  ...over,
});
