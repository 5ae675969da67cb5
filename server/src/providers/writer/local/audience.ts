// Whom an offer is for, if it says so, in the English names of the trades.
import { trades } from './trades.ts';

/** Undefined if the offer names nobody, or everybody. */
export function audienceOf(offered: string): ReadonlySet<string> | undefined {
  const text = offered.slice(0, 2_000);
  if (everybody.test(text)) return undefined;
  const addressed = [
    ...text.matchAll(/(?<!\p{L})(?:for|like|to|für|pour|para|per|an)\s([^.:;!?\n]{3,120})/giu),
  ].map(([, whom]) => whom ?? '');
  const named = trades
    .filter(([pattern]) => addressed.some((whom) => pattern.test(whom)))
    .map(([, said]) => said.split(' / ', 1)[0] ?? '');
  const grouped = groups.filter(([word]) => word.test(text)).flatMap(([, members]) => members.split(', '));
  return named.length + grouped.length === 0 ? undefined : new Set([...named, ...grouped]);
}

const plural = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');

const everybody = plural(
  'small businesses|local businesses|any business|kleine (?:betriebe|unternehmen|firmen)|petites entreprises|pequeñas empresas|piccole imprese|pequenas empresas',
);

const crafts = 'pottery, jewellery, furniture, candles, bags, knitwear, sewing, handmade work, illustrations';
const retail = `flower shop, vintage shop, bike shop, cheese shop, bakery, café, skincare, sweet shop, perfumes, ${crafts}`;
const studios =
  'yoga studio, pilates studio, climbing gym, dance classes, tattoo studio, pottery, sewing, photos, surf school, salon';

/** Words for many trades at once. */
const groups: [RegExp, string][] = [
  [plural('studios?|estudios?|estúdios?|studi|ateliers?'), studios],
  [
    plural('classes|courses|kurse?n?|cours|clases|corsi|aulas'),
    `${studios}, lessons, coaching, running groups`,
  ],
  [plural('gyms|palestre|gimnasios|salles de sport'), 'climbing gym, coaching, running groups'],
  [plural('shops|stores|retailers|boutiques|läden|geschäfte|tiendas|negozi|lojas|gift boxes'), retail],
  [plural('cafés|cafes|coffee shops|bars'), 'café, bakery, restaurant, sweet shop'],
  [
    plural('kitchens|restaurants|restaurantes|ristoranti|küchen'),
    'restaurant, food truck, café, bakery, recipes',
  ],
  [plural('bakeries|bäckereien|boulangeries|panaderías|forni|padarias'), 'bakery, sweet shop, bread'],
  [
    plural('workshops|makers|artisans|werkstätten|artesanos|artigiani|artesãos|talleres'),
    `${crafts}, bike shop`,
  ],
  [
    plural('freelancers?|self-employed|selbstständige|indépendants|autónomos|professionisti|freelances'),
    'photos, illustrations, software, websites, books, coaching, music, podcast, interiors, architecture, lessons, sewing',
  ],
  [plural('practices|clinics|praxen|cabinets|clínicas|studi medici'), 'practice, nutrition work'],
  [plural('hotels|guest ?houses|hostels|hoteles|alberghi|hotéis'), 'guesthouse'],
  [plural('salons|saloni|salones|salões'), 'salon, dog salon, tattoo studio'],
  [plural('coaches|trainers|personal trainers'), 'coaching, running groups, lessons'],
  [plural('therapists|physios|masseurs'), 'practice'],
  [plural('cooks|food bloggers|cookbook authors|recipe writers'), 'recipes, books'],
  [plural('estate agents|lettings? agents|realtors'), 'listings'],
  [plural('market stalls|stallholders|market traders'), `food truck, ${crafts}`],
  [plural('street food|food traders'), 'food truck'],
  [plural('gardeners|landscapers|people who work outdoors'), 'gardens, garden work'],
  [plural('cleaners|cleaning crews|cleaning teams'), 'cleaning business, home organising'],
  [plural('breweries|brewers|cider makers'), 'brewery'],
  [plural('groomers|dog walkers'), 'dog salon'],
  [plural('tattooists|tattoo artists'), 'tattoo studio'],
  [plural('jewellers|goldsmiths'), 'jewellery'],
  [plural('skincare (?:and \\p{L}+ )?brands|bath brands|beauty brands'), 'skincare, perfumes, candles'],
  [plural('podcasters|independent shows'), 'podcast'],
];
