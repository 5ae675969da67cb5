// French. "On" is for people one knows, so the formal tone says "nous".
import { lowerFirst } from '../case.ts';
import { french as phrases, type Question } from '../phrases/french.ts';
import { addressed, type Tone } from '../phrases/phrases.ts';
import { both, firstMatch, type Frames } from './frames.ts';
import { type Romance, romanceOffer, romanceProduct } from './romance.ts';

const grammar: Romance = {
  statement:
    /^(?:nous|on|je|j['’]\p{L}+|notre|nos|mon|ma|mes|c['’]est|avec|vous|tu|il|elle|votre|vos|ton|ta|tes)\s|^\p{Lu}[\p{L}\d-]* (?:aide|est|propose|permet|fait|vend|envoie|gère|offre|livre)\s|(?<!\p{L})(?:est|sont)\s(?:gratuit|offert|inclus|compris)/iu,
  masculine:
    /^(?:logiciel|outil|atelier|service|studio|essai|échantillon|coffret|rendez-vous|appel|devis|audit|mois|kit|programme|podcast|magasin|café-boutique|bon|site|abonnement|accompagnement)$/iu,
  feminine:
    /^(?:application|appli|plateforme|formation|agence|boutique|séance|box|dégustation|consultation|heure|démo|démonstration|remise|livraison|boîte|visite|marque|équipe|torréfaction|boulangerie|réduction|école|maison)$/iu,
  articles: { m: 'un', f: 'une', plural: 'des' },
  isPlural: (noun) => /[^s]s$|x$/u.test(noun),
  mass: [
    [/^(?:café|thé|vin|miel|chocolat|savon|pain|conseil|coaching|mobilier|design)$/iu, 'du '],
    [
      /^(?:farine|laine|céramique|photographie|comptabilité|papeterie|cosmétique|maroquinerie|bière)$/iu,
      'de la ',
    ],
    [/^(?:cours)$/iu, 'des '],
  ],
  companies:
    /^(?:agence|studio|boutique|équipe|marque|atelier|torréfaction|boulangerie|école|maison|magasin)$/iu,
  people:
    /^(?:photographe|coach|graphiste|illustrat(?:eur|rice)|vidéaste|développeu(?:r|se)|rédact(?:eur|rice)|comptable|fleuriste|professeure?|designer|traduct(?:eur|rice))$/iu,
  weAre: '[On est|Nous sommes]',
  iAm: 'Je suis',
  verbs: [
    [/^(?:logiciel|outil|application|appli|plateforme|site)$/iu, '[On développe|Nous développons]'],
    [
      /^(?:savons?|bougies|bijoux|sacs|céramiques?|meubles|pain|vidéos|photos|affiches)$/iu,
      '[On fait|Nous faisons]',
    ],
    [/^(?:café|thé|vin|miel|farine|laine|tissus|plantes|fleurs|bière)$/iu, '[On vend|Nous vendons]'],
  ],
  weOffer: '[On propose|Nous proposons]',
  thereIs: 'Il y a',
  itIs: 'C’est',
  percent: 'Il y a ',
  priced:
    /^(?:l[ae]s?\s)?((?:(?:\d+|deux|trois|quatre|cinq|six)\s)?premi(?:ers|ères|er|ère)) (.{1,40}?) (gratuite?s?|offerte?s?|à moitié prix|à -?\d+\s?%)(?!\p{L})(.*)$/isu,
  pricedSentence: (first, what, price, rest) => {
    const plural = first.endsWith('s');
    const article = plural ? 'les' : first.endsWith('ère') ? 'la' : 'le';
    return `${article} ${first} ${what} ${plural ? 'sont' : 'est'} ${price}${rest}`.replace(
      / (est|sont) (?:est|sont) /u,
      ' $1 ',
    );
  },
};

const product = romanceProduct(grammar);

const free = 'gratuit|offert';
const kinds: readonly (readonly [RegExp, Question])[] = [
  [/appel|rendez-vous|consultation/iu, 'call'],
  [both(free, 'échantillons'), 'samples'],
  [both(free, 'échantillon|coffret|kit|paquet'), 'sample'],
  [both(free, 'box|boîte'), 'box'],
  [/séance|cours|atelier|visite|dégustation/iu, 'lesson'],
  [
    /essai|(?:mois|jours|semaines?).{0,40}(?:gratuit|offert)|(?:gratuit|offert).{0,40}(?:mois|jours|semaine)/isu,
    'trial',
  ],
];

export function french(tone: Tone): Frames {
  const { questions, ...said } = phrases[tone];
  const inTone = (text: string) => addressed(text, tone);
  return {
    ...said,
    begin: (detail) => detail,
    firstPerson: /^(?:nous|on|je)\s|^j['’]/iu,
    isSomebody: /^Je suis /u,
    speaksAsOne: /^(?:nous|on|je|j['’]\p{L}+|notre|nos|mon|ma|mes|tu|vous|ça|cela)\s/iu,
    benefit: (product, line) =>
      /^(?:pour|afin)\s/iu.test(line)
        ? `${product}, ${lowerFirst(line)}`
        : `${product}. L’idée : ${lowerFirst(line)}`,
    yours: (trade) =>
      tone === 'formal' ? trade.replace(/^t(?:on|a)(?= )/u, 'votre').replace(/^tes(?= )/u, 'vos') : trade,
    and: 'et',
    product: (sentence) => inTone(product(sentence)),
    productList: (items) => `${inTone(grammar.weOffer)} ${items}`,
    offer: romanceOffer(grammar),
    question: (offered) => questions[firstMatch(offered, kinds) ?? 'other'],
    inTone,
  };
}
