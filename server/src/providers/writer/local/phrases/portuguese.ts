// Portuguese, in forms that both sides of the Atlantic use. The third person is polite in every tone; the formal one also says
// neither "você", which is rude in Portugal, nor "o senhor", for which one must know whom one writes to.
import { hello, type Phrases, type PhrasesByTone } from './phrases.ts';

export type Question = 'call' | 'sample' | 'box' | 'lesson' | 'trial' | 'other';

const plain: Phrases<Question> = {
  greeting: hello('Olá'),
  intro: (name) => `Chamo-me ${name}`,
  plain: 'acabei de ver o seu perfil',
  trade: (trade, where) => `vi ${trade}${where}`,
  quotedPost: (line) => `vi a sua publicação “${line}”`,
  quotedBio: (line) => `li “${line}” no seu perfil`,
  reasons: {
    pictures: ', e pensei que ficaria bem em fotos',
    money: ', e talvez possa poupar alguma papelada',
    team: ', e talvez possa tirar-lhe algum trabalho',
    repair: ', e talvez possamos ajudar',
    bookings: ', e talvez possa poupar algumas idas e voltas',
    reach: ', e mais gente devia saber disso',
    other: ', por isso resolvi escrever',
  },
  questions: {
    call: 'Podemos falar?',
    sample: 'Quer que eu envie um?',
    box: 'Quer que eu envie uma?',
    lesson: 'Quer experimentar?',
    trial: 'Quer experimentar?',
    other: 'Tem interesse?',
  },
  longQuestion: 'Quer que eu conte um pouco mais sobre isso?',
  closing: '',
};

export const portuguese: PhrasesByTone<Question> = {
  plain,
  warm: {
    ...plain,
    questions: {
      call: 'Podemos conversar um pouco?',
      sample: 'Posso enviar um?',
      box: 'Posso enviar uma?',
      lesson: 'Gostaria de experimentar?',
      trial: 'Gostaria de experimentar?',
      other: 'Acha que pode ser útil?',
    },
    longQuestion: 'Posso contar um pouco mais sobre isso?',
    closing: 'Ficaria feliz com a sua resposta.',
  },
  playful: {
    ...plain,
    questions: {
      call: 'Que tal uma conversa rápida?',
      sample: 'Que tal se eu enviar um?',
      box: 'Que tal se eu enviar uma?',
      lesson: 'Que tal experimentar?',
      trial: 'Que tal experimentar?',
      other: 'Então, que tal?',
    },
    longQuestion: 'Que tal se eu contar um pouco mais sobre isso?',
  },
  formal: {
    ...plain,
    greeting: (name) => (name === undefined ? 'Olá,' : `Olá, ${name},`),
    reasons: {
      pictures: ', e pensei que ficaria bem em fotografia',
      money: ', e talvez possa poupar-lhe alguma papelada',
      team: ', e talvez possa tirar-lhe algum trabalho',
      repair: ', e talvez possamos ajudar',
      bookings: ', e talvez possa poupar-lhe algumas mensagens',
      reach: ', e merece ser mais conhecido',
      other: ', por isso tomo a liberdade de lhe escrever',
    },
    questions: {
      call: 'Seria possível falarmos alguns minutos?',
      sample: 'Posso enviar-lhe um?',
      box: 'Posso enviar-lhe uma?',
      lesson: 'Teria interesse em experimentar?',
      trial: 'Teria interesse em experimentar?',
      other: 'Seria do seu interesse?',
    },
    longQuestion: 'Posso contar-lhe um pouco mais sobre isso?',
  },
};
