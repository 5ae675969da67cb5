// Mentions of accounts in other languages: in English, and in the language of the account where we write it.
import type { MentionsIn } from './mention.ts';

export const abroad: MentionsIn = {
  en: {
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
    'japanese-sweets': [
      [
        '本日の新作',
        'saw there’s a new sweet today, in limited numbers',
        {
          reach: ', so people need to hear before it’s gone',
          selling: ', so people will want to get theirs in time',
          pictures: ', and it’s worth showing while it’s there',
          design: ', and sweets like that often end up as presents',
        },
      ],
      [
        '小豆を炊く',
        'saw that mornings spent cooking azuki beans are your favourite',
        {
          supplies: ', so it all starts with a good pot of beans',
          pictures: ', and plenty of people would like to watch that',
          reach: ', and people like to know how things are made',
        },
      ],
      [
        '桜の葉',
        'saw your salted cherry leaves are ready',
        {
          supplies: ', so even the small ingredients get your time',
          pictures: ', which is a nice bit of the season to show',
          reach: ', and people will want to know what comes next',
        },
      ],
    ],
    'japanese-hiker': [
      [
        '雲の上に',
        'saw your post about everyone going quiet above the clouds',
        {
          pictures: ', and a moment like that is worth keeping',
          supplies: ', and up there you rely on your kit',
        },
      ],
      [
        '猫が地図',
        'saw your cat won’t move off the map',
        {
          pictures: ', and people never get tired of seeing that',
          supplies: ', so there’s clearly a walk being planned',
          reach: ', and posts like that get passed around',
        },
      ],
    ],
    'arabic-perfume': [
      [
        'وصلت اليوم',
        'saw your post about today’s new batch',
        {
          selling: ', so there’s fresh stock to get to people',
          reach: ', and people need to hear that it’s in',
          pictures: ', and it’s worth showing while it’s new',
        },
      ],
      [
        'ثلاثة أشهر',
        'saw your post about the scent that was worth three months',
        {
          selling: ', so now people should get to smell it',
          supplies: ', so what goes into it clearly matters',
          pictures: ', and a scent needs something to look at',
          reach: ', and people like to hear what went into it',
        },
      ],
    ],
    'arabic-designer': [
      [
        'حرف الواو',
        'saw your post about the letter that took a whole week',
        {
          supplies: ', so you need things you can rely on',
          pictures: ', and people would like to watch that happen',
          reach: ', and people should know what goes into one letter',
          money: ', and a week like that is hard to price',
        },
      ],
      [
        'فتحنا التسجيل',
        'saw that sign-ups are open and places are limited',
        {
          bookings: ', so there’s a list to keep in order',
          reach: ', so the right people should hear soon',
          web: ', so people will be looking for where to join',
        },
        'the sign-ups',
      ],
      [
        'حبر جديد',
        'saw your post about new ink on old paper',
        {
          supplies: ', so you clearly care what you work with',
          pictures: ', which would be nice to see up close',
        },
      ],
    ],
    'hebrew-baker': [
      [
        'נגמר כבר',
        'saw you were sold out by nine and are making double next week',
        {
          supplies: ', and that’s a lot of extra flour',
          selling: ', so people will want to be sure of theirs',
          team: ', so it’ll be a full morning for everyone',
        },
        'the morning rush',
      ],
      [
        'סדנה חדשה',
        'saw your new workshop has three places left',
        {
          bookings: ', and those last names take some back and forth',
          reach: ', so only a few more people need to hear',
          supplies: ', so there’s plenty to get ready beforehand',
          shelf: ', and people like taking something home from those',
        },
        'the new workshop',
      ],
      [
        'המחמצת שלנו',
        'saw your sourdough starter turned seven',
        {
          supplies: ', so it’s been through a lot of flour',
          reach: ', and regulars would enjoy that story',
          pictures: ', which is a nice birthday to show',
        },
      ],
    ],
    'hebrew-therapist': [
      [
        'פתחנו קבוצה',
        'saw that you’ve opened a new group',
        {
          bookings: ', so people will be asking for a place',
          reach: ', so the people it’s for should hear of it',
          web: ', and people like to read up before joining',
        },
        'the new group',
      ],
      [
        'שתלנו',
        'saw what came of planting, watering and waiting',
        {
          supplies: ', so now there’s something growing to look after',
          pictures: ', and that’s nice to see from start to finish',
        },
      ],
    ],
  },
  de: {
    'german-bakery': [
      [
        'Unser neuer Ofen',
        'hab gesehen, dass dein neuer Ofen gerade so durch die Tür gepasst hat',
        {
          repair: ', und der soll jetzt sicher lange gut laufen',
          supplies: ', da wird jetzt bestimmt viel gebacken',
          money: ', und so ein Ofen ist ja keine kleine Anschaffung',
          pictures: ', und in die Backstube schauen die Leute gern rein',
        },
      ],
      [
        'Wir suchen Verstärkung',
        'hab gesehen, dass du Verstärkung für die Nachtschicht in {place} suchst',
        {
          team: ', und die Stunden sind nicht leicht zu besetzen',
          reach: ', das müssten nur die richtigen Leute mitbekommen',
        },
      ],
      [
        'Drei Tage Teigruhe',
        'hab gesehen, dass dein Teig drei Tage ruhen darf',
        {
          supplies: ', da muss von Anfang an alles stimmen',
          pictures: ', und dabei würden viele gern mal zuschauen',
          reach: ', und das wissen bestimmt noch nicht alle in der Gegend',
          shelf: ', also magst du wohl Dinge, die Zeit brauchen',
        },
      ],
      [
        'Heute frisch',
        'hab gesehen, dass es bei dir heute frisch {make} gibt',
        {
          reach: ', das sollte die Nachbarschaft rechtzeitig mitbekommen',
          pictures: ', und das zeigt man am besten noch warm',
          selling: ', und davon möchten sicher viele etwas haben',
          supplies: ', da geht bestimmt einiges an Mehl durch',
        },
      ],
    ],
    'german-cyclist': [
      [
        '640 Kilometer',
        'hab deinen Post über die 640 Kilometer und vier Platten gesehen',
        {
          repair: ', da macht so ein Rad einiges mit',
          supplies: ', da merkt man, worauf unterwegs Verlass ist',
          web: ', so eine Tour verdient mehr Platz als einen Post',
          pictures: ', da wären viele gern mitgefahren',
        },
      ],
      [
        'Packliste',
        'hab deine Packliste für {make} gesehen',
        {
          supplies: ', da muss jedes Teil seinen Platz verdienen',
          web: ', die suchen sicher viele vor der Abfahrt nochmal',
          reach: ', sowas speichern sich viele gleich ab',
        },
      ],
      [
        'Der schönste Zeltplatz',
        'hab deinen Post über den Zeltplatz hinter {place} gesehen',
        {
          pictures: ', an so einen Ort denkt man gern zurück',
          supplies: ', und da draußen zählt, was man dabeihat',
          reach: ', und jetzt wollen bestimmt viele mehr sehen',
        },
      ],
      [
        'Heute nur Regen',
        'hab deinen Post über Regen und Linseneintopf gesehen',
        {
          supplies: ', da ist man froh um gute Ausrüstung',
          pictures: ', und auch solche Tage schaut man sich gern an',
        },
      ],
    ],
  },
  es: {
    'spanish-chef': [
      [
        'Buscamos ayudante',
        'he visto que buscas ayudante de cocina en {place}',
        {
          team: ', y en una cocina se nota cada par de manos',
          reach: ', y solo falta que lo vea la persona adecuada',
        },
      ],
      [
        'Mi madre probó',
        'he visto que tu madre probó la receta y pidió más sal',
        {
          supplies: ', así que en tu cocina cada detalle cuenta',
          pictures: ', y me habría gustado ver ese momento',
          reach: ', y la gente se acuerda de historias así',
        },
      ],
      [
        'Los tomates',
        'he visto que los tomates ya huelen a verano',
        {
          supplies: ', así que cuidas lo que entra en la cocina',
          pictures: ', y ese color merece que se vea',
          reach: ', y eso da ganas de ir a probarlos',
          bookings: ', y en esa época se llenan las mesas',
        },
      ],
      [
        '¡Volvemos!',
        'he visto que vuelves esta semana con {make}',
        {
          bookings: ', así que las mesas se llenarán pronto',
          reach: ', y conviene que todo el mundo se entere',
          supplies: ', así que toca poner la cocina en marcha',
          team: ', así que ahora cuenta cada par de manos',
        },
      ],
    ],
    'spanish-dancer': [
      [
        'Primera clase del año',
        'he visto que fueron treinta personas a la primera clase del año',
        {
          bookings: ', y con tanta gente conviene saber quién viene',
          pictures: ', y una sala así de llena merece verse',
          reach: ', y seguro que hay más gente con ganas',
        },
      ],
      [
        'Nuevo grupo de',
        'he visto que abres un grupo de {make} los jueves a las ocho',
        {
          bookings: ', así que ahora toca ir apuntando a la gente',
          reach: ', y ahora solo falta que la gente se entere',
          web: ', y muchos buscarán los detalles en el móvil',
        },
      ],
      [
        'El suelo de la sala',
        'he visto tu publicación sobre el suelo de la sala de {place}',
        {
          repair: ', y una sala propia siempre pide algún cuidado',
          pictures: ', y una sala con carácter da gusto verla',
        },
      ],
    ],
  },
  fr: {
    'french-cheese': [
      [
        'Dégustation vendredi',
        'j’ai vu que tu fais une dégustation vendredi à {place}',
        {
          bookings: ', et c’est pratique de savoir combien on sera',
          reach: ', alors autant que ça se sache vite',
          shelf: ', et on aime bien repartir avec quelque chose',
          pictures: ', et une table comme ça, ça se montre',
        },
      ],
      [
        'Arrivage du matin',
        'j’ai vu ton arrivage de {make}',
        {
          reach: ', et il faut que ça se sache à temps',
          selling: ', de quoi faire envie bien au-delà du quartier',
          shelf: ', donc on vient chez toi chercher des nouveautés',
          pictures: ', et on a envie de voir ça de près',
        },
      ],
      [
        'Douze mois de cave',
        'j’ai vu qu’après douze mois de cave, c’est enfin à point',
        {
          selling: ', il n’y a plus qu’à trouver les amateurs',
          reach: ', et les gens aiment savoir le temps que ça prend',
          pictures: ', et ça mérite d’être montré',
        },
      ],
      [
        'On nous demande',
        'j’ai vu qu’on te demande souvent si la croûte se mange',
        {
          reach: ', et d’autres se posent sûrement la question',
          web: ', et c’est typiquement ce que les gens cherchent',
          team: ', donc au comptoir il faut savoir répondre',
        },
      ],
    ],
    'french-dressmaker': [
      [
        'Portes ouvertes',
        'j’ai vu tes portes ouvertes à {place} samedi prochain',
        {
          reach: ', alors autant que ça se sache d’ici là',
          bookings: ', et c’est pratique de savoir qui va passer',
          shelf: ', et les visiteurs aiment repartir avec quelque chose',
          pictures: ', une bonne occasion de montrer l’atelier',
        },
      ],
      [
        'Quarante heures',
        'j’ai vu que ce col t’a pris quarante heures de broderie',
        {
          pictures: ', et ça mérite d’être vu de près',
          supplies: ', alors il faut pouvoir compter sur son matériel',
          money: ', et ces heures-là sont difficiles à chiffrer',
          reach: ', et les gens devraient savoir ce qu’il y a derrière',
        },
      ],
      [
        'Chutes de tissu',
        'j’ai vu que chez toi aucune chute de tissu ne se perd',
        {
          supplies: ', donc tu fais attention à ce que tu utilises',
          selling: ', et ça donne des pièces qu’on ne trouve pas ailleurs',
          reach: ', et c’est une histoire qui plaît',
        },
      ],
    ],
  },
  it: {
    'italian-winemaker': [
      [
        'Ultimi posti',
        'ho visto che restano pochi posti per {make} a {place}',
        {
          bookings: ', e gli ultimi portano sempre tanti messaggi',
          reach: ', quindi basta che lo sappia ancora qualcuno',
          shelf: ', e agli ospiti piace portarsi a casa qualcosa',
        },
      ],
      [
        'Oggi si comincia',
        'ho visto che hai cominciato, con le mani viola fino a ottobre',
        {
          team: ', quindi ogni mano in più fa comodo',
          supplies: ', quindi adesso deve esserci tutto il necessario',
          repair: ', e in questo periodo non si può fermare niente',
          pictures: ', ed è il momento dell’anno da far vedere',
        },
      ],
      [
        'Il nonno assaggia',
        'ho visto il tuo post sul nonno che assaggia e non dice niente',
        {
          pictures: ', e mi sarebbe piaciuto vedere la sua faccia',
          reach: ', e sono storie che la gente si ricorda',
          web: ', e una storia così merita più di un post',
        },
      ],
    ],
  },
  pt: {
    'portuguese-surf': [
      [
        'Inscrições abertas',
        'vi que as inscrições para {make} em setembro estão abertas',
        {
          bookings: ', por isso os nomes devem começar a chegar',
          reach: ', e agora só falta as pessoas saberem',
          web: ', e muita gente vai procurar os detalhes no telemóvel',
          team: ', e é preciso organizar quem está em que dia',
        },
      ],
      [
        'A Rita',
        'vi que a Rita, de 63 anos, apanhou a primeira onda',
        {
          pictures: ', um momento que ela vai querer guardar',
          reach: ', e isso dá vontade de experimentar a mais gente',
          bookings: ', por isso mais gente pode querer uma aula',
        },
      ],
      [
        'Hoje o mar',
        'vi que o mar em {place} estava um espelho',
        {
          pictures: ', e um dia assim merece ficar guardado',
          bookings: ', e com o mar os planos mudam depressa',
        },
      ],
      [
        'Água a 15',
        'vi que a água estava a 15 graus e ninguém quis sair',
        {
          pictures: ', e gostava de ter visto aquelas caras',
          supplies: ', e no frio o bom equipamento faz diferença',
          reach: ', e isso dá vontade de entrar também',
          shelf: ', e depois sabe bem um pouco de conforto',
        },
      ],
    ],
  },
};
