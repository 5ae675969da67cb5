// Mentions, in English, of accounts in other European languages and Turkish.
import type { Mentions } from './mention.ts';

export const abroadRoman: Mentions = {
  'german-bakery': [
    [
      'Unser neuer Ofen',
      'congrats on the new oven that only just fits through the door',
      {
        pictures: ', I guess it’s time for new photos of the bakery',
        money: ', that must be a big invoice for the books',
        repair: ', I guess it can’t ever be out of action',
        supplies: ', I guess you’ll be baking even more now',
      },
    ],
    [
      'Wir suchen Verstärkung',
      'saw you’re looking for help on the night shift in {place}',
      { team: ', so the rota must be tight right now' },
      'the night shift',
    ],
    [
      'Drei Tage Teigruhe',
      'saw your post about the dough resting for three days',
      {
        selling: ', so you must need to know early how much to make',
        supplies: ', so I guess you’re picky about your flour',
      },
    ],
    [
      'Heute frisch',
      'saw your post about what’s fresh today',
      {
        selling: ', and I bet people ask you to put some aside',
        pictures: ', and I guess there’s no time for photos in the morning',
        reach: ', and you’d probably like the neighbours to know before it’s gone',
        supplies: ', so you must get through a lot of flour',
      },
    ],
    [
      '{make} aus {place}, jeden',
      'saw that you have something fresh every morning from 6',
      {
        team: ', so the early shift must be hard to fill',
        web: ', and I guess people look up your opening hours first',
        supplies: ', so your flour can’t ever be late',
      },
      'the early mornings',
    ],
    [
      'Handwerk seit',
      'saw that you bake without additives',
      { supplies: ', so I guess the flour has to be really good' },
    ],
  ],
  'german-cyclist': [
    [
      '640 Kilometer',
      'saw your post about 640 kilometres and four flat tyres',
      {
        repair: ', so the bike could probably do with a check now',
        supplies: ', so you must know by now which gear holds up',
      },
    ],
    [
      'Packliste',
      'saw your packing list with less on it than you’d think',
      {
        web: ', and I bet people keep asking you for it',
        supplies: ', so everything you take must be small and light',
      },
    ],
    ['Der schönste Zeltplatz', 'saw your post about the campsite just outside {place}', {}],
    [
      'Seit {year} ohne Auto',
      'saw that you get by without a car',
      { repair: ', so I guess the bike has to work every day' },
    ],
  ],
  'spanish-chef': [
    [
      'Buscamos ayudante',
      'saw you’re looking for a kitchen assistant in {place}',
      { team: ', so the kitchen rota must be tight right now' },
      'the kitchen',
    ],
    ['Mi madre probó', 'saw your mother tried the recipe and asked for more salt', {}],
    [
      'Los tomates',
      'saw your tomatoes already smell of summer',
      {
        pictures: ', so I guess the summer dishes need some photos',
        design: ', so there’s probably a new menu to print soon',
        supplies: ', so I guess you’re picky about your produce',
      },
    ],
    [
      '¡Volvemos!',
      'saw that you’re back this week, with good wine',
      {
        team: ', so you’re probably putting the rota together again',
        bookings: ', so people must be asking for tables already',
        reach: ', and you’d probably like the whole neighbourhood to know',
        supplies: ', so you must be stocking up the kitchen',
      },
    ],
    [
      '{make} en {place} 🌶️',
      'saw that people book a table with you by message',
      {
        bookings: ', so your phone must be buzzing all evening',
        web: ', so I guess they ask you for the opening hours too',
      },
      'the bookings',
    ],
  ],
  'spanish-dancer': [
    [
      'Primera clase del año',
      'congrats on the thirty people at your first class of the year',
      {
        bookings: ', it must take a while to write everyone down',
        pictures: ', I guess you’d have liked that on video',
        money: ', that must be a lot of fees to keep track of',
      },
      'your classes',
    ],
    [
      'Nuevo grupo de',
      'saw you’re starting a new group on Thursdays at eight',
      {
        bookings: ', so people must be writing to you for a place',
        reach: ', so you’d probably like to fill it soon',
        web: ', so people are probably looking up when and where',
      },
      'the new group',
    ],
    [
      'El suelo de la sala',
      'saw your post about the floor in {place} that creaks but is yours',
      { repair: ', and I guess it’ll need some work one day' },
    ],
  ],
  'french-cheese': [
    [
      'Dégustation vendredi',
      'saw you’ve got a tasting in {place} on Friday',
      {
        bookings: ', and it must be hard to know how many will come',
        reach: ', and you’d probably like the neighbourhood to know',
        web: ', and people are probably looking up where and when',
        shelf: ', and I guess people will want something to take home too',
      },
      'the tasting',
    ],
    [
      'Arrivage du matin',
      'saw your post about this morning’s delivery',
      {
        selling: ', and I bet people ask you to put some aside',
        reach: ', and I guess your regulars would like to hear first',
        design: ', so there must be new price labels to write',
        shelf: ', so I guess you’re always looking for new things',
      },
    ],
    [
      'Douze mois de cave',
      'saw that it’s finally ready after twelve months in the cellar',
      {
        selling: ', so I guess now it’s time to sell it',
        reach: ', and I guess not all your customers know yet',
      },
    ],
    [
      'On nous demande',
      'saw that people often ask you about eating the rind',
      { web: ', so you must give that answer all day long' },
    ],
  ],
  'french-dressmaker': [
    [
      'Portes ouvertes',
      'saw your open day in {place} is coming up',
      {
        bookings: ', and it must be hard to know who’s coming by',
        pictures: ', and I guess a few photos of the studio would be nice',
        reach: ', so you’d probably like people to hear before then',
        web: ', so people are probably looking for the address and times',
        design: ', so there might be flyers to print',
      },
      'the open day',
    ],
    [
      'Quarante heures',
      'saw your post about forty hours of embroidery on one collar',
      {
        pictures: ', and I guess a phone photo doesn’t quite show that',
        money: ', and I guess that’s hard to put on an invoice',
        supplies: ', so you must be picky about your thread',
      },
    ],
    [
      'Chutes de tissu',
      'saw your post about using up every scrap of fabric',
      {
        selling: ', so you probably have a lot of small pieces to sell',
        supplies: ', so I guess you choose your fabrics carefully',
      },
    ],
    [
      'Dernier essayage',
      'saw your post about Louise’s last fitting',
      { bookings: ', so there must be a lot of fittings to arrange' },
      'the fittings',
    ],
  ],
  'italian-winemaker': [
    [
      'Ultimi posti',
      'saw there are only a few places left in {place}',
      {
        bookings: ', so you’re probably answering a lot of messages',
        reach: ', so just a few more people need to see it',
        web: ', so people are probably looking up how to get there',
      },
      'the last places',
    ],
    [
      'Oggi si comincia',
      'saw you’ve started, with purple hands until October',
      {
        team: ', so you could probably use a few more hands',
        pictures: ', so I guess you can’t hold a camera yourself',
        repair: ', so I guess nothing can break down now',
        supplies: ', so everything has to be in the cellar by now',
      },
    ],
    ['Il nonno assaggia', 'saw your post about your grandfather tasting in silence', {}],
    [
      'Poche bottiglie',
      'saw that you make few bottles and take your time',
      {
        selling: ', so I guess you sell most of them yourself',
        design: ', so you probably need your labels in small runs',
      },
    ],
  ],
  'portuguese-surf': [
    [
      'Inscrições abertas',
      'saw that your sign-ups for September are open',
      {
        team: ', so you’re probably working out who teaches when',
        bookings: ', so the messages must be coming in',
        reach: ', so you’d probably like to fill the places soon',
        web: ', so people must be looking for the times',
      },
      'September',
    ],
    ['A Rita', 'congrats to Rita on her first wave at 63', { pictures: ', I bet she’d love a photo of it' }],
    [
      'Hoje o mar',
      'saw your post about the sea lying flat as a mirror',
      { bookings: ', so I guess a few lessons had to be moved' },
    ],
    [
      'Água a 15',
      'saw your post about the 15-degree water nobody wanted to leave',
      { supplies: ', so your wetsuits must get a lot of use' },
    ],
  ],
  'dutch-bikes': [
    [
      'Zaterdag gratis remmen',
      'saw you’re checking brakes for free in {place} on Saturday',
      {
        team: ', so you’ll probably need everyone that day',
        bookings: ', so there’ll probably be a queue at the door',
        reach: ', so you’d probably like people to hear before then',
        supplies: ', so you’ll probably need a pile of brake pads',
      },
      'the brake checks',
    ],
    [
      'Deze bakfiets',
      'saw the cargo bike that’s had three families and could have three more',
      {
        selling: ', so I guess it’s looking for the next one',
        pictures: ', and I guess it needs a good photo to find the next one',
      },
    ],
    [
      'Nieuw in de winkel',
      'saw your post about what’s new in the shop',
      {
        selling: ', and I guess people ask if they can order it',
        pictures: ', and I guess it all needs photos',
        reach: ', and you’d probably like the neighbourhood to know',
      },
    ],
    ['Bas is twintig', 'congrats to Bas on twenty years with you', {}],
  ],
  'turkish-ceramics': [
    [
      'Cumartesi atölyesinde',
      'saw your Saturday workshop has two places left',
      {
        bookings: ', so you’re probably still answering messages about it',
        reach: ', so just a couple more people need to see it',
        web: ', and I guess people ask you where to sign up',
        supplies: ', so I guess you need clay for everyone by then',
      },
      'the workshop',
    ],
    [
      'Bu mavi için',
      'saw that this blue took you three months',
      {
        pictures: ', and it must be hard to get right in a photo',
        supplies: ', so you must have gone through a lot of glaze',
      },
    ],
    [
      'Fırından yeni',
      'saw what just came out of your kiln',
      {
        selling: ', so I guess it’s going up for sale soon',
        pictures: ', so I guess it all needs photos before it sells',
        repair: ', so the kiln must get a lot of use',
      },
    ],
    [
      '{place} pazarında',
      'good luck at the market in {place}',
      {
        selling: ', I guess you need a way to take cards there',
        money: ', I guess there’ll be a lot of cash to write down',
        design: ', I guess you need a pile of bags and price tags',
      },
      'the market',
    ],
  ],
};
