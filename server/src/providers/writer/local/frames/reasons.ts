// Joins a detail to what is offered: why this person, in half a sentence. Only where the detail suggests the need.
import type { Language } from '../../../../lib/language.ts';
import type { Need } from '../../../stand-ins/mentions/mention.ts';

export function reasonClause(language: Language, cause: Need | undefined): string {
  const { other, [cause ?? 'other']: reason = other } = reasons[language];
  return reason;
}

type Reasons = Partial<Record<Need, string>> & { other: string };

const reasons: Record<Language, Reasons> = {
  en: {
    pictures: ', and thought it would look good on camera',
    supplies: ', so I thought you might like to try ours',
    shelf: ', so I thought your regulars might like ours',
    money: ', so I thought I could save you some paperwork',
    team: ', so I thought I could take something off your plate',
    repair: ', so I thought we could help',
    bookings: ', so I thought I could save you some back and forth',
    reach: ', and more people should hear about that',
    web: ', and people will be looking you up',
    other: ', so I thought I’d get in touch',
  },
  de: {
    pictures: ', und dachte, das würde sich gut auf Fotos machen',
    supplies: ', vielleicht magst du ja mal unsere probieren',
    shelf: ', das könnte deinen Leuten gefallen',
    money: ', vielleicht kann ich dir etwas Papierkram abnehmen',
    team: ', vielleicht kann ich dir etwas abnehmen',
    repair: ', vielleicht können wir helfen',
    bookings: ', vielleicht kann ich dir etwas Hin und Her ersparen',
    reach: ', davon sollten mehr Leute hören',
    other: ', deshalb melde ich mich',
  },
  fr: {
    pictures: ', et je me suis dit que ça rendrait bien en photo',
    money: ', et je peux peut-être t’éviter un peu de paperasse',
    team: ', et je peux peut-être t’enlever un souci',
    repair: ', et on peut peut-être t’aider',
    bookings: ', et je peux peut-être t’éviter des allers-retours',
    reach: ', et ça mérite d’être plus connu',
    other: ', alors je me permets de t’écrire',
  },
  es: {
    pictures: ', y pensé que quedaría bien en fotos',
    money: ', y quizá pueda ahorrarte algo de papeleo',
    team: ', y quizá pueda quitarte algo de trabajo',
    repair: ', y quizá podamos ayudarte',
    bookings: ', y quizá pueda ahorrarte idas y vueltas',
    reach: ', y más gente debería saberlo',
    other: ', por eso te escribo',
  },
  it: {
    pictures: ', e ho pensato che in foto renderebbe bene',
    money: ', e forse posso toglierti un po’ di scartoffie',
    team: ', e forse posso toglierti un pensiero',
    repair: ', e forse possiamo darti una mano',
    bookings: ', e forse posso risparmiarti un po’ di messaggi',
    reach: ', e più persone dovrebbero saperlo',
    other: ', per questo ti scrivo',
  },
  pt: {
    pictures: ', e pensei que ficaria bem em fotos',
    money: ', e talvez possa poupar alguma papelada',
    team: ', e talvez possa tirar-lhe algum trabalho',
    repair: ', e talvez possamos ajudar',
    bookings: ', e talvez possa poupar algumas idas e voltas',
    reach: ', e mais gente devia saber disso',
    other: ', por isso resolvi escrever',
  },
};
