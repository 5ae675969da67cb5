// What people make.
import { of, type TradeRow } from './row.ts';

export const crafts: TradeRow[] = [
  [
    of('potter|ceramic|keramik|cerámica|céramique|ceramica|cerâmica|stoneware|seramik'),
    'pottery / deine Keramik / ta céramique / tu cerámica / le tue ceramiche / a sua cerâmica',
    'supplies selling pictures',
    false,
  ],
  [
    of('jewel|schmuck|bijou|joyer|gioiell|joalh|goldsmith'),
    'jewellery / deinen Schmuck / tes bijoux / tus joyas / i tuoi gioielli / as suas joias',
    'selling pictures design',
    false,
  ],
  [
    of(
      'carpenter|furniture|woodwork|joiner|möbel|schreiner|tischler|menuis|ébénist|muebles|mobili|marcenaria',
    ),
    'furniture / deine Möbel / tes meubles / tus muebles / i tuoi mobili / os seus móveis',
    'selling pictures supplies',
    false,
  ],
  [
    of('candle|kerzen|bougies|velas|candele'),
    'candles / deine Kerzen / tes bougies / tus velas / le tue candele / as suas velas',
    'selling shelf design',
    false,
  ],
  [
    of('leather|saddler|watch rolls|leder|cuir|cuero|pelletteria|bags/luggage|bags'),
    'bags / deine Lederarbeiten / ton travail du cuir / tus bolsos / le tue borse / as suas bolsas',
    'selling supplies pictures',
    false,
  ],
  [
    of('knit|yarn|strick|tricot|crochet|wool'),
    'knitwear / deine Stricksachen / tes tricots / tus tejidos / la tua maglieria / os seus tricôs',
    'supplies selling',
    false,
  ],
  [
    of('wedding photograph|photograph|fotograf|fotógraf'),
    'photos / deine Fotos / tes photos / tus fotos / le tue foto / as suas fotos',
    'bookings web',
    false,
  ],
  [
    of('illustrat|graphic designer|grafik|ilustra'),
    'illustrations / deine Illustrationen / tes illustrations / tus ilustraciones / le tue illustrazioni / as suas ilustrações',
    'design web selling',
    false,
  ],
  [
    of('interior design|home decor'),
    'interiors / deine Einrichtungen / tes intérieurs / tus interiores / i tuoi interni / os seus interiores',
    'pictures reach',
    false,
  ],
  [
    of('architect'),
    'architecture / deine Bauprojekte / tes projets d’architecture / tus proyectos de arquitectura / i tuoi progetti / os seus projetos de arquitetura',
    'pictures web',
    false,
  ],
  [
    of('landscape designer|gardener|gärtner|jardin|giardin'),
    'gardens / deine Gärten / tes jardins / tus jardines / i tuoi giardini / os seus jardins',
    'pictures supplies',
    false,
  ],
  [
    of('musician|band(?!\\p{L})|songwriter|musik|músic'),
    'music / deine Musik / ta musique / tu música / la tua musica / a sua música',
    'reach pictures',
    false,
  ],
  [
    of('podcast'),
    'podcast / deinen Podcast / ton podcast / tu pódcast / il tuo podcast / o seu podcast',
    'reach web',
    false,
  ],
  [
    of('author|writer|autor|écrivain|scritt'),
    'books / deine Bücher / tes livres / tus libros / i tuoi libri / os seus livros',
    'reach design',
    false,
  ],
];
