// Italian.
import { lowerFirst } from '../case.ts';
import { italian as phrases, type Question } from '../phrases/italian.ts';
import { addressed, type Tone } from '../phrases/phrases.ts';
import { both, firstMatch, type Frames } from './frames.ts';
import { type Romance, romanceOffer, romanceProduct } from './romance.ts';

const grammar: Romance = {
  statement:
    /^(?:\p{L}+iamo|sono|faccio|vendo|aiuto|fotografo|lavoro|monto|creo|organizzo|riparo|traduco|scrivo|cucio|insegno|preparo|cerco|offro|costruisco|disegno|coltivo|noleggio|curo|seguo|nostr[oaie]|mi[oa]|con|ti|hai|puoi|se|è|ogni|il nostro|la nostra|i nostri)\s|^\p{Lu}[\p{L}\d-]* (?:è|aiuta|offre|fa|permette|invia|gestisce)\s|(?<!\p{L})(?:è|sono|costa)\s(?:gratis|gratuit|inclus)/iu,
  masculine:
    /^(?:software|corso|programma|servizio|laboratorio|negozio|campione|kit|mese|podcast|sistema|gestionale|buono|pacco|team|forno|workshop)$/iu,
  feminine:
    /^(?:app|piattaforma|agenzia|bottega|prova|lezione|scatola|box|degustazione|consulenza|chiamata|visita|demo|scuola|torrefazione|seduta|sessione|marca)$/iu,
  articles: { m: 'un', f: 'una', plural: '' },
  isPlural: (noun) =>
    /^(?:corsi|lezioni|candele|saponi|gioielli|borse|mobili|ceramiche|foto|video|piante|fiori|tessuti|campioni|siti|prodotti|servizi|vini|laboratori)$/iu.test(
      noun,
    ),
  mass: [
    [
      /^(?:caffè|tè|vino|miele|sapone|pane|farina|lana|ceramica|fotografia|contabilità|consegna|spedizione|abbigliamento)$/iu,
      '',
    ],
  ],
  companies: /^(?:agenzia|bottega|negozio|team|scuola|torrefazione|forno|marca)$/iu,
  people:
    /^(?:fotograf[oa]|coach|designer|grafic[oa]|illustra(?:tore|trice)|insegnante|copywriter|commercialista|fiorista|traduttore|traduttrice|personal)$/iu,
  weAre: 'Siamo',
  iAm: 'Sono',
  verbs: [
    [
      /^(?:software|app|piattaforma|programma|sistema|gestionale|sapone|saponi|candele|gioielli|borse|mobili|ceramic[ah]e?|video|foto|siti)$/iu,
      'Facciamo',
    ],
    [/^(?:caffè|tè|vino|vini|miele|farina|lana|tessuti|piante|fiori)$/iu, 'Vendiamo'],
  ],
  weOffer: 'Offriamo',
  thereIs: 'C’è',
  itIs: 'È',
  percent: 'C’è il ',
  priced:
    /^(?:il\s|la\s|i\s|le\s)?((?:prim[oaie]|second[oa])(?:\s(?:\d+|due|tre|quattro|cinque|sei)(?=\s))?) (.{1,40}?) (gratis|gratuit[oaie]|in omaggio|a metà prezzo)(?!\p{L})(.*)$/isu,
  pricedSentence: (first, what, price, rest) => {
    const ending = first.split(' ', 1)[0]?.slice(-1) ?? 'o';
    const article = { o: 'il', a: 'la', i: 'i', e: 'le' }[ending] ?? 'il';
    const verb = ending === 'i' || ending === 'e' ? 'sono' : 'è';
    return `${article} ${first} ${what} ${verb} ${price}${rest}`.replace(/ (è|sono) (?:è|sono) /u, ' $1 ');
  },
};

const free = 'grat|omaggio';
const kinds: readonly (readonly [RegExp, Question])[] = [
  [/chiamata|consulenza|telefonata/iu, 'call'],
  [both(free, 'scatola|box|confezione'), 'box'],
  [both(free, 'campione|kit|pacco'), 'sample'],
  [/lezione|corso|seduta|sessione|laboratorio|visita|degustazione/iu, 'lesson'],
  [/prova|(?:mes[ei]|giorni|settiman).{0,40}grat|grat.{0,40}(?:mes[ei]|giorni|settiman)/isu, 'trial'],
];

export function italian(tone: Tone): Frames {
  const { questions, ...said } = phrases[tone];
  return {
    ...said,
    begin: (detail) => detail,
    firstPerson:
      /^(?:\p{L}+iamo|sono|faccio|vendo|aiuto|fotografo|lavoro|monto|creo|organizzo|riparo|traduco|scrivo|cucio|insegno|preparo|cerco|offro|costruisco|disegno|coltivo|noleggio|curo|seguo)\s/iu,
    isSomebody: /^Sono (?=una? |\p{Ll}+[oae] )/u,
    speaksAsOne: /^(?:noi|io|sono|siamo|ho|abbiamo|faccio|facciamo|lavoro|nostr[oaie]|tu|così|ti|vi)\s/iu,
    benefit: (product, line) =>
      /^(?:per|così)\s/iu.test(line)
        ? `${product}, ${lowerFirst(line)}`
        : `${product}. L’idea: ${lowerFirst(line)}`,
    yours: (trade) => (tone === 'formal' ? trade.replace(/(?<= )tu(?=o|a|e|oi)/u, 'su') : trade),
    and: 'e',
    product: romanceProduct(grammar),
    productList: (items) => `Facciamo ${items}`,
    offer: romanceOffer(grammar),
    question: (offered) => questions[firstMatch(offered, kinds) ?? 'other'],
    inTone: (text) => addressed(text, tone),
  };
}
