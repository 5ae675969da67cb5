// No invented claims about the sender: long admiration, hours of reading, a friend's recommendation.
import type { GateRule } from './rule.ts';

export const checkClaims: GateRule = ({ draft }) => {
  const claim = claims.map((pattern) => pattern.exec(draft.text)?.[0]).find((found) => found !== undefined);
  return claim === undefined
    ? []
    : [`It claims "${claim.trim()}", which nobody can know; say only what the profile shows.`];
};

const claims = [
  /\bI(?:'ve|’ve| have) (?:been )?(?:(?:long|always|really|quietly|secretly) )?(?:follow(?:ed|ing)|admir(?:ed|ing)|watch(?:ed|ing)|a (?:big |huge )?fan|a (?:regular|customer))\b/iu,
  /\b(?:long[- ]time (?:follower|fan|admirer)|(?:big|huge) fan of (?:your|you)|(?:I|we)(?:'m| am|’m|'re|’re| are) (?:such )?a (?:big |huge )fan)\b/iu,
  /\b(?:told me (?:about|to)|recommended you|mentioned you to|gave me your name|speaks highly of you|suggested (?:I|that I) (?:write|contact|message))\b/iu,
  /\bfolge (?:dir|euch|ihnen) (?:schon|seit)|\bseit (?:monaten|jahren|langem) (?:folge|verfolge|lese|bewundere)|\b(?:hat|haben) mir von (?:dir|euch|ihnen) (?:erzählt|vorgeschwärmt)|\bhat (?:mir )?(?:dich|euch|sie) empfohlen/iu,
  /je (?:te|vous) suis depuis|(?:m['’]a|nous a) (?:parlé de (?:toi|vous)|recommandé)|grande? fan de (?:ton|votre|tes|vos)/iu,
  /te sigo desde|os sigo desde|llevo (?:meses|años|tiempo) siguiendo|me (?:habló|hablaron|ha hablado) de (?:ti|vosotros|usted)|me (?:recomendó|recomendaron)/iu,
  /ti seguo da|vi seguo da|mi (?:ha|hanno) parlato di (?:te|voi|lei)|mi (?:ha|hanno) consigliato/iu,
  /(?:sigo|acompanho|te sigo|sigo-te|acompanho-te) (?:o teu|a tua|o seu|a sua|vocês|você)?[^.?!]{0,20}há (?:meses|anos|muito)|(?:falou-me|me falou|me falaram) (?:de ti|de você|de vocês|do teu|do seu)/iu,
];
