// Mentions of accounts in the language that they are written in.
import type { MentionsIn } from './mention.ts';

export const ownLanguage: MentionsIn = {
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
