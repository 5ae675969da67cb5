// Spanish.
import { lowerFirst } from '../case.ts';
import { spanish as phrases, type Question } from '../phrases/spanish.ts';
import { addressed, type Tone } from '../phrases/phrases.ts';
import { both, firstMatch, type Frames } from './frames.ts';
import { type Romance, romanceOffer, romanceProduct } from './romance.ts';

const grammar: Romance = {
  statement:
    /^(?:\p{L}+(?:amos|emos|imos)|soy|monto|hago|vendo|ayudo|edito|fotografío|enseño|doy|organizo|reparo|traduzco|escribo|coso|imparto|grabo|preparo|llevo|busco|creo|ofrezco|trabajo|construyo|fabrico|diseño páginas|ilustro|tejo|tuesto|cultivo|alquilo|nuestr[oa]s?|mis?|con|te|tienes|tus?|puedes|si|es)\s|^\p{Lu}[\p{L}\d-]* (?:es|ayuda|ofrece|hace|permite|envía|gestiona)\s|(?<!\p{L})(?:es|son|está|sale|cuesta)\s(?:gratis|gratuit|inclui)/iu,
  masculine:
    /^(?:curso|programa|servicio|taller|estudio|kit|mes|descuento|podcast|sistema|equipo|pack|tostador|bono|plan)$/iu,
  feminine:
    /^(?:aplicación|app|plataforma|herramienta|agencia|tienda|prueba|caja|muestra|clase|sesión|llamada|consulta|visita|cata|demo|escuela|marca|panadería|auditoría|asesoría)$/iu,
  articles: { m: 'un', f: 'una', plural: '' },
  isPlural: (noun) => noun.endsWith('s'),
  mass: [
    [
      /^(?:software|café|té|vino|miel|jabón|pan|harina|lana|cerámica|fotografía|contabilidad|diseño|envío|ropa|joyería|cosmética|asesoramiento)$/iu,
      '',
    ],
  ],
  companies: /^(?:agencia|estudio|tienda|equipo|escuela|marca|panadería|tostador)$/iu,
  people:
    /^(?:fotógraf[oa]|coach|diseñador[a]?|ilustrador[a]?|entrenador[a]?|profesor[a]?|redactor[a]?|contable|florista|traductor[a]?)$/iu,
  weAre: 'Somos',
  iAm: 'Soy',
  verbs: [
    [
      /^(?:software|aplicación|app|plataforma|herramienta|programa|sistema|jabón|jabones|velas|joyas|joyería|bolsos|muebles|cerámica|vídeos|fotos|fotografía|diseño)$/iu,
      'Hacemos',
    ],
    [/^(?:café|té|vino|miel|harina|lana|telas|plantas|flores)$/iu, 'Vendemos'],
  ],
  weOffer: 'Ofrecemos',
  thereIs: 'Hay',
  itIs: 'Es',
  percent: 'Hay un ',
  priced:
    /^(?:el\s|la\s|l[oa]s\s)?((?:primer|primer[oa]s?|segund[oa])(?:\s(?:\d+|dos|tres|cuatro|cinco|seis)(?=\s))?) (.{1,40}?) (gratis|gratuit[oa]s?|a mitad de precio|sin coste)(?!\p{L})(.*)$/isu,
  pricedSentence: (first, what, price, rest) => {
    const [word = ''] = first.split(' ', 1);
    const plural = word.endsWith('s');
    const feminine = /as?$/u.test(word);
    const article = plural ? (feminine ? 'las' : 'los') : feminine ? 'la' : 'el';
    return `${article} ${first} ${what} ${plural ? 'son' : 'es'} ${price}${rest}`.replace(
      / (es|son) (?:es|son) /u,
      ' $1 ',
    );
  },
};

const free = 'grat|sin coste|de regalo';
const kinds: readonly (readonly [RegExp, Question])[] = [
  [/llamada|consulta|asesor/iu, 'call'],
  [both(free, 'caja|muestra|bolsa|cesta'), 'box'],
  [both(free, 'kit|pack|paquete'), 'sample'],
  [/clase|sesión|taller|visita|cata/iu, 'lesson'],
  [/prueba|(?:mes|días|semana).{0,40}grat|grat.{0,40}(?:mes|días|semana)/isu, 'trial'],
];

export function spanish(tone: Tone): Frames {
  const { questions, ...said } = phrases[tone];
  return {
    ...said,
    begin: (detail) => detail,
    firstPerson:
      /^(?:\p{L}+[aei]mos|soy|tengo|monto|hago|vendo|ayudo|edito|fotografío|enseño|doy|organizo|reparo|traduzco|escribo|coso|imparto|grabo|preparo|llevo|busco|creo|ofrezco|trabajo|construyo|fabrico|diseño páginas|ilustro|tejo|tuesto|cultivo|alquilo)\s/iu,
    isSomebody: /^Soy /u,
    speaksAsOne:
      /^(?:nosotr[oa]s|yo|soy|somos|tengo|tenemos|hago|hacemos|trabajo|llevo|nuestr[oa]s?|tú|así|te|os)\s/iu,
    benefit: (product, line) =>
      /^para\s/iu.test(line) ? `${product}, ${lowerFirst(line)}` : `${product}. La idea: ${lowerFirst(line)}`,
    yours: (trade) => (tone === 'formal' ? trade.replace(/^tu/u, 'su') : trade),
    and: 'y',
    product: romanceProduct(grammar),
    productList: (items) => `Hacemos ${items}`,
    offer: romanceOffer(grammar),
    question: (offered) => questions[firstMatch(offered, kinds) ?? 'other'],
    inTone: (text) => addressed(text, tone),
  };
}
