// Mentions of accounts in the language that they are written in, for both forms of address: "[dein|Ihr] Teig".
// Portuguese has them in the third person, which is polite to everybody.
import type { MentionsIn } from './mention.ts';

export const ownLanguage: MentionsIn = {
  de: {
    'german-bakery': [
      [
        'Unser neuer Ofen',
        'hab gesehen, dass [dein|Ihr] neuer Ofen da ist und gerade so durch die Tür passt',
        {
          pictures: ', da wären neue Fotos aus der Backstube bestimmt schön',
          money: ', und die Rechnung war sicher nicht klein',
          repair: ', und der darf bestimmt nie ausfallen',
          supplies: ', da [backst du|backen Sie] jetzt bestimmt noch mehr',
        },
      ],
      [
        'Wir suchen Verstärkung',
        'hab gesehen, dass [du|Sie] Verstärkung für die Nachtschicht in {place} [suchst|suchen]',
        { team: ', da ist der Dienstplan gerade sicher eng' },
      ],
      [
        'Drei Tage Teigruhe',
        'hab gesehen, dass [dein|Ihr] Teig drei Tage ruhen darf',
        {
          selling: ', da [musst du|müssen Sie] sicher früh wissen, wie viel bestellt wird',
          supplies: ', da [bist du|sind Sie] beim Mehl bestimmt wählerisch',
        },
      ],
      [
        'Heute frisch',
        'hab gesehen, dass es bei [dir|Ihnen] heute frisch {make} gibt',
        {
          selling: ', da wollen sich bestimmt viele [was|etwas] zurücklegen lassen',
          pictures: ', und für Fotos bleibt [dir|Ihnen] morgens sicher keine Zeit',
          reach: ', das soll die Nachbarschaft bestimmt [mitkriegen|erfahren], bevor alles weg ist',
          supplies: ', da geht bestimmt einiges an Mehl durch',
        },
      ],
      [
        '{make} aus {place}, jeden',
        'hab gesehen, dass es bei [dir|Ihnen] jeden Morgen ab 6 [was|etwas] Frisches gibt',
        {
          team: ', da ist die Frühschicht bestimmt schwer zu besetzen',
          web: ', und nach den Öffnungszeiten [schauen sicher viele im Netz|sehen sicher viele im Internet nach]',
          supplies: ', da muss das Mehl sicher immer pünktlich da sein',
        },
      ],
      [
        'Handwerk seit',
        'hab gesehen, dass [du|Sie] ohne Zusätze [backst|backen]',
        { supplies: ', da muss das Mehl sicher richtig gut sein' },
      ],
    ],
    'german-cyclist': [
      [
        '640 Kilometer',
        'hab [deinen Post|Ihren Beitrag] über die 640 Kilometer und vier Platten gesehen',
        {
          repair: ', da könnte das Rad jetzt sicher einen Check vertragen',
          supplies: ', da [weißt du|wissen Sie] jetzt sicher, welche Ausrüstung [was|etwas] aushält',
        },
      ],
      [
        'Packliste',
        'hab [deine|Ihre] Packliste für {make} gesehen',
        {
          web: ', danach fragen [dich|Sie] bestimmt viele',
          supplies: ', da muss sicher alles klein und leicht sein',
        },
      ],
      [
        'Der schönste Zeltplatz',
        'hab [deinen Post|Ihren Beitrag] über den Zeltplatz hinter {place} gesehen',
        {},
      ],
      [
        'Heute nur Regen',
        'hab [deinen Post|Ihren Beitrag] über den Regentag mit Linseneintopf gesehen',
        { supplies: ', da [warst du|waren Sie] sicher froh um gute Regensachen' },
      ],
      [
        'Seit {year} ohne Auto',
        'hab gesehen, dass [du|Sie] ohne Auto unterwegs [bist|sind]',
        { repair: ', da muss das Rad sicher jeden Tag laufen' },
      ],
    ],
  },
  es: {
    'spanish-chef': [
      [
        'Buscamos ayudante',
        'he visto que [buscas|busca] ayudante de cocina en {place}',
        { team: ', así que cuadrar los turnos ahora debe de ser [un lío|complicado]' },
      ],
      ['Mi madre probó', 'he visto que [tu|su] madre probó la receta y pidió más sal', {}],
      [
        'Los tomates',
        'he visto que [tus|sus] tomates ya huelen a verano',
        {
          pictures: ', así que supongo que [querrás|querrá] fotos de los platos de verano',
          design: ', así que quizá toca imprimir carta nueva',
          supplies: ', así que supongo que [te fijas|se fija] mucho en el producto',
        },
      ],
      [
        '¡Volvemos!',
        'he visto que [vuelves|vuelve] esta semana con {make}',
        {
          team: ', así que [estarás|estará] cuadrando turnos otra vez',
          bookings: ', así que ya [te|le] estarán escribiendo para reservar',
          reach: ', así que [querrás|querrá] que se entere todo el barrio',
          supplies: ', así que [estarás|estará] llenando la despensa',
        },
      ],
      [
        '{make} en {place} 🌶️',
        'he visto que [recibes|recibe] las reservas por mensaje',
        {
          bookings: ', así que [te|le] estarán escribiendo todo el día',
          web: ', así que [te|le] preguntarán también por el horario y la carta',
        },
      ],
    ],
    'spanish-dancer': [
      [
        'Primera clase del año',
        'felicidades por las treinta personas en la primera clase del año',
        {
          bookings: ', apuntar a tanta gente debe de llevar su rato',
          pictures: ', supongo que [te|le] habría gustado tenerlo en vídeo',
          money: ', serán unas cuantas cuotas que cobrar',
        },
      ],
      [
        'Nuevo grupo de',
        'he visto que [abres|abre] un grupo de {make} los jueves a las ocho',
        {
          bookings: ', así que ya [te|le] estarán escribiendo para apuntarse',
          reach: ', así que [querrás|querrá] llenarlo pronto',
          web: ', así que mucha gente estará buscando los horarios',
        },
      ],
      [
        'El suelo de la sala',
        'he visto que el suelo de [tu|su] sala de {place} cruje, pero es [tuyo|suyo]',
        { repair: ', y supongo que algún día tocará arreglarlo' },
      ],
    ],
  },
  fr: {
    'french-cheese': [
      [
        'Dégustation vendredi',
        'j’ai vu que [tu fais|vous organisez] une dégustation vendredi à {place}',
        {
          bookings:
            ', et [ça doit être dur|il doit être difficile] de savoir combien de [gens|personnes] viendront',
          reach: ', et [tu aimerais|vous aimeriez] sûrement que tout le quartier le sache',
          web: ', et les gens vont sûrement chercher l’adresse et l’heure',
          shelf: ', et les gens voudront sûrement repartir avec un petit quelque chose',
        },
      ],
      [
        'Arrivage du matin',
        'j’ai vu [ton|votre] arrivage de {make}',
        {
          selling: ', et on [te|vous] demande sûrement d’en mettre de côté',
          reach: ', et [tes|vos] habitués aimeraient sûrement le savoir en premier',
          design: ', donc il y a sûrement des étiquettes à refaire',
          shelf: ', donc j’imagine que [tu cherches|vous cherchez] toujours des nouveautés',
        },
      ],
      [
        'Douze mois de cave',
        'j’ai vu qu’après douze mois de cave, c’est enfin à point',
        {
          selling: ', donc j’imagine qu’il n’y a plus qu’à le vendre',
          reach: ', et tous [tes|vos] clients ne le savent sûrement pas encore',
        },
      ],
      [
        'On nous demande',
        'j’ai vu qu’on [te|vous] demande souvent si la croûte se mange',
        { web: ', donc [tu dois|vous devez] répéter la réponse toute la journée' },
      ],
    ],
    'french-dressmaker': [
      [
        'Portes ouvertes',
        'j’ai vu que [tu fais|vous organisez] des portes ouvertes à {place} samedi prochain',
        {
          bookings: ', et [ça doit être dur|il doit être difficile] de savoir qui va passer',
          pictures: ', et ce serait sûrement [sympa|agréable] d’avoir quelques photos de l’atelier',
          reach: ', et [tu aimerais sûrement que ça|vous aimeriez sûrement que cela] se sache d’ici là',
          web: ', et les gens vont sûrement chercher l’adresse et les horaires',
          design: ', donc il y a peut-être des flyers à imprimer',
        },
      ],
      [
        'Quarante heures',
        'j’ai vu que ce col [t’a|vous a] pris quarante heures de broderie',
        {
          pictures: ', et [ça|cela] doit être [dur|difficile] à montrer avec un téléphone',
          money: ', et [ça|cela] ne doit pas être simple à facturer',
          supplies: ', donc j’imagine que [tu choisis bien ton|vous choisissez bien votre] fil',
        },
      ],
      [
        'Chutes de tissu',
        'j’ai vu que chez [toi|vous] aucune chute de tissu ne se perd',
        {
          selling: ', donc [tu as sûrement plein de|vous avez sûrement beaucoup de] petites pièces à vendre',
          supplies: ', donc j’imagine que [tu choisis bien tes|vous choisissez bien vos] tissus',
        },
      ],
      [
        'Dernier essayage',
        'j’ai vu [ton post|votre publication] sur le dernier essayage de Louise',
        {
          bookings:
            ', et [tu dois en avoir, des rendez-vous à caler|vous devez avoir bien des rendez-vous à fixer]',
        },
      ],
    ],
  },
  it: {
    'italian-winemaker': [
      [
        'Ultimi posti',
        'ho visto che a {place} [ti|le] restano solo pochi posti',
        {
          bookings: ', quindi [ti|le] staranno scrivendo in tanti',
          reach: ', quindi basta che lo veda ancora qualcuno',
          web: ', quindi in tanti cercheranno come arrivare',
        },
      ],
      [
        'Oggi si comincia',
        'ho visto che [hai|ha] cominciato, con le mani viola fino a ottobre',
        {
          team: ', quindi [ti|le] servirà qualche mano in più',
          pictures: ', e con le mani così le foto non [puoi certo farle tu|può certo farle lei]',
          repair: ', quindi adesso non deve rompersi niente',
          supplies: ', quindi in cantina deve esserci già tutto',
        },
      ],
      ['La grandine', 'ho visto che la grandine [ti|le] ha preso metà filare, mi dispiace', {}],
      ['Il nonno assaggia', 'ho visto il [tuo|suo] post sul nonno che assaggia e non dice niente', {}],
      [
        'Poche bottiglie',
        'ho visto che [fai|fa] poche bottiglie e [ti prendi il tuo|si prende il suo] tempo',
        {
          selling: ', quindi le [venderai quasi tutte direttamente tu|venderà quasi tutte direttamente lei]',
          design: ', quindi [ti|le] serviranno poche etichette alla volta',
        },
      ],
    ],
  },
  pt: {
    'portuguese-surf': [
      [
        'Inscrições abertas',
        'vi que as inscrições para setembro já estão abertas',
        {
          team: ', e imagino que tenha de combinar quem dá cada aula',
          bookings: ', por isso deve receber muitas mensagens agora',
          reach: ', e imagino que queira encher as turmas',
          web: ', e muita gente deve procurar os horários na internet',
        },
      ],
      [
        'A Rita',
        'vi que a Rita, de 63 anos, apanhou a primeira onda',
        { pictures: ', e aposto que ela gostaria de ter uma foto' },
      ],
      [
        'Hoje o mar',
        'vi que o mar estava um espelho',
        { bookings: ', por isso deve ter mudado algumas aulas de hora' },
      ],
      [
        'Água a 15',
        'vi que a água estava a 15 graus e ninguém quis sair',
        { supplies: ', por isso o equipamento deve ter muito uso' },
      ],
    ],
  },
};
