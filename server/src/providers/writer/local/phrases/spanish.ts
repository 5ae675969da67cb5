// Spanish: tú, and usted where it is formal.
import { hello, type Phrases, type PhrasesByTone } from './phrases.ts';

export type Question = 'call' | 'sample' | 'box' | 'lesson' | 'trial' | 'other';

const plain: Phrases<Question> = {
  greeting: hello('Hola'),
  intro: (name) => `Soy ${name}`,
  plain: 'acabo de ver tu perfil',
  trade: (trade, where) => `he visto ${trade}${where}`,
  quotedPost: (line) => `he visto tu publicación «${line}»`,
  quotedBio: (line) => `he leído «${line}» en tu perfil`,
  reasons: {
    pictures: ', y pensé que quedaría bien en fotos',
    money: ', y quizá pueda ahorrarte algo de papeleo',
    team: ', y quizá pueda quitarte algo de trabajo',
    repair: ', y quizá podamos ayudarte',
    bookings: ', y quizá pueda ahorrarte idas y vueltas',
    reach: ', y más gente debería saberlo',
    other: ', por eso te escribo',
  },
  questions: {
    call: '¿Hablamos?',
    sample: '¿Te mando uno?',
    box: '¿Te mando una?',
    lesson: '¿Te apetece probar?',
    trial: '¿Te apetece probarlo?',
    other: '¿Te interesa?',
  },
  longQuestion: '¿Quieres que te cuente un poco más?',
  closing: '',
};

export const spanish: PhrasesByTone<Question> = {
  plain,
  warm: {
    ...plain,
    questions: {
      call: '¿Te vendría bien que hablemos un momento?',
      sample: '¿Puedo mandarte uno?',
      box: '¿Puedo mandarte una?',
      lesson: '¿Te gustaría probar?',
      trial: '¿Te gustaría probarlo?',
      other: '¿Crees que te vendría bien?',
    },
    longQuestion: '¿Te gustaría que te cuente un poco más?',
    closing: 'Me encantaría saber qué te parece.',
  },
  playful: {
    ...plain,
    greeting: (name) => (name === undefined ? 'Buenas,' : `Buenas, ${name},`),
    questions: {
      call: '¿Hablamos un ratito?',
      sample: 'Venga, ¿te mando uno?',
      box: 'Venga, ¿te mando una?',
      lesson: '¿Te animas?',
      trial: '¿Te animas a probarlo?',
      other: '¿Te tienta?',
    },
    longQuestion: 'Venga, ¿te cuento un poco más?',
  },
  formal: {
    greeting: (name) => (name === undefined ? 'Hola,' : `Hola, ${name}:`),
    intro: plain.intro,
    plain: 'acabo de ver su perfil',
    trade: plain.trade,
    quotedPost: (line) => `he visto su publicación «${line}»`,
    quotedBio: (line) => `he leído «${line}» en su perfil`,
    reasons: {
      pictures: ', y pensé que quedaría bien en fotos',
      money: ', y quizá pueda ahorrarle algo de papeleo',
      team: ', y quizá pueda quitarle algo de trabajo',
      repair: ', y quizá podamos ayudarle',
      bookings: ', y quizá pueda ahorrarle idas y vueltas',
      reach: ', y merece que lo conozca más gente',
      other: ', por eso le escribo',
    },
    questions: {
      call: '¿Le vendría bien que habláramos un momento?',
      sample: '¿Quiere que le envíe uno?',
      box: '¿Quiere que le envíe una?',
      lesson: '¿Le gustaría probar?',
      trial: '¿Le gustaría probarlo?',
      other: '¿Podría interesarle?',
    },
    longQuestion: '¿Le gustaría que le contara un poco más?',
    closing: '',
  },
};
