// How a project's messages sound: the tone of its voice, in the form of address and with the hello that are the sender's own.
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
 * The voice's, unless the sender's own texts speak otherwise: they are said word for word, and nothing reads worse than du and Sie
 * in one message. Where only the sample messages say Sie, the rest does too.
 */
function toneFor(voice: WriterVoice, ownWords: string, language: Language): Tone {
  const own = addressIn(ownWords, language);
  // The politest way to say du.
  if (voice.tone === 'formal') return own === 'familiar' ? 'warm' : 'formal';
  return (own ?? addressIn(voice.samples.join('\n'), language)) === 'formal' ? 'formal' : voice.tone;
}
