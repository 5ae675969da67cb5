// People, places and everyday captions of each language the stand-in speaks.
import type { Language } from './kind.ts';

export type Locale = { given: string[]; family: string[]; places: string[]; everyday: string[] };

const list = (text: string) => text.split(', ');

export const locales: Record<Language, Locale> = {
  en: {
    given: list(
      'Mira, Ansel, Tessa, Jonah, Priya, Callum, Ruth, Dario, Imogen, Theo, Nadia, Wes, Freya, Omar, Lottie, Ezra, Maeve, Kofi, June, Silas, Anika, Rowan, Bea, Hugo, Zadie, Miles, Orla, Kit',
    ),
    family: list(
      'Ashdown, Okafor, Hale, Brennan, Whitlock, Mistry, Calder, Novak, Penrose, Adeyemi, Lindqvist, Farrow, Marsh, Delaney, Quill, Sandhu, Thorne, Ibarra, Winslow, Keane',
    ),
    places: list(
      'Bristol, Leeds, Portland, Austin, Melbourne, Wellington, Galway, Toronto, Cape Town, Edinburgh, Asheville, Brighton, Halifax, Savannah, Hobart, Cork, Boise, Sheffield, Santa Fe, Duluth, Norwich, Tucson, Margate, Vermont',
    ),
    everyday: [
      'Slow Monday, strong coffee.',
      'Rain on the roof all day. Got a lot done, oddly.',
      'Thank you for a very full week.',
      'A quiet corner of {place} before everyone wakes up.',
      'Some of you asked, so: yes, we are open over the holidays.',
      'Three things I learned this year, in the caption of the next one.',
    ],
  },
  de: {
    given: list('Lena, Jonas, Greta, Matthias, Klara, Felix, Svenja, Anton, Hannah, Moritz'),
    family: list('Brandt, Vogel, Kessler, Ziegler, Lindner, Hartmann, Böhm, Schäfer, Krüger'),
    places: list('Leipzig, Freiburg, Münster, Graz, Bern, Köln, Görlitz, Kiel, Tübingen'),
    everyday: [
      'Montag. Erst mal Kaffee.',
      'Danke für diese volle Woche!',
      'Regen in {place}, drinnen ist es schön.',
    ],
  },
  es: {
    given: list('Lucía, Mateo, Carmen, Diego, Inés, Álvaro, Paloma, Tomás, Valeria, Nicolás'),
    family: list('Herrera, Molina, Serrano, Castaño, Ibáñez, Rojas, Peña, Cordero, Quintana'),
    places: list('Valencia, Sevilla, Oaxaca, Bogotá, Montevideo, Granada, Rosario, Gijón, Mérida'),
    everyday: [
      'Lunes y café.',
      '¡Gracias por una semana tan bonita!',
      'Hoy llueve en {place} y se está bien dentro.',
    ],
  },
  fr: {
    given: list('Camille, Étienne, Margaux, Bastien, Solène, Noé, Apolline, Rémi, Inès, Gaspard'),
    family: list('Lefèvre, Moreau, Garnier, Roussel, Chevalier, Fontaine, Delcourt, Perrin'),
    places: list('Nantes, Lyon, Liège, Québec, Annecy, Rennes, Arles, Lausanne, Bayonne'),
    everyday: [
      'Lundi, café, et on commence.',
      'Merci pour cette belle semaine !',
      'Il pleut à {place}, on est bien ici.',
    ],
  },
  it: {
    given: list('Giulia, Matteo, Chiara, Lorenzo, Elisa, Davide, Bianca, Pietro, Serena, Nicolò'),
    family: list('Ferri, Galli, Marchetti, Colombo, Rinaldi, Bellini, Sartori, Caruso'),
    places: list('Torino, Lecce, Bologna, Trieste, Palermo, Lucca, Bergamo, Matera'),
    everyday: [
      'Lunedì. Prima il caffè.',
      'Grazie per questa settimana piena!',
      'Piove a {place}, ma qui si sta bene.',
    ],
  },
  pt: {
    given: list('Beatriz, Tiago, Mariana, Rafael, Joana, Caio, Luísa, Duarte, Inácio, Helena'),
    family: list('Moreira, Teixeira, Azevedo, Figueiredo, Barros, Nogueira, Pinheiro, Rocha'),
    places: list('Porto, Recife, Braga, Florianópolis, Coimbra, Curitiba, Évora, Salvador'),
    everyday: [
      'Segunda-feira, café na mão.',
      'Obrigada por esta semana!',
      'Chove em {place} e a casa está cheia.',
    ],
  },
  nl: {
    given: list('Sanne, Bram, Fleur, Thijs, Lotte, Joris, Noor, Daan, Eva, Ruben'),
    family: list('de Wit, Bakker, van Dalen, Postma, Kuipers, Verbeek, Hoekstra, Mulder'),
    places: list('Utrecht, Gent, Groningen, Antwerpen, Haarlem, Nijmegen, Brugge, Delft'),
    everyday: [
      'Maandag. Eerst koffie.',
      'Bedankt voor deze volle week!',
      'Regen in {place}, binnen is het fijn.',
    ],
  },
  tr: {
    given: list('Elif, Emre, Zeynep, Kerem, Defne, Mert, Ece, Ozan, İpek, Barış'),
    family: list('Yıldız, Demir, Kaya, Şahin, Aksoy, Çelik, Özkan, Güneş'),
    places: list('İzmir, Bursa, Eskişehir, Antalya, Mardin, Çanakkale, Ankara, Ayvalık'),
    everyday: [
      'Pazartesi. Önce kahve.',
      'Bu güzel hafta için teşekkürler!',
      'Bugün {place} yağmurlu, içerisi sıcacık.',
    ],
  },
  ja: {
    given: list('さくら, 陽菜, 蓮, 葵, 悠真, 美咲, 大和, 千尋, 遥, 直樹'),
    family: list('佐々木, 高橋, 山本, 中村, 石川, 森田, 藤井, 小林'),
    places: list('京都, 金沢, 松本, 福岡, 札幌, 高松, 鎌倉, 神戸'),
    everyday: [
      '月曜日、まずはコーヒーから。',
      '今週もありがとうございました！',
      '{place}は雨。静かな一日でした。',
    ],
  },
  ar: {
    given: list('نور, ليلى, يوسف, مريم, كريم, سلمى, طارق, هدى, زياد, رنا'),
    family: list('الحسن, منصور, حداد, الخطيب, قاسم, نصار, السعيد, عبود'),
    places: list('عمّان, بيروت, القاهرة, دبي, الرباط, مسقط, تونس, جدة'),
    everyday: ['صباح الخير، القهوة أولاً.', 'شكراً لكم على هذا الأسبوع الجميل!', 'يوم هادئ في {place}.'],
  },
  he: {
    given: list('נועה, איתי, תמר, יונתן, מיכל, עומר, שירה, אורי, יעל, דניאל'),
    family: list('כהן, לוי, מזרחי, פרידמן, ברק, שגב, אלמוג, דרור'),
    places: list('חיפה, יפו, ירושלים, באר שבע, נתניה, רמת גן, צפת, זכרון יעקב'),
    everyday: ['יום ראשון. קודם קפה.', 'תודה על שבוע מלא!', 'גשם ב{place}, ובפנים חמים.'],
  },
};
