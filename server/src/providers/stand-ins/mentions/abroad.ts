// Mentions of accounts in other languages: in English, and in the language of the account where we write it.
import type { MentionsIn } from './mention.ts';

export const abroad: MentionsIn = {
  en: {
    'german-bakery': [
      ['Unser neuer Ofen', 'saw your new oven only just fit through the door', 'repair pictures reach'],
      [
        'Wir suchen Verstärkung',
        'saw you’re looking for help on the night shift in {place}',
        'team',
        'the night shift',
      ],
      [
        'Drei Tage Teigruhe',
        'saw your post about the dough resting for three days',
        'supplies shelf pictures',
      ],
      ['Heute frisch', 'saw your post about today’s fresh {make}', 'selling pictures shelf'],
    ],
    'german-cyclist': [
      ['640 Kilometer', 'saw your post about 640 kilometres and four flat tyres', 'repair supplies'],
      ['Packliste', 'saw your packing list', 'supplies web'],
      ['Der schönste Zeltplatz', 'saw your post about the campsite just outside {place}', 'pictures reach'],
    ],
    'spanish-chef': [
      ['Buscamos ayudante', 'saw you’re looking for a kitchen assistant in {place}', 'team', 'the kitchen'],
      ['Mi madre probó', 'saw your post about your mother asking for more salt', 'pictures supplies'],
      ['Los tomates', 'saw your post about the tomatoes smelling of summer', 'supplies shelf pictures'],
      ['¡Volvemos!', 'saw that you’re back this week, with good wine', 'bookings reach shelf', 'your tables'],
    ],
    'spanish-dancer': [
      [
        'Primera clase del año',
        'saw how full the first class of the year was',
        'bookings reach',
        'your classes',
      ],
      ['Nuevo grupo de', 'saw you’re starting a new group at eight', 'bookings reach', 'the new group'],
      ['El suelo de la sala', 'saw your post about the creaking floor in {place}', 'repair'],
    ],
    'french-cheese': [
      ['Dégustation vendredi', 'saw your post about the tasting in {place}', 'bookings reach', 'the tasting'],
      ['Arrivage du matin', 'saw your post about this morning’s delivery', 'shelf supplies selling'],
      [
        'Douze mois de cave',
        'saw your post about the cheese that’s ready after months in the cellar',
        'supplies pictures shelf',
      ],
      ['On nous demande', 'saw your post about eating the rind', 'shelf reach'],
    ],
    'french-dressmaker': [
      ['Portes ouvertes', 'saw your post about the open day in {place}', 'bookings reach', 'the open day'],
      [
        'Quarante heures',
        'saw your post about all those hours of embroidery on one collar',
        'pictures supplies money',
      ],
      ['Chutes de tissu', 'saw your post about using up every scrap of fabric', 'supplies selling'],
    ],
    'italian-winemaker': [
      [
        'Ultimi posti',
        'saw there are only a few places left in {place}',
        'bookings reach',
        'the last places',
      ],
      ['Oggi si comincia', 'saw your post about starting the harvest', 'supplies team pictures'],
      ['Il nonno assaggia', 'saw your post about your grandfather tasting in silence', 'pictures'],
    ],
    'portuguese-surf': [
      ['Inscrições abertas', 'saw that your sign-ups are open', 'bookings reach', 'the sign-ups'],
      ['A Rita', 'saw Rita caught her first wave at 63', 'pictures reach bookings', 'your lessons'],
      ['Hoje o mar', 'saw your post about the sea at {place} lying flat as a mirror', 'pictures'],
      ['Água a 15', 'saw your post about the 15-degree water nobody wanted to leave', 'pictures'],
    ],
    'dutch-bikes': [
      [
        'Zaterdag gratis remmen',
        'saw you check brakes for free in {place}',
        'repair bookings reach',
        'the brake checks',
      ],
      [
        'Deze bakfiets',
        'saw your post about the cargo bike that has had three families',
        'selling repair pictures',
      ],
      ['Nieuw in de winkel', 'saw what’s new in your shop', 'selling shelf'],
      ['Bas is twintig', 'saw your post about Bas and his cake', 'team'],
    ],
    'turkish-ceramics': [
      ['Cumartesi atölyesinde', 'saw your workshop has two places left', 'bookings reach', 'the workshop'],
      ['Bu mavi için', 'saw that this blue took you three months', 'supplies pictures'],
      ['Fırından yeni', 'saw what just came out of your kiln', 'selling pictures shelf'],
    ],
    'japanese-sweets': [
      ['本日の新作', 'saw your post about today’s new sweet', 'selling shelf pictures'],
      ['小豆を炊く', 'saw your post about mornings spent cooking azuki beans', 'supplies pictures'],
      ['桜の葉', 'saw your post about the salted cherry leaves', 'supplies shelf'],
    ],
    'japanese-hiker': [
      ['雲の上に', 'saw your post about coming out above the clouds', 'pictures'],
      ['猫が地図', 'saw your post about the cat sitting on the map', 'pictures'],
    ],
    'arabic-perfume': [
      ['وصلت اليوم', 'saw your post about today’s new batch', 'selling shelf supplies'],
      ['ثلاثة أشهر', 'saw your post about the scent that was worth three months', 'supplies pictures'],
    ],
    'arabic-designer': [
      ['حرف الواو', 'saw your post about the letter that took a whole week', 'pictures design supplies'],
      [
        'فتحنا التسجيل',
        'saw that sign-ups are open and places are limited',
        'bookings reach',
        'the sign-ups',
      ],
      ['حبر جديد', 'saw your post about new ink on old paper', 'supplies pictures'],
    ],
    'hebrew-baker': [
      ['נגמר כבר', 'saw you were sold out by nine', 'selling supplies bookings', 'the morning rush'],
      ['סדנה חדשה', 'saw your new workshop has three places left', 'bookings reach', 'the new workshop'],
      ['המחמצת שלנו', 'saw your sourdough starter turned seven', 'supplies pictures'],
    ],
    'hebrew-therapist': [
      ['פתחנו קבוצה', 'saw that you’ve opened a new group', 'bookings reach', 'the new group'],
      ['שתלנו', 'saw your post about planting, watering and waiting', 'supplies pictures'],
    ],
  },
  de: {
    'german-bakery': [
      [
        'Unser neuer Ofen',
        'hab gesehen, dass dein neuer Ofen gerade so durch die Tür gepasst hat',
        'repair pictures reach',
      ],
      [
        'Wir suchen Verstärkung',
        'hab gesehen, dass du Verstärkung für die Nachtschicht in {place} suchst',
        'team',
      ],
      [
        'Drei Tage Teigruhe',
        'hab deinen Post über die drei Tage Teigruhe gesehen',
        'supplies shelf pictures',
      ],
      ['Heute frisch', 'hab gesehen, dass es bei dir heute frisch {make} gibt', 'selling pictures shelf'],
    ],
    'german-cyclist': [
      ['640 Kilometer', 'hab deinen Post über die 640 Kilometer und vier Platten gesehen', 'repair supplies'],
      ['Packliste', 'hab deine Packliste für {make} gesehen', 'supplies web'],
      [
        'Der schönste Zeltplatz',
        'hab deinen Post über den Zeltplatz hinter {place} gesehen',
        'pictures reach',
      ],
      ['Heute nur Regen', 'hab deinen Post über Regen und Linseneintopf gesehen', 'supplies'],
    ],
  },
  es: {
    'spanish-chef': [
      ['Buscamos ayudante', 'he visto que buscas ayudante de cocina en {place}', 'team'],
      ['Mi madre probó', 'he visto tu publicación sobre tu madre, que pidió más sal', 'pictures supplies'],
      ['Los tomates', 'he visto que los tomates ya huelen a verano', 'supplies shelf pictures'],
      ['¡Volvemos!', 'he visto que vuelves esta semana con {make}', 'bookings reach shelf'],
    ],
    'spanish-dancer': [
      [
        'Primera clase del año',
        'he visto que fueron treinta personas a la primera clase del año',
        'bookings reach',
      ],
      ['Nuevo grupo de', 'he visto que abres un grupo de {make} los jueves a las ocho', 'bookings reach'],
      ['El suelo de la sala', 'he visto tu publicación sobre el suelo de la sala de {place}', 'repair'],
    ],
  },
  fr: {
    'french-cheese': [
      ['Dégustation vendredi', 'j’ai vu ta dégustation de vendredi à {place}', 'bookings reach'],
      ['Arrivage du matin', 'j’ai vu ton arrivage du matin, {make}', 'shelf supplies selling'],
      ['Douze mois de cave', 'j’ai vu ton post sur les douze mois de cave', 'supplies pictures shelf'],
      ['On nous demande', 'j’ai vu ton post sur la croûte qui se mange', 'shelf reach'],
    ],
    'french-dressmaker': [
      ['Portes ouvertes', 'j’ai vu tes portes ouvertes à {place} samedi prochain', 'bookings reach'],
      [
        'Quarante heures',
        'j’ai vu ton post sur les quarante heures de broderie d’un seul col',
        'pictures supplies money',
      ],
      ['Chutes de tissu', 'j’ai vu ton post sur les chutes de tissu', 'supplies selling'],
    ],
  },
  it: {
    'italian-winemaker': [
      ['Ultimi posti', 'ho visto che restano pochi posti per {make} a {place}', 'bookings reach'],
      [
        'Oggi si comincia',
        'ho visto che hai cominciato, con le mani viola fino a ottobre',
        'supplies team pictures',
      ],
      ['Il nonno assaggia', 'ho visto il tuo post sul nonno che assaggia e non dice niente', 'pictures'],
    ],
  },
  pt: {
    'portuguese-surf': [
      ['Inscrições abertas', 'vi que as inscrições para {make} em setembro estão abertas', 'bookings reach'],
      ['A Rita', 'vi que a Rita, de 63 anos, apanhou a primeira onda', 'pictures reach bookings'],
      ['Hoje o mar', 'vi a sua publicação sobre o mar em {place}', 'pictures'],
      ['Água a 15', 'vi a sua publicação sobre a água a 15 graus', 'pictures'],
    ],
  },
};
