// French, with tu as in direct messages.
import { lowerFirst } from '../case.ts';
import { firstMatch, type Frames } from './frames.ts';
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
  weAre: 'On est',
  iAm: 'Je suis',
  verbs: [
    [/^(?:logiciel|outil|application|appli|plateforme|site)$/iu, 'On développe'],
    [/^(?:savons?|bougies|bijoux|sacs|céramiques?|meubles|pain|vidéos|photos|affiches)$/iu, 'On fait'],
    [/^(?:café|thé|vin|miel|farine|laine|tissus|plantes|fleurs|bière)$/iu, 'On vend'],
  ],
  weOffer: 'On propose',
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

const questions: readonly (readonly [RegExp, string])[] = [
  [/appel|rendez-vous|consultation/iu, 'On s’appelle ?'],
  [/échantillons/iu, 'Je t’en envoie ?'],
  [/échantillon|coffret|kit|paquet/iu, 'Je t’en envoie un ?'],
  [/box|boîte/iu, 'Je t’en envoie une ?'],
  [/séance|cours|atelier|visite|dégustation/iu, 'Ça te dirait d’essayer ?'],
  [
    /essai|(?:mois|jours|semaines?).{0,40}(?:gratuit|offert)|(?:gratuit|offert).{0,40}(?:mois|jours|semaine)/isu,
    'Ça te dit de l’essayer ?',
  ],
];

export const french: Frames = {
  opening: (name, said) => `Salut${name === undefined ? '' : ` ${name}`}, ${said}`,
  intro: (name) => `Moi, c’est ${name}`,
  firstPerson: /^(?:nous|on|je)\s|^j['’]/iu,
  isSomebody: /^Je suis /u,
  speaksAsOne: /^(?:nous|on|je|j['’]\p{L}+|notre|nos|mon|ma|mes|tu|vous|ça|cela)\s/iu,
  benefit: (product, line) =>
    /^(?:pour|afin)\s/iu.test(line)
      ? `${product}, ${lowerFirst(line)}`
      : `${product}. L’idée : ${lowerFirst(line)}`,
  plain: 'je viens de tomber sur ton profil',
  trade: (trade, where) => `j’ai vu ${trade}${where}`,
  quoted: (line, field) =>
    field === 'recentPost' ? `j’ai vu ton post « ${line} »` : `j’ai lu « ${line} » sur ton profil`,
  and: 'et',
  product: romanceProduct(grammar),
  productList: (items) => `On propose ${items}`,
  offer: romanceOffer(grammar),
  question: (offered) => firstMatch(offered, questions) ?? 'Ça t’intéresse ?',
  longQuestion: 'Ça te dirait que je t’en dise un peu plus ?',
  inTone: (text) => text,
};
