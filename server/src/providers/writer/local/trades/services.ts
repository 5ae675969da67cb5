// What people do for others, and the rest.
import { of, type TradeRow } from './row.ts';

export const services: TradeRow[] = [
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
    'coaching / dein Training / tes entraînements / tus entrenamientos / i tuoi allenamenti / os seus treinos',
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
