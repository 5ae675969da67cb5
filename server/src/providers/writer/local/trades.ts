// What somebody runs or makes, as every language would call it; read from the category, the name and the bio.
import { siftOrders } from '../../../lib/orders.ts';
import type { Language } from '../../../lib/language.ts';
import type { Need } from '../../stand-ins/mentions/mention.ts';
import type { Profile } from '../../profiles/port.ts';
import type { ProfileFact } from '../port.ts';

export type Trade = {
  quote: string;
  field: ProfileFact['field'];
  said: Record<Language, string>;
  needs: Need[];
  isVenue: boolean;
};

/** Undefined where nothing says it plainly. */
export function tradeOf(profile: Profile): Trade | undefined {
  const tags = profile.recentPosts.flatMap((post) => post.hashtags).slice(0, 12);
  const sources = [
    { field: 'category' as const, text: siftOrders(profile.category ?? '').safe },
    { field: 'fullName' as const, text: siftOrders(profile.fullName.slice(0, 120)).safe },
    ...tags.map((tag) => ({ field: 'recentPost' as const, text: tag })),
    { field: 'biography' as const, text: ownWork(siftOrders(profile.biography).safe.slice(0, 400)) },
  ];
  for (const { field, text } of sources) {
    for (const [pattern, said, needs, isVenue] of trades) {
      const match = (field === 'recentPost' ? inside(pattern) : pattern).exec(text)?.[0];
      const quote = field === 'recentPost' && match !== undefined ? text : match;
      if (quote !== undefined)
        return { field, quote, said: inLanguages(said), needs: needs.split(' ') as Need[], isVenue };
    }
  }
  return undefined;
}

/** Whom they work for is not what they do: "bookkeeping for restaurants". */
function ownWork(bio: string): string {
  return bio.replaceAll(/(?<!\p{L})(?:for|für|pour|para|per|helping) [^.\n|·•,]{1,60}/giu, ' ');
}

const order: Language[] = ['en', 'de', 'fr', 'es', 'it', 'pt'];

function inLanguages(said: string): Record<Language, string> {
  const phrases = said.split(' / ');
  return Object.fromEntries(order.map((language, at) => [language, phrases[at] ?? ''])) as Record<
    Language,
    string
  >;
}

/** Words run together in a hashtag: "veganrecipes". */
const inside = (pattern: RegExp) => new RegExp(pattern.source.slice(String.raw`(?<!\p{L})`.length), 'iu');

const of = (stems: string) => new RegExp(String.raw`(?<!\p{L})(?:${stems})`, 'iu');

/** English without "your"; the others with it, in the case that follows "I saw". The last column: a place can follow. */
const trades: readonly (readonly [RegExp, string, string, boolean])[] = [
  [
    of('yoga'),
    'yoga studio / dein Yogastudio / ton studio de yoga / tu estudio de yoga / il tuo studio di yoga / o seu estúdio de yoga',
    'bookings',
    true,
  ],
  [
    of('pilates'),
    'pilates studio / dein Pilatesstudio / ton studio de pilates / tu estudio de pilates / il tuo studio di pilates / o seu estúdio de pilates',
    'bookings',
    true,
  ],
  [
    of('rock climbing|climbing|bould|kletter|escalad|arrampicat'),
    'climbing gym / deine Kletterhalle / ta salle d’escalade / tu rocódromo / la tua palestra di arrampicata / o seu ginásio de escalada',
    'bookings team',
    true,
  ],
  [
    of('baker(?:y|s)|bäckerei|backstube|boulangerie|panader|panific|padaria|bread|sourdough'),
    'bakery / deine Bäckerei / ta boulangerie / tu panadería / il tuo forno / a sua padaria',
    'supplies shelf',
    true,
  ],
  [
    of('brewery|brauerei|brasserie artisanale|cervecer|birrificio|cervejaria|pub$'),
    'brewery / deine Brauerei / ta brasserie / tu cervecería / il tuo birrificio / a sua cervejaria',
    'supplies selling',
    true,
  ],
  [
    of(
      'coffee (?:shop|bar|roast)|coffeeroast|specialty ?coffee|caf[eé](?!\\p{L})|roaster|rösterei|torréfact|torrefazione',
    ),
    'café / dein Café / ton café / tu café / il tuo caffè / o seu café',
    'supplies shelf',
    true,
  ],
  [
    of('cheese shop|fromager|käserei|queser|épicerie'),
    'cheese shop / deinen Käseladen / ta fromagerie / tu quesería / la tua bottega di formaggi / a sua queijaria',
    'shelf supplies selling',
    true,
  ],
  [
    of('food (?:truck|stand)|street food|foodtruck'),
    'food truck / deinen Foodtruck / ton food truck / tu food truck / il tuo food truck / o seu food truck',
    'supplies bookings',
    true,
  ],
  [
    of('restaurant|bistro|ristorante|taberna|trattoria'),
    'restaurant / dein Restaurant / ton restaurant / tu restaurante / il tuo ristorante / o seu restaurante',
    'bookings supplies shelf',
    true,
  ],
  [
    of('winery|vineyard|weingut|vigneron|cantina|bodega|agriturismo'),
    'winery / dein Weingut / ton domaine / tu bodega / la tua cantina / a sua adega',
    'selling supplies bookings',
    true,
  ],
  [
    of('dessert shop|patisserie|pâtisserie|konditorei|pasteler|pasticcer'),
    'sweet shop / deine Konditorei / ta pâtisserie / tu pastelería / la tua pasticceria / a sua pastelaria',
    'selling shelf supplies',
    true,
  ],
  [
    of('florist|flower|blumen|fleurist|floriste|fiorist'),
    'flower shop / deinen Blumenladen / ta boutique de fleurs / tu floristería / il tuo negozio di fiori / a sua florista',
    'selling shelf bookings',
    true,
  ],
  [
    of('hotel|hostel|guesthouse|pension|bed & breakfast'),
    'guesthouse / deine Unterkunft / ta maison d’hôtes / tu alojamiento / la tua struttura / o seu alojamento',
    'bookings shelf',
    true,
  ],
  [
    of('barber|hairdress|hair salon|friseur|coiffeu|peluquer|parrucchier|cabeleireir'),
    'salon / deinen Salon / ton salon / tu salón / il tuo salone / o seu salão',
    'bookings shelf',
    true,
  ],
  [
    of('tattoo'),
    'tattoo studio / dein Tattoostudio / ton studio de tatouage / tu estudio de tatuajes / il tuo studio di tatuaggi / o seu estúdio de tatuagem',
    'bookings',
    true,
  ],
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
    of('leather|leder|cuir|cuero|pelletteria|bags/luggage|bags'),
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
  [
    of('pet groomer|pet service|dog groom|hundesalon'),
    'dog salon / deinen Hundesalon / ton salon de toilettage / tu peluquería canina / la tua toelettatura / o seu pet shop',
    'bookings shelf',
    true,
  ],
  [
    of('vintage|second.?hand|thrift'),
    'vintage shop / deinen Vintageladen / ta friperie / tu tienda vintage / il tuo negozio vintage / a sua loja vintage',
    'selling pictures',
    true,
  ],
  [
    of('bicycle|bike shop|fahrradladen|fietsen'),
    'bike shop / deinen Fahrradladen / ton magasin de vélos / tu tienda de bicis / il tuo negozio di bici / a sua loja de bicicletas',
    'selling repair',
    true,
  ],
  [
    of('real estate|realt|immobili'),
    'listings / deine Immobilien / tes annonces / tus inmuebles / i tuoi immobili / os seus imóveis',
    'pictures reach',
    false,
  ],
  [
    of('cleaning service|reinigung'),
    'cleaning business / deine Reinigungsfirma / ton entreprise de nettoyage / tu empresa de limpieza / la tua impresa di pulizie / a sua empresa de limpeza',
    'team bookings supplies',
    true,
  ],
  [
    of('marketing agency|advertising agency|agentur'),
    'agency / deine Agentur / ton agence / tu agencia / la tua agenzia / a sua agência',
    'team money',
    true,
  ],
  [
    of('account(?:ant|s|ing)|bookkeep|tax(?!\\p{L})|steuerberat|comptable|contab'),
    'practice / deine Kanzlei / ton cabinet / tu despacho / il tuo studio / o seu escritório',
    'bookings money',
    true,
  ],
  [
    of('dance|danza|tanz|danse|dança'),
    'dance classes / deine Tanzkurse / tes cours de danse / tus clases de baile / le tue lezioni di danza / as suas aulas de dança',
    'bookings',
    true,
  ],
  [
    of('surf'),
    'surf school / deine Surfschule / ton école de surf / tu escuela de surf / la tua scuola di surf / a sua escola de surf',
    'bookings',
    true,
  ],
  [
    of('physical therapist|physio|sports therap'),
    'practice / deine Praxis / ton cabinet / tu consulta / il tuo studio / a sua clínica',
    'bookings',
    true,
  ],
  [
    of('personal trainer|fitness trainer|strength coach|gym(?!\\p{L})'),
    'training / dein Training / tes entraînements / tus entrenamientos / i tuoi allenamenti / os seus treinos',
    'bookings',
    true,
  ],
  [
    of('run(?:ning)? coach|trail runn|marathon'),
    'running groups / deine Laufgruppen / tes groupes de course / tus grupos de running / i tuoi gruppi di corsa / os seus grupos de corrida',
    'bookings',
    true,
  ],
  [
    of('skin ?care|cosmetic|beauty salon'),
    'skincare / deine Kosmetik / tes soins / tu cosmética / la tua cosmetica / a sua cosmética',
    'selling design shelf',
    false,
  ],
  [
    of('perfume|parfüm|parfum'),
    'perfumes / deine Düfte / tes parfums / tus perfumes / i tuoi profumi / os seus perfumes',
    'selling shelf',
    false,
  ],
  [
    of('couture|broderie|dressmak|schneider|sartor'),
    'sewing / deine Näharbeiten / tes créations / tus creaciones / le tue creazioni / as suas criações',
    'supplies selling',
    false,
  ],
  [
    of('web ?dev|frontend'),
    'websites / deine Webseiten / tes sites / tus webs / i tuoi siti / os seus sites',
    'web',
    false,
  ],
  [
    of('software company|software developer|founder(?!\\p{L})|saas'),
    'software / deine Software / ton logiciel / tu software / il tuo software / o seu software',
    'web money',
    false,
  ],
  [
    of('career|consulting agency|coach(?:ing)?(?!\\p{L})'),
    'coaching / dein Coaching / ton coaching / tu coaching / il tuo coaching / o seu coaching',
    'bookings reach',
    false,
  ],
  [
    of('nutritionist|dietitian'),
    'nutrition work / deine Ernährungsberatung / tes conseils en nutrition / tu trabajo en nutrición / il tuo lavoro sulla nutrizione / o seu trabalho em nutrição',
    'bookings',
    false,
  ],
  [
    of('tutor(?!i)|teacher|lehrkraft|lehrer|classroom'),
    'lessons / deine Unterrichtsideen / tes cours / tus clases / le tue lezioni / as suas aulas',
    'bookings',
    false,
  ],
  [
    of('animal ?(?:shelter|rescue)|wildlife ?rescue|nonprofit|charity'),
    'work for the charity / deine Arbeit für den Verein / ton association / tu asociación / la tua associazione / a sua associação',
    'reach pictures',
    false,
  ],
  [
    of('travel|radreis|viaj|voyag|viagg'),
    'travel posts / deine Reiseposts / tes posts de voyage / tus viajes / i tuoi viaggi / as suas viagens',
    'pictures reach',
    false,
  ],
  [
    of('recipes?|rezepte|recettes|recetas|ricette|receitas'),
    'recipes / deine Rezepte / tes recettes / tus recetas / le tue ricette / as suas receitas',
    'pictures supplies',
    false,
  ],
];
