// The style of a project's messages: the tone of its voice, with the sender's own form of address and greeting.
import type { Language } from '../../../lib/language.ts';
import type { WriterVoice } from '../port.ts';
import { addressIn } from './address.ts';
import type { Frames } from './frames/frames.ts';
import { frames } from './frames/index.ts';
import { ownGreeting } from './own-greeting.ts';
import { hello, type Tone } from './phrases/phrases.ts';

export function frameFor(voice: WriterVoice, ownWords: string, language: Language): Frames {
  const frame = frames[language][toneFor(voice, ownWords, language)];
  const greeting = voice.tone === 'formal' ? undefined : ownGreeting(voice.samples, language);
  return greeting === undefined ? frame : { ...frame, greeting: hello(greeting) };
}

/**
 * The voice's, unless the sender's own texts use another: they are quoted verbatim, and du and Sie must not be mixed in one message. If
 * only the sample messages say Sie, the rest does too.
 */
function toneFor(voice: WriterVoice, ownWords: string, language: Language): Tone {
  const own = addressIn(ownWords, language);
  // The most polite tone with du.
  if (voice.tone === 'formal') return own === 'familiar' ? 'warm' : 'formal';
  return (own ?? addressIn(voice.samples.join('\n'), language)) === 'formal' ? 'formal' : voice.tone;
}
