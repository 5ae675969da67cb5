// Places that people run.
import { of, type TradeRow } from './row.ts';

export const venues: TradeRow[] = [
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
      'tea ?room|teahouse|coffee (?:shop|bar|roast)|coffeeroast|specialty ?coffee|caf[eé](?!\\p{L})|roaster|rösterei|torréfact|torrefazione',
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
    of('winery|vineyard|weingut|vigneron|cantin[ae]|bodegas?|agriturism[oi]|vign[ae]'),
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
];
