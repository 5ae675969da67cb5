// Words that start a condition or a limit in an offer, in six languages. Each entry is a pattern for the start of a phrase; offer.ts finds
// its end.
export type OfferWords = {
  /** Small words that identify the language. */
  common: string;
  /** Start a clause that is quoted to its end: "if you book …". */
  clauses: string[];
  /** Start a phrase about whom or what it is for: "for new customers". */
  scopes: string[];
  /** Start a phrase about how long or how many: "until Friday". */
  limits: string[];
  /** A verb may follow the limit inside its clause. */
  verbsLast?: boolean;
};

const figure = String.raw`\d{1,6}`;
const money = `(?:[$€£] ?)?${figure}`;
const max = String.raw`(?:max\.?|maximum|maxim[oa]l|máx\.?|máximo|massimo)`;

function numbers(words: string): string {
  return String.raw`(?:\d{1,5}|${words.replaceAll(' ', '|')})`;
}

function oneOf(words: string): string {
  return `(?:${words.replaceAll(' ', '|')})`;
}

/** Before a word, but not before one of these as a whole. */
function unless(...words: string[]): string {
  return String.raw`(?!(?:${words.join('|')})(?!\p{L}))(?=\S)`;
}

const enNumber = numbers('one two three four five six seven eight nine ten twelve twenty fifty hundred');
const enMonth = oneOf(
  'january february march april may june july august september october november december',
);
const enDay = oneOf('monday tuesday wednesday thursday friday saturday sunday');
const enDate = `(?:${enMonth}|${enDay}|the|end of|tomorrow|tonight|midnight|noon|christmas|easter|next|${figure})`;
const enTime = '(?:second|minute|hour|day|week|month|year)s?';
const enPeople = '(?:customer|client|member|user|subscriber|patient|student|guest|reader|follower)s?';

const en: OfferWords = {
  common: 'the and for if you your off first free until only on with of when new is to per before every',
  clauses: [
    'if',
    'when (?:you|they|booking|ordering|buying)',
    'once you',
    'as long as',
    'provided',
    'unless',
    'in exchange for',
  ],
  scopes: [
    `(?:only )?for ${unless('free|you|your|me|us|it|an?|only|just|less|life|the price', `the first ${enNumber}`, money)}`,
    String.raw`on (?:your|the|any|every|all|their|annual|yearly|first|new|orders?|purchases?|bookings?)(?! \d)`,
    '(?<=off )(?:your|the|any|every|all|their|a|orders?|purchases?|bookings?)',
    'with (?:(?:the|a|an|any|every) )?(?:code|annual|yearly|booking|order|purchase|subscription|plan)',
    `(?:new|first-time|existing|returning) ${enPeople}`,
    `${enPeople} only`,
  ],
  limits: [
    '(?:valid )?(?:until|till)',
    `(?:through|by|before) ${enDate}`,
    `(?:ends|expires|closes) (?:on|in|at|this|today|${enDate})`,
    `only (?:in ${enMonth}|this|today|tomorrow|on ${enDate}|until)`,
    `in ${enMonth}`,
    `${enDay} only`,
    'today only|this (?:week|weekend|month|year|spring|summer|autumn|fall|winter)',
    String.raw`(?:only )?(?:for )?(?:the )?first ${enNumber}(?! (?:${enTime}|kg|g|lbs?|l|ml|km|%)(?!\p{L}))`,
    String.raw`(?:only )?${enNumber} (?:places|spots|seats|slots)`,
    `only ${enNumber} (?:left|available)`,
    `(?:${max}|at most|no more than|limited to|capped at)(?: of)? (?=${enNumber})`,
    `(?:once|${enNumber}) per (?:person|customer|client|member|household|order|studio|team)`,
    'for a limited time|while (?:stocks?|supplies) lasts?',
    `for (?:a|the first|the next|${enNumber}|the first ${enNumber}|the next ${enNumber}) ${enTime}`,
  ],
};

const deNumber = numbers('zwei drei vier fünf sechs sieben acht neun zehn zwölf zwanzig fünfzig hundert');
const deMonth = oneOf(
  'januar jänner februar märz april mai juni juli august september oktober november dezember',
);
const deDay = oneOf('montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag');
const deTime = '(?:sekunde|minute|stunde|tage?|woche|monate?|jahre?)n?';

const de: OfferWords = {
  common:
    'der die das den dem ein eine und für wenn falls du ihr dich dein deine ihre euch bis nur auf bei mit ersten erste gratis kostenlos rabatt im zum pro als ist wir',
  clauses: ['wenn', 'falls', 'sofern', 'sobald', 'vorausgesetzt'],
  scopes: [
    `(?:nur )?für ${unless('dich|sie|euch|ihnen|uns|nur|einen?', money, `die ersten ${deNumber}`, 'den ersten monat')}`,
    `bei ${unless('uns|dir|euch|ihnen|mir', figure)}`,
    'auf (?:die|den|das|alle|alles|ihre?n?|deine?n?|eure?n?|jede[nrs]?|erste)',
    String.raw`ab ${money}(?!\.)`,
    'mit (?:dem )?(?:code|gutschein|jahresabo|abo|buchung)',
    String.raw`(?:nur |als )?neukund\p{L}*`,
  ],
  limits: [
    '(?:(?:gilt|gültig|läuft) )?(?:noch )?bis',
    `vor (?:dem|ende|${deDay}|${figure})`,
    `nur (?:im|am|heute|morgen|bis|diese[nrsm]?|noch|solange|${figure})`,
    'diese woche|diesen monat|dieses (?:wochenende|jahr)',
    `im ${deMonth}`,
    `(?:nur )?(?:für )?(?:die |den )?ersten ${deNumber}(?! ${deTime}(?!\\p{L}))`,
    `${deNumber} plätze`,
    `(?:${max}|höchstens|begrenzt auf|limitiert auf) (?=${deNumber}|eine?)`,
    String.raw`(?:einmal|eine?r?|${deNumber}) pro (?:person|kund\p{L}*|haushalt|bestellung|team|studio)`,
    'solange (?:der )?vorrat',
    `für (?:einen|eine|ein|den ersten|${deNumber}|die ersten ${deNumber}) ${deTime}`,
  ],
  verbsLast: true,
};

const frNumber = numbers('deux trois quatre cinq six sept huit neuf dix douze vingt cinquante cent');
const frMonth = oneOf('janvier février mars avril mai juin juillet août septembre octobre novembre décembre');
const frDay = oneOf('lundi mardi mercredi jeudi vendredi samedi dimanche');
const frTime = '(?:minute|heure|jour|semaine|mois|année|an)s?';

const fr: OfferWords = {
  common:
    "le la les des du une et pour si vous votre vos ton sur avec jusqu'au jusqu'à seulement premier première remise offert offerte gratuit gratuite nouveaux dès au aux est par",
  clauses: ['si', "s'ils?", 'quand', 'lorsque', 'dès que', 'à condition', 'pourvu'],
  scopes: [
    `(?:seulement |uniquement )?pour ${unless('vous|toi|moi|nous|seulement|une?|le prix', `les ${frNumber} premi(?:ers|ères)`, money)}`,
    'sur (?:la|le|les|votre|vos|ta|ton|tes|toute?s?|tout|tous|chaque|présentation)',
    `à partir de|dès ${figure}`,
    'avec le code|lors de',
    `réservée?s? aux?(?! ${frNumber} premi)`,
    '(?:aux )?(?:nouveaux clients|nouvelles clientes)',
  ],
  limits: [
    "(?:valable )?jusqu'(?:au|à|aux|en)",
    `avant (?:le|la|fin|${frDay}|${figure})`,
    `(?:seulement|uniquement) (?:en|ce|cette|aujourd'hui|le|au mois)`,
    `en ${frMonth}`,
    "cette semaine|ce mois(?:-ci)?|ce week-end|aujourd'hui (?:seulement|uniquement)",
    String.raw`(?:(?:pour|aux|réservée?s? aux) )?(?:les )?(?:${frNumber} premi(?:ers|ères)|premi(?:ers|ères) ${frNumber})(?! ${frTime}(?!\p{L}))`,
    `${frNumber} places`,
    `(?:${max}|au plus|au maximum|limitée?s? à|dans la limite de) (?=${frNumber}|une?)`,
    `(?:une?|une fois|${frNumber}) (?:maximum )?par (?:personne|client|foyer|commande)`,
    'dans la limite des stocks|tant que',
    `pendant (?=${frNumber}|une?|le premier|les)`,
  ],
};

const esNumber = numbers('dos tres cuatro cinco seis siete ocho nueve diez doce veinte cincuenta cien');
const esMonth = oneOf(
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
);
const esTime = '(?:minuto|hora|día|semana|mes|mese|año)s?';

const es: OfferWords = {
  common:
    'el la los las del una y para si tu tus su hasta solo sólo en primer primera gratis descuento nuevos clientes con por al es persona',
  clauses: ['si', 'cuando', 'siempre que', 'al (?:reservar|comprar|contratar)'],
  scopes: [
    `(?:solo |sólo |solamente )?para ${unless('ti|usted|mí|l[oa]s primer[oa]s', `l[oa]s ${esNumber} primer[oa]s`, figure)}`,
    String.raw`en (?:tus?|sus?|el|la|los|las|tod[oa]s?|cualquier|cada|pedidos?|compras?)(?! \d| mes)`,
    'a partir de',
    'con (?:el |tu )?(?:código|cupón|reserva)',
    'nuev[oa]s client[ea]s',
  ],
  limits: [
    '(?:válid[oa] )?hasta',
    'antes del?',
    '(?:solo|sólo|solamente|únicamente) (?:en|hoy|esta|este|hasta|el)',
    `en (?:el mes de )?${esMonth}`,
    'esta semana|este mes|este fin de semana',
    String.raw`(?:(?:para|a) )?(?:l[oa]s )?(?:${esNumber} primer[oa]s|primer[oa]s ${esNumber})(?! ${esTime}(?!\p{L}))`,
    `${esNumber} plazas`,
    `(?:${max}|como máximo|limitad[oa]s? a) (?=${esNumber}|un[oa]?)`,
    `(?:un[oa]?|una vez|${esNumber}) por (?:persona|cliente|pedido|hogar)`,
    `durante (?=${esNumber}|un|el primer|los)`,
  ],
};

const itNumber = numbers('due tre quattro cinque sei sette otto nove dieci dodici venti cinquanta cento');
const itMonth = oneOf(
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
);
const itTime = '(?:minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi])';

const it: OfferWords = {
  common:
    'il lo gli di del della dei per se sul sulla fino entro solo primo prima sconto gratuito gratuita nuovi clienti con ogni è alla al che una',
  clauses: ['se', 'quando', 'purché', 'a (?:condizione|patto) che'],
  scopes: [
    `(?:solo )?per ${unless('te|voi|lei|noi|sempre|persona|cliente|una?', `il primo ${itTime}`, `(?:i |le )?prim[ie] ${itNumber}`, money)}`,
    "(?:sul|sulla|sulle|sui|sugli|sull'|su (?:tutt[oiae]|ogni|ordini|acquisti))",
    `a partire da|da ${figure}`,
    'con (?:il )?codice',
    'prenotando|ordinando|acquistando',
    'nuov[ie] client[ie]',
  ],
  limits: [
    "(?:valid[oa] )?(?:fino (?:a|al|alla|all'|ad)|entro)",
    'prima (?:di|del|della|che)',
    '(?:solo|soltanto|solamente) (?:a|in|oggi|per oggi|questa|questo|fino)',
    `(?:a|in|nel mese di) ${itMonth}`,
    'questa settimana|questo (?:mese|weekend|fine settimana)',
    String.raw`(?:(?:per|solo) )?(?:i |le |ai |alle )?(?:prim[ie] ${itNumber}|${itNumber} prim[ie])(?! ${itTime}(?!\p{L}))`,
    `${itNumber} posti`,
    `(?:${max}|al massimo|limitat[oa] a) (?=${itNumber}|un[oa]?)`,
    `(?:un[oa]?|una volta|${itNumber}) (?:a|per) (?:persona|cliente|ordine)`,
    `per (?:un|una|il primo|${itNumber}|i primi ${itNumber}) ${itTime}`,
  ],
};

const ptNumber = numbers('dois duas três quatro cinco seis sete oito nove dez doze vinte cinquenta cem');
const ptMonth = oneOf(
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
);
const ptTime = '(?:minuto|hora|dia|semana|mês|mese|ano)s?';

const pt: OfferWords = {
  common:
    'o os as do da dos um uma para se você seu sua até só apenas somente na no primeiro primeira desconto grátis novos clientes com compras em ao por é pessoa',
  clauses: ['se', 'quando', 'desde que', 'caso', 'ao (?:reservar|comprar|contratar)'],
  scopes: [
    `(?:só |apenas |somente )?para ${unless('você|ti|si|[oa]s primeir[oa]s', `[oa]s ${ptNumber} primeir[oa]s`, figure)}`,
    `n[oa]s? (?:seus?|suas?|primeir[oa]|compras?|pedidos?|tod[oa]s?|assinatura)`,
    'em (?:tod[oa]s?|compras|pedidos|qualquer|cada)',
    'a partir de',
    'com o (?:código|cupom)',
    'nov[oa]s clientes',
  ],
  limits: [
    '(?:válid[oa] )?até',
    'antes d[eoa]',
    '(?:só|apenas|somente) (?:em|hoje|esta|este|nesta|neste|n[oa]|até)',
    `em ${ptMonth}`,
    '(?:n?esta semana|n?este mês|n?este fim de semana)',
    String.raw`(?:para )?(?:[oa]s )?(?:${ptNumber} primeir[oa]s|primeir[oa]s ${ptNumber})(?! ${ptTime}(?!\p{L}))`,
    `${ptNumber} vagas`,
    `(?:${max}|no máximo|limitad[oa] a) (?=${ptNumber}|uma?)`,
    `(?:uma?|uma vez|${ptNumber}) por (?:pessoa|cliente|pedido)`,
    `durante (?=${ptNumber}|um|o primeiro|os)`,
    'enquanto durar',
  ],
};

export const offerWords: readonly OfferWords[] = [en, de, fr, es, it, pt];
