// Mentions, in English, of accounts in other European languages and Turkish.
import type { Mentions } from './mention.ts';

export const abroadRoman: Mentions = {
  'german-bakery': [
    [
      'Unser neuer Ofen',
      'saw your new oven only just fit through the door',
      {
        repair: ', and you’ll want it to stay like new',
        supplies: ', so there’s plenty of baking ahead',
        money: ', and an oven is no small purchase',
        pictures: ', and people like to see behind the counter',
      },
    ],
    [
      'Wir suchen Verstärkung',
      'saw you’re looking for help on the night shift in {place}',
      {
        team: ', and those hours aren’t easy to fill',
        reach: ', so the right person needs to see it',
      },
      'the night shift',
    ],
    [
      'Drei Tage Teigruhe',
      'saw your post about the dough resting for three days',
      {
        supplies: ', so everything has to be right from the start',
        pictures: ', and slow work like that is nice to watch',
        reach: ', and people like to know what makes the difference',
        shelf: ', so things made slowly seem to suit you',
      },
    ],
    [
      'Heute frisch',
      'saw your post about today’s fresh {make}',
      {
        reach: ', and people nearby need to hear in time',
        pictures: ', which is best shown while still warm',
        selling: ', and plenty of people will want some',
        supplies: ', so there’s flour going through every day',
      },
    ],
  ],
  'german-cyclist': [
    [
      '640 Kilometer',
      'saw your post about 640 kilometres and four flat tyres',
      {
        repair: ', which is a lot of wear on one bike',
        supplies: ', and that’s when good kit starts to matter',
        web: ', and a trip like that deserves a longer story',
        pictures: ', and people would have liked to ride along',
      },
    ],
    [
      'Packliste',
      'saw your packing list with less on it than you’d think',
      {
        supplies: ', so whatever comes along has to earn its place',
        web: ', which people will look for before they leave',
        reach: ', and lists like that get saved a lot',
      },
    ],
    [
      'Der schönste Zeltplatz',
      'saw your post about the campsite just outside {place}',
      {
        pictures: ', a spot you’d like to look back at',
        supplies: ', and out there it matters what you’ve packed',
        reach: ', and now people are curious to see more',
      },
    ],
  ],
  'spanish-chef': [
    [
      'Buscamos ayudante',
      'saw you’re looking for a kitchen assistant in {place}',
      {
        team: ', and a kitchen feels every missing pair of hands',
        reach: ', so the right person just has to see it',
      },
      'the kitchen',
    ],
    [
      'Mi madre probó',
      'saw your mother tried the recipe and asked for more salt',
      {
        supplies: ', so every detail in a dish gets noticed',
        pictures: ', and I’d have liked to see that moment',
        reach: ', and people remember a place for stories like that',
      },
    ],
    [
      'Los tomates',
      'saw your tomatoes already smell of summer',
      {
        supplies: ', so you clearly care what comes into the kitchen',
        pictures: ', and that colour is worth catching',
        reach: ', and that’s what makes people want a table',
        bookings: ', and that’s when the tables fill up',
      },
    ],
    [
      '¡Volvemos!',
      'saw that you’re back this week, with good wine',
      {
        bookings: ', so the tables should be filling up',
        reach: ', so people need to hear you’re open again',
        supplies: ', so there’s a kitchen to get going again',
        team: ', so every pair of hands counts again',
      },
      'your tables',
    ],
  ],
  'spanish-dancer': [
    [
      'Primera clase del año',
      'saw thirty people came to the first class of the year',
      {
        bookings: ', so it helps to know who’s coming next time',
        pictures: ', and a full floor is nice to watch',
        reach: ', and there may be more who’d like to come',
      },
      'your classes',
    ],
    [
      'Nuevo grupo de',
      'saw you’re starting a new group on Thursdays at eight',
      {
        bookings: ', so there are places to give out',
        reach: ', so now people need to hear about it',
        web: ', and people will look up when and where',
      },
      'the new group',
    ],
    [
      'El suelo de la sala',
      'saw your post about the floor in {place} that creaks but is yours',
      {
        repair: ', and a room of your own needs looking after',
        pictures: ', and a room like that has character to show',
      },
    ],
  ],
  'french-cheese': [
    [
      'Dégustation vendredi',
      'saw you’ve got a tasting in {place} on Friday',
      {
        bookings: ', and it’s good to know how many are coming',
        reach: ', so there isn’t long to spread the word',
        shelf: ', and people like to take something home after',
        pictures: ', and a table like that is nice to show',
      },
      'the tasting',
    ],
    [
      'Arrivage du matin',
      'saw your post about this morning’s delivery',
      {
        reach: ', and people need to hear before it’s gone',
        selling: ', which people further away might like too',
        shelf: ', so people come in to find something new',
        pictures: ', and what just came in is worth showing',
      },
    ],
    [
      'Douze mois de cave',
      'saw that twelve months in the cellar are over and it’s finally ready',
      {
        selling: ', so now it just has to find its people',
        reach: ', and people like to hear how long it took',
        pictures: ', which is a nice thing to show',
      },
    ],
    [
      'On nous demande',
      'saw that people often ask you about eating the rind',
      {
        reach: ', so others are surely wondering the same',
        web: ', and that’s the sort of thing people look up',
        team: ', so whoever’s at the counter needs good answers',
      },
    ],
  ],
  'french-dressmaker': [
    [
      'Portes ouvertes',
      'saw your open day in {place} is coming up',
      {
        reach: ', so the word has to get out before then',
        bookings: ', and it helps to know who’s coming by',
        shelf: ', and visitors like to take something home',
        pictures: ', and that’s a good day to show the studio',
      },
      'the open day',
    ],
    [
      'Quarante heures',
      'saw your post about forty hours of embroidery on one collar',
      {
        pictures: ', and work like that deserves a close look',
        supplies: ', so what you work with has to be right',
        money: ', and those hours are hard to put a price on',
        reach: ', and people should know what goes into it',
      },
    ],
    [
      'Chutes de tissu',
      'saw your post about using up every scrap of fabric',
      {
        supplies: ', so you clearly think about what you work with',
        selling: ', which makes for things nobody else has',
        reach: ', and people like knowing that about a piece',
      },
    ],
  ],
  'italian-winemaker': [
    [
      'Ultimi posti',
      'saw there are only a few places left in {place}',
      {
        bookings: ', and the last ones take the most messages',
        reach: ', so just a few more people need to hear',
        shelf: ', and guests like to take a little something home',
      },
      'the last places',
    ],
    [
      'Oggi si comincia',
      'saw you’ve started, with purple hands until October',
      {
        team: ', so every extra pair of hands helps',
        supplies: ', so everything you need has to be there now',
        repair: ', so everything has to keep running',
        pictures: ', and that’s the time of year to show',
      },
    ],
    [
      'Il nonno assaggia',
      'saw your post about your grandfather tasting in silence',
      {
        pictures: ', and I’d have liked to see his face',
        reach: ', and people remember a wine for stories like that',
        web: ', and a story like that deserves a lasting place',
      },
    ],
  ],
  'portuguese-surf': [
    [
      'Inscrições abertas',
      'saw that your sign-ups for September are open',
      {
        bookings: ', so the names will be coming in now',
        reach: ', so now the right people need to hear',
        web: ', so people will be looking for the details',
        team: ', so you’ll be planning who’s there when',
      },
      'the sign-ups',
    ],
    [
      'A Rita',
      'saw Rita caught her first wave at 63',
      {
        pictures: ', a moment she’ll want to keep',
        reach: ', and that makes others want to try',
        bookings: ', so a few more people may want a lesson',
      },
      'your lessons',
    ],
    [
      'Hoje o mar',
      'saw your post about the sea at {place} lying flat as a mirror',
      {
        pictures: ', and a view like that is worth keeping',
        bookings: ', and plans tend to change with the water',
      },
    ],
    [
      'Água a 15',
      'saw your post about the 15-degree water nobody wanted to leave',
      {
        pictures: ', and those faces would be good to see',
        supplies: ', and in the cold good kit makes the difference',
        reach: ', which makes others want to get in too',
        shelf: ', and afterwards people like a bit of comfort',
      },
    ],
  ],
  'dutch-bikes': [
    [
      'Zaterdag gratis remmen',
      'saw you’re checking brakes for free in {place} on Saturday',
      {
        bookings: ', so there’ll be quite a queue of bikes',
        reach: ', so people need to hear before then',
        supplies: ', so the workshop will be busy that day',
        team: ', so every pair of hands will count',
      },
      'the brake checks',
    ],
    [
      'Deze bakfiets',
      'saw the cargo bike that’s had three families and could have three more',
      {
        selling: ', so it just has to find the next one',
        pictures: ', and a bike like that has stories to show',
        reach: ', and plenty of families would like to hear that',
        supplies: ', so what you build in has to last',
      },
    ],
    [
      'Nieuw in de winkel',
      'saw what’s new in your shop',
      {
        selling: ', and people further away might want that too',
        reach: ', and people nearby should hear about it',
        pictures: ', and new arrivals are worth showing',
        shelf: ', so you seem open to adding things',
      },
    ],
    [
      'Bas is twintig',
      'saw that Bas has been with you for twenty years',
      {
        team: ', and people who stay like that are rare',
        reach: ', and customers like to know who’s behind a shop',
        pictures: ', and customers like to see who’s behind a shop',
      },
    ],
  ],
  'turkish-ceramics': [
    [
      'Cumartesi atölyesinde',
      'saw your Saturday workshop has two places left',
      {
        bookings: ', and the last ones always mean a few messages',
        reach: ', so just a couple more people need to see it',
        supplies: ', so there’s a lot to get ready by then',
        shelf: ', and visitors might like something to take home',
      },
      'the workshop',
    ],
    [
      'Bu mavi için',
      'saw that this blue took you three months',
      {
        supplies: ', so you clearly care what goes into a piece',
        pictures: ', and it should look just as blue on screen',
        reach: ', and people would like to know that story',
        money: ', and time like that is hard to price',
      },
    ],
    [
      'Fırından yeni',
      'saw what just came out of your kiln',
      {
        selling: ', so there’s new work looking for a home',
        pictures: ', and new work is worth seeing up close',
        supplies: ', so you’re clearly busy making things',
        repair: ', so that kiln’s getting plenty of use',
      },
    ],
  ],
};
