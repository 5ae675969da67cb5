// Mentions of accounts in the language that they are written in.
import type { MentionsIn } from './mention.ts';

export const ownLanguage: MentionsIn = {
  de: {
    'german-bakery': [
      [
        'Unser neuer Ofen',
        'hab gesehen, dass dein neuer Ofen da ist und gerade so durch die Tür passt',
        {
          pictures: ', da wären neue Fotos aus der Backstube bestimmt schön',
          money: ', und die Rechnung war sicher nicht klein',
          repair: ', und der darf bestimmt nie ausfallen',
          supplies: ', da backst du jetzt bestimmt noch mehr',
        },
      ],
      [
        'Wir suchen Verstärkung',
        'hab gesehen, dass du Verstärkung für die Nachtschicht in {place} suchst',
        { team: ', da ist der Dienstplan gerade sicher eng' },
      ],
      [
        'Drei Tage Teigruhe',
        'hab gesehen, dass dein Teig drei Tage ruhen darf',
        {
          selling: ', da musst du sicher früh wissen, wie viel bestellt wird',
          supplies: ', da bist du beim Mehl bestimmt wählerisch',
        },
      ],
      [
        'Heute frisch',
        'hab gesehen, dass es bei dir heute frisch {make} gibt',
        {
          selling: ', da wollen sich bestimmt viele was zurücklegen lassen',
          pictures: ', und für Fotos bleibt dir morgens sicher keine Zeit',
          reach: ', das soll die Nachbarschaft bestimmt mitkriegen, bevor alles weg ist',
          supplies: ', da geht bestimmt einiges an Mehl durch',
        },
      ],
      [
        '{make} aus {place}, jeden',
        'hab gesehen, dass es bei dir jeden Morgen ab 6 was Frisches gibt',
        {
          team: ', da ist die Frühschicht bestimmt schwer zu besetzen',
          web: ', und nach den Öffnungszeiten schauen sicher viele im Netz',
          supplies: ', da muss das Mehl sicher immer pünktlich da sein',
        },
      ],
      [
        'Handwerk seit',
        'hab gesehen, dass du ohne Zusätze backst',
        { supplies: ', da muss das Mehl sicher richtig gut sein' },
      ],
    ],
    'german-cyclist': [
      [
        '640 Kilometer',
        'hab deinen Post über die 640 Kilometer und vier Platten gesehen',
        {
          repair: ', da könnte das Rad jetzt sicher einen Check vertragen',
          supplies: ', da weißt du jetzt sicher, welche Ausrüstung was aushält',
        },
      ],
      [
        'Packliste',
        'hab deine Packliste für {make} gesehen',
        {
          web: ', danach fragen dich bestimmt viele',
          supplies: ', da muss sicher alles klein und leicht sein',
        },
      ],
      ['Der schönste Zeltplatz', 'hab deinen Post über den Zeltplatz hinter {place} gesehen', {}],
      [
        'Heute nur Regen',
        'hab deinen Post über den Regentag mit Linseneintopf gesehen',
        { supplies: ', da warst du sicher froh um gute Regensachen' },
      ],
      [
        'Seit {year} ohne Auto',
        'hab gesehen, dass du ohne Auto unterwegs bist',
        { repair: ', da muss das Rad sicher jeden Tag laufen' },
      ],
    ],
  },
  es: {
    'spanish-chef': [
      [
        'Buscamos ayudante',
        'he visto que buscas ayudante de cocina en {place}',
        { team: ', así que cuadrar los turnos ahora debe de ser un lío' },
      ],
      ['Mi madre probó', 'he visto que tu madre probó la receta y pidió más sal', {}],
      [
        'Los tomates',
        'he visto que tus tomates ya huelen a verano',
        {
          pictures: ', así que supongo que querrás fotos de los platos de verano',
          design: ', así que quizá toca imprimir carta nueva',
          supplies: ', así que supongo que te fijas mucho en el producto',
        },
      ],
      [
        '¡Volvemos!',
        'he visto que vuelves esta semana con {make}',
        {
          team: ', así que estarás cuadrando turnos otra vez',
          bookings: ', así que ya te estarán escribiendo para reservar',
          reach: ', así que querrás que se entere todo el barrio',
          supplies: ', así que estarás llenando la despensa',
        },
      ],
      [
        '{make} en {place} 🌶️',
        'he visto que recibes las reservas por mensaje',
        {
          bookings: ', así que te estarán escribiendo todo el día',
          web: ', así que te preguntarán también por el horario y la carta',
        },
      ],
    ],
    'spanish-dancer': [
      [
        'Primera clase del año',
        'felicidades por las treinta personas en la primera clase del año',
        {
          bookings: ', apuntar a tanta gente debe de llevar su rato',
          pictures: ', supongo que te habría gustado tenerlo en vídeo',
          money: ', serán unas cuantas cuotas que cobrar',
        },
      ],
      [
        'Nuevo grupo de',
        'he visto que abres un grupo de {make} los jueves a las ocho',
        {
          bookings: ', así que ya te estarán escribiendo para apuntarse',
          reach: ', así que querrás llenarlo pronto',
          web: ', así que mucha gente estará buscando los horarios',
        },
      ],
      [
        'El suelo de la sala',
        'he visto que el suelo de tu sala de {place} cruje, pero es tuyo',
        { repair: ', y supongo que algún día tocará arreglarlo' },
      ],
    ],
  },
  fr: {
    'french-cheese': [
      [
        'Dégustation vendredi',
        'j’ai vu que tu fais une dégustation vendredi à {place}',
        {
          bookings: ', et ça doit être dur de savoir combien de gens viendront',
          reach: ', et tu aimerais sûrement que tout le quartier le sache',
          web: ', et les gens vont sûrement chercher l’adresse et l’heure',
          shelf: ', et les gens voudront sûrement repartir avec un petit quelque chose',
        },
      ],
      [
        'Arrivage du matin',
        'j’ai vu ton arrivage de {make}',
        {
          selling: ', et on te demande sûrement d’en mettre de côté',
          reach: ', et tes habitués aimeraient sûrement le savoir en premier',
          design: ', donc il y a sûrement des étiquettes à refaire',
          shelf: ', donc j’imagine que tu cherches toujours des nouveautés',
        },
      ],
      [
        'Douze mois de cave',
        'j’ai vu qu’après douze mois de cave, c’est enfin à point',
        {
          selling: ', donc j’imagine qu’il n’y a plus qu’à le vendre',
          reach: ', et tous tes clients ne le savent sûrement pas encore',
        },
      ],
      [
        'On nous demande',
        'j’ai vu qu’on te demande souvent si la croûte se mange',
        { web: ', donc tu dois répéter la réponse toute la journée' },
      ],
    ],
    'french-dressmaker': [
      [
        'Portes ouvertes',
        'j’ai vu que tu fais des portes ouvertes à {place} samedi prochain',
        {
          bookings: ', et ça doit être dur de savoir qui va passer',
          pictures: ', et ce serait sûrement sympa d’avoir quelques photos de l’atelier',
          reach: ', et tu aimerais sûrement que ça se sache d’ici là',
          web: ', et les gens vont sûrement chercher l’adresse et les horaires',
          design: ', donc il y a peut-être des flyers à imprimer',
        },
      ],
      [
        'Quarante heures',
        'j’ai vu que ce col t’a pris quarante heures de broderie',
        {
          pictures: ', et ça doit être dur à montrer avec un téléphone',
          money: ', et ça ne doit pas être simple à facturer',
          supplies: ', donc j’imagine que tu choisis bien ton fil',
        },
      ],
      [
        'Chutes de tissu',
        'j’ai vu que chez toi aucune chute de tissu ne se perd',
        {
          selling: ', donc tu as sûrement plein de petites pièces à vendre',
          supplies: ', donc j’imagine que tu choisis bien tes tissus',
        },
      ],
      [
        'Dernier essayage',
        'j’ai vu ton post sur le dernier essayage de Louise',
        { bookings: ', et tu dois en avoir, des rendez-vous à caler' },
      ],
    ],
  },
  it: {
    'italian-winemaker': [
      [
        'Ultimi posti',
        'ho visto che a {place} ti restano solo pochi posti',
        {
          bookings: ', quindi ti staranno scrivendo in tanti',
          reach: ', quindi basta che lo veda ancora qualcuno',
          web: ', quindi in tanti cercheranno come arrivare',
        },
      ],
      [
        'Oggi si comincia',
        'ho visto che hai cominciato, con le mani viola fino a ottobre',
        {
          team: ', quindi ti servirà qualche mano in più',
          pictures: ', e con le mani così le foto non puoi certo farle tu',
          repair: ', quindi adesso non deve rompersi niente',
          supplies: ', quindi in cantina deve esserci già tutto',
        },
      ],
      ['Il nonno assaggia', 'ho visto il tuo post sul nonno che assaggia e non dice niente', {}],
      [
        'Poche bottiglie',
        'ho visto che fai poche bottiglie e ti prendi il tuo tempo',
        {
          selling: ', quindi le venderai quasi tutte direttamente tu',
          design: ', quindi ti serviranno poche etichette alla volta',
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
