// French: tu, and vous where it is formal.
import { hello, type Phrases, type PhrasesByTone } from './phrases.ts';

export type Question = 'call' | 'samples' | 'sample' | 'box' | 'lesson' | 'trial' | 'other';

const plain: Phrases<Question> = {
  greeting: hello('Salut'),
  intro: (name) => `Moi, c’est ${name}`,
  plain: 'je viens de tomber sur ton profil',
  trade: (trade, where) => `j’ai vu ${trade}${where}`,
  quotedPost: (line) => `j’ai vu ton post « ${line} »`,
  quotedBio: (line) => `j’ai lu « ${line} » sur ton profil`,
  reasons: {
    pictures: ', et je me suis dit que ça rendrait bien en photo',
    money: ', et je peux peut-être t’éviter un peu de paperasse',
    team: ', et je peux peut-être t’enlever un souci',
    repair: ', et on peut peut-être t’aider',
    bookings: ', et je peux peut-être t’éviter des allers-retours',
    reach: ', et ça mérite d’être plus connu',
    other: ', alors je me permets de t’écrire',
  },
  questions: {
    call: 'On s’appelle ?',
    samples: 'Je t’en envoie ?',
    sample: 'Je t’en envoie un ?',
    box: 'Je t’en envoie une ?',
    lesson: 'Ça te dirait d’essayer ?',
    trial: 'Ça te dit de l’essayer ?',
    other: 'Ça t’intéresse ?',
  },
  longQuestion: 'Ça te dirait que je t’en dise un peu plus ?',
  closing: '',
};

export const french: PhrasesByTone<Question> = {
  plain,
  warm: {
    ...plain,
    greeting: hello('Bonjour'),
    intro: (name) => `Je m’appelle ${name}`,
    questions: {
      call: 'Est-ce que ça te dirait qu’on s’appelle ?',
      samples: 'Est-ce que je peux t’en envoyer ?',
      sample: 'Est-ce que je peux t’en envoyer un ?',
      box: 'Est-ce que je peux t’en envoyer une ?',
      lesson: 'Est-ce que tu aimerais essayer ?',
      trial: 'Est-ce que tu aimerais l’essayer ?',
      other: 'Est-ce que ça te dirait ?',
    },
    longQuestion: 'Est-ce que je peux t’en dire un peu plus ?',
    closing: 'Ça me ferait plaisir.',
  },
  playful: {
    ...plain,
    greeting: hello('Hello'),
    questions: {
      call: 'Un petit appel, ça te tente ?',
      samples: 'Allez, je t’en envoie ?',
      sample: 'Allez, je t’en envoie un ?',
      box: 'Allez, je t’en envoie une ?',
      lesson: 'Alors, ça te tente ?',
      trial: 'Alors, ça te tente d’essayer ?',
      other: 'Alors, ça te tente ?',
    },
    longQuestion: 'Alors, je t’en dis un peu plus ?',
  },
  formal: {
    greeting: hello('Bonjour'),
    intro: (name) => `Je m’appelle ${name}`,
    plain: 'je viens de découvrir votre profil',
    trade: (trade, where) => `j’ai découvert ${trade}${where}`,
    quotedPost: (line) => `j’ai vu votre publication « ${line} »`,
    quotedBio: (line) => `j’ai lu « ${line} » sur votre profil`,
    reasons: {
      pictures: ', et je me suis dit que cela rendrait bien en photo',
      money: ', et je peux peut-être vous éviter un peu d’administratif',
      team: ', et je peux peut-être vous décharger d’un souci',
      repair: ', et nous pouvons peut-être vous aider',
      bookings: ', et je peux peut-être vous éviter des allers-retours',
      reach: ', et cela mérite d’être plus connu',
      other: ', c’est pourquoi je me permets de vous écrire',
    },
    questions: {
      call: 'Auriez-vous quelques minutes pour un appel ?',
      samples: 'Souhaitez-vous que je vous en envoie ?',
      sample: 'Souhaitez-vous que je vous en envoie un ?',
      box: 'Souhaitez-vous que je vous en envoie une ?',
      lesson: 'Aimeriez-vous essayer ?',
      trial: 'Aimeriez-vous l’essayer ?',
      other: 'Est-ce que cela pourrait vous intéresser ?',
    },
    longQuestion: 'Souhaitez-vous que je vous en dise un peu plus ?',
    closing: '',
  },
};
