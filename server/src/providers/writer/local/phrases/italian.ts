// Italian: tu, and lei where it is formal.
import { hello, type Phrases, type PhrasesByTone } from './phrases.ts';

export type Question = 'call' | 'sample' | 'box' | 'lesson' | 'trial' | 'other';

const plain: Phrases<Question> = {
  greeting: hello('Ciao'),
  intro: (name) => `Sono ${name}`,
  plain: 'ho appena visto il tuo profilo',
  trade: (trade, where) => `ho visto ${trade}${where}`,
  quotedPost: (line) => `ho visto il tuo post “${line}”`,
  quotedBio: (line) => `ho letto “${line}” sul tuo profilo`,
  reasons: {
    pictures: ', e ho pensato che in foto renderebbe bene',
    money: ', e forse posso toglierti un po’ di scartoffie',
    team: ', e forse posso toglierti un pensiero',
    repair: ', e forse possiamo darti una mano',
    bookings: ', e forse posso risparmiarti un po’ di messaggi',
    reach: ', e più persone dovrebbero saperlo',
    other: ', per questo ti scrivo',
  },
  questions: {
    call: 'Ci sentiamo?',
    sample: 'Te ne mando uno?',
    box: 'Te ne mando una?',
    lesson: 'Ti va di provare?',
    trial: 'Ti va di provarlo?',
    other: 'Ti interessa?',
  },
  longQuestion: 'Ti va se ti racconto qualcosa in più?',
  closing: '',
};

export const italian: PhrasesByTone<Question> = {
  plain,
  warm: {
    ...plain,
    questions: {
      call: 'Ti va se ci sentiamo un momento?',
      sample: 'Posso mandartene uno?',
      box: 'Posso mandartene una?',
      lesson: 'Ti andrebbe di provare?',
      trial: 'Ti andrebbe di provarlo?',
      other: 'Potrebbe servirti?',
    },
    longQuestion: 'Posso raccontarti qualcosa in più?',
    closing: 'Mi farebbe piacere sapere cosa ne pensi.',
  },
  playful: {
    ...plain,
    greeting: hello('Ehi'),
    questions: {
      call: 'Due chiacchiere al telefono?',
      sample: 'Dai, te ne mando uno?',
      box: 'Dai, te ne mando una?',
      lesson: 'Che dici, provi?',
      trial: 'Che dici, lo provi?',
      other: 'Che ne dici?',
    },
    longQuestion: 'Che dici, ti racconto qualcosa in più?',
  },
  formal: {
    greeting: hello('Buongiorno'),
    intro: plain.intro,
    plain: 'ho appena visto il suo profilo',
    trade: plain.trade,
    quotedPost: (line) => `ho visto il suo post “${line}”`,
    quotedBio: (line) => `ho letto “${line}” sul suo profilo`,
    reasons: {
      pictures: ', e ho pensato che in foto renderebbe bene',
      money: ', e forse posso toglierle un po’ di burocrazia',
      team: ', e forse posso toglierle un pensiero',
      repair: ', e forse possiamo esserle d’aiuto',
      bookings: ', e forse posso risparmiarle un po’ di messaggi',
      reach: ', e merita di essere più conosciuto',
      other: ', per questo le scrivo',
    },
    questions: {
      call: 'Avrebbe qualche minuto per una telefonata?',
      sample: 'Posso mandargliene uno?',
      box: 'Posso mandargliene una?',
      lesson: 'Le piacerebbe provare?',
      trial: 'Le piacerebbe provarlo?',
      other: 'Potrebbe interessarle?',
    },
    longQuestion: 'Posso raccontarle qualcosa in più?',
    closing: '',
  },
};
