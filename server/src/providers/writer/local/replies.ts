// The built-in writer's replies: a plain sentence for what the answer sounds like, with the sender's own offer.
import type { Language } from '../../../lib/language.ts';
import { FinalFault } from '../../../lib/port-faults.ts';
import type { ReplyRequest } from '../port.ts';
import { languages } from '../../../lib/language.ts';
import { addressed } from './phrases/phrases.ts';

type Replies = Record<'interested' | 'not_now' | 'not_interested' | 'other', string>;

/** `{offer}` is the sender's own sentence about the offer. */
const replies: Record<Language, Replies> = {
  en: {
    interested: 'Thanks for getting back to me, I’m glad. {offer} When would suit you for a first step?',
    not_now: 'Thanks for telling me. I’ll write again later, and until then I wish you all the best.',
    not_interested: 'Thanks for letting me know. All the best to you.',
    other: 'Thanks for writing back. What would you like to know?',
  },
  de: {
    interested:
      'Danke für [deine|Ihre] Antwort, das freut mich. {offer} Wann würde es [dir|Ihnen] für einen ersten Schritt passen?',
    not_now: 'Danke für die Rückmeldung. Ich melde mich später noch einmal. Bis dahin alles Gute.',
    not_interested: 'Danke für die ehrliche Antwort. Alles Gute [dir|Ihnen].',
    other: 'Danke für [deine|Ihre] Antwort. Was [möchtest du|möchten Sie] gern wissen?',
  },
  fr: {
    interested:
      'Merci de [ta|votre] réponse, ça me fait plaisir. {offer} Quand est-ce que ça [te|vous] conviendrait pour commencer ?',
    not_now: 'Merci de me l’avoir dit. Je [te|vous] réécrirai plus tard. Bonne continuation d’ici là.',
    not_interested: 'Merci de [ta|votre] réponse. Bonne continuation.',
    other: 'Merci de [ta|votre] réponse. Qu’est-ce que [tu aimerais|vous aimeriez] savoir ?',
  },
  es: {
    interested:
      'Gracias por [tu|su] respuesta, me alegro. {offer} ¿Cuándo [te|le] vendría bien para empezar?',
    not_now: 'Gracias por decírmelo. [Te|Le] escribo más adelante. Hasta entonces, que vaya muy bien.',
    not_interested: 'Gracias por responder. Que vaya muy bien.',
    other: 'Gracias por [tu|su] respuesta. ¿Qué [te|le] gustaría saber?',
  },
  it: {
    interested: 'Grazie della risposta, mi fa piacere. {offer} Quando [ti|Le] andrebbe bene per cominciare?',
    not_now: 'Grazie di avermelo detto. [Ti|Le] scrivo più avanti. Intanto buon lavoro.',
    not_interested: 'Grazie della risposta. Buon lavoro.',
    other: 'Grazie della risposta. Che cosa [vorresti|vorrebbe] sapere?',
  },
  pt: {
    interested: 'Obrigado pela resposta, fico contente. {offer} Quando seria bom para começar?',
    not_now: 'Obrigado por me dizer. Volto a escrever mais tarde. Até lá, tudo de bom.',
    not_interested: 'Obrigado pela resposta. Tudo de bom.',
    other: 'Obrigado pela resposta. O que gostaria de saber?',
  },
};

export function replyTo({ language, mood, voice, project }: ReplyRequest): string {
  const known = languages.find((one) => one === language);
  if (known === undefined)
    throw new FinalFault(
      'writer_language',
      'The built-in writer cannot write in this language yet. Connect a language model to use it.',
    );
  const text = addressed(replies[known][mood ?? 'other'], voice.tone);
  return text.replace('{offer}', sentenceOf(voice.offerLine || project.offerInfo)).replaceAll('  ', ' ');
}

function sentenceOf(offer: string): string {
  const said = offer.trim().replaceAll(/\s+/gu, ' ');
  return said === '' || /[.!?…]$/u.test(said) ? said : `${said}.`;
}
