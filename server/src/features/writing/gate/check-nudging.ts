// A follow-up says something new. It neither complains about a missing answer nor announces that it follows up.
import type { GateRule } from './rule.ts';

export const checkNudging: GateRule = ({ draft }) => {
  const nudge = nudges.map((pattern) => pattern.exec(draft.text)?.[0]).find((found) => found !== undefined);
  return nudge === undefined
    ? []
    : [`It says "${nudge.trim()}", which presses for an answer; say something new instead.`];
};

const nudges = [
  /\b(?:just )?(?:bump(?:ing)?|circl(?:e|ing) back|check(?:ing)? (?:in|back)|follow(?:ing)?[- ]up|touch(?:ing)? base|nudg(?:e|ing)|remind(?:er|ing)?)\b/iu,
  /\b(?:did you (?:get|see|read|receive|have a chance)|have you (?:seen|read|had a chance)|haven['’]t (?:heard|answered|replied)|(?:no|without an|your) (?:reply|answer|response) (?:yet|so far)|still waiting|busy inbox)\b/iu,
  /\b(?:nachhaken|nachfassen|noch einmal nachfragen|wollte nur|kurz erinnern|(?:hast du|haben sie) meine (?:letzte )?nachricht|keine antwort|nichts (?:von dir|von ihnen) gehört|warte (?:noch )?auf)/iu,
  /(?:je me permets de (?:te |vous )?relancer|relance|petit rappel|(?:as-tu|avez-vous) (?:vu|lu|reçu) mon|pas (?:eu )?de réponse|sans réponse|je n[’']ai pas eu de)/iu,
  /(?:solo quería (?:saber|recordar)|te recuerdo|le recuerdo|recordatorio|(?:has|ha) (?:visto|leído|recibido) mi|no he recibido|sin respuesta)/iu,
  /(?:volevo solo|ti ricordo|le ricordo|promemoria|(?:hai|ha) (?:visto|letto|ricevuto) il mio|non ho ricevuto|nessuna risposta|senza risposta)/iu,
  /(?:só queria (?:saber|lembrar)|lembrete|(?:viu|viste|leu|recebeu) a minha|não (?:tive|recebi)|sem resposta)/iu,
];
