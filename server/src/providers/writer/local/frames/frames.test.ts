import { describe, expect, it } from 'vitest';
import { frames } from './index.ts';

describe('the product in a sentence', () => {
  it.each([
    [
      'en',
      'Booking software for studios: classes, reminders',
      'We make booking software for studios: classes, reminders',
    ],
    ['en', 'Online course for home bakers', 'We run an online course for home bakers'],
    ['en', 'A marketing agency for dentists', 'We’re a marketing agency for dentists'],
    ['en', 'Life coach for women over forty', 'I’m a life coach for women over forty'],
    ['en', 'SEO audit for shops', 'We offer an SEO audit for shops'],
    ['en', 'We sell handmade soap', 'We sell handmade soap'],
    ['en', 'I am a photographer', 'I’m a photographer'],
    ['en', 'Tally helps cafés count stock', 'Tally helps cafés count stock'],
    ['en', 'Helping coaches fill their calendars', 'We help coaches fill their calendars'],
    ['en', 'Grow your Instagram with reels', 'We help you grow your Instagram with reels'],
    ['de', 'Buchungssoftware für kleine Studios', 'Wir entwickeln Buchungssoftware für kleine Studios'],
    ['de', 'Handgemachte Seife für Läden', 'Wir machen handgemachte Seife für Läden'],
    ['de', 'Frisch gerösteter Kaffee für Büros', 'Wir verkaufen frisch gerösteten Kaffee für Büros'],
    ['de', 'Frischer Kaffee für Büros', 'Wir verkaufen frischen Kaffee für Büros'],
    ['de', 'Kurse über Keramik', 'Wir bieten Kurse über Keramik'],
    ['de', 'Online-Kurs für Hobbybäcker', 'Wir bieten einen Online-Kurs für Hobbybäcker'],
    ['de', 'Agentur für Gastronomie', 'Wir sind eine Agentur für Gastronomie'],
    ['de', 'Fotografin für Familien', 'Ich bin Fotografin für Familien'],
    ['de', 'Mehr Zeit fürs Handwerk', 'Mehr Zeit fürs Handwerk'],
    ['fr', 'Logiciel de réservation pour studios', 'On développe un logiciel de réservation pour studios'],
    ['fr', 'Savons artisanaux pour boutiques', 'On fait des savons artisanaux pour boutiques'],
    ['fr', 'Photographe de mariage', 'Je suis photographe de mariage'],
    ['fr', 'Nous livrons du café', 'Nous livrons du café'],
    ['fr', 'Zéro paperasse pour artisans', 'Zéro paperasse pour artisans'],
    ['es', 'Software de reservas para estudios', 'Hacemos software de reservas para estudios'],
    ['es', 'Agencia de marketing para bares', 'Somos una agencia de marketing para bares'],
    ['es', 'Tostamos café en Valencia', 'Tostamos café en Valencia'],
    ['it', 'Corso di ceramica per principianti', 'Offriamo un corso di ceramica per principianti'],
    ['it', 'Stampiamo etichette', 'Stampiamo etichette'],
    ['pt', 'Velas artesanais para lojas', 'Fazemos velas artesanais para lojas'],
    [
      'en',
      'Reclaimed and air-dried oak boards for furniture makers',
      'We offer reclaimed and air-dried oak boards for furniture makers',
    ],
    ['fr', 'Un agenda en ligne pour les ateliers', 'On propose un agenda en ligne pour les ateliers'],
    ['es', 'Monto vídeos cortos para bares', 'Monto vídeos cortos para bares'],
    ['pt', 'Plataforma de marcações', 'Fazemos uma plataforma de marcações'],
  ] as const)('%s: %j', (language, text, sentence) => {
    expect(frames[language].plain.product(text)).toBe(sentence);
  });
});

describe('the offer in a sentence', () => {
  it.each([
    ['en', 'First 3 months free, set-up done for you', 'The first 3 months are free, set-up done for you'],
    ['en', 'First month free', 'The first month is free'],
    ['en', 'Free sample box', 'There’s a free sample box'],
    ['en', 'Free samples for shops', 'There are free samples for shops'],
    ['en', '20% off the first order', 'There’s 20% off the first order'],
    ['en', 'Book a free call', 'You can book a free call'],
    ['en', 'Get 10 % off until Friday', 'You get 10 % off until Friday'],
    ['en', 'You get a sample box first', 'You get a sample box first'],
    ['en', 'The first month is free', 'The first month is free'],
    [
      'en',
      'The first 25 kg sack is half price for bakeries',
      'The first 25 kg sack is half price for bakeries',
    ],
    ['en', 'Free shipping over $40', 'There’s free shipping over $40'],
    ['en', '$15 per month', 'It’s $15 per month'],
    ['en', 'Runs start at 50 copies', 'Runs start at 50 copies'],
    ['en', 'Display box of 24 costs 21 pounds', 'A display box of 24 costs 21 pounds'],
    ['en', 'Three listings are free', 'Three listings are free'],
    ['en', '1.4 percent per sale, no monthly fee', '1.4 percent per sale, no monthly fee'],
    ['en', 'From 7 pounds a month', 'It’s from 7 pounds a month'],
    [
      'en',
      'First label design for 180 dollars including 200 stickers',
      'The first label design is 180 dollars including 200 stickers',
    ],
    [
      'de',
      'Die ersten drei Monate kostenlos, ohne Vertrag',
      'Die ersten drei Monate sind kostenlos, ohne Vertrag',
    ],
    ['de', 'Erster Monat gratis', 'Der erste Monat ist gratis'],
    ['de', 'Erste Stunde kostenlos für dich', 'Die erste Stunde ist kostenlos für dich'],
    ['de', 'Kostenloser Probemonat', 'Es gibt einen kostenlosen Probemonat'],
    ['de', 'Kostenlose Probestunde', 'Es gibt eine kostenlose Probestunde'],
    ['de', '10 % Rabatt auf die erste Bestellung', 'Es gibt 10 % Rabatt auf die erste Bestellung'],
    ['de', 'Jetzt 14 Tage kostenlos testen', 'Du kannst 14 Tage kostenlos testen'],
    ['de', 'Probebox zum halben Preis', 'Probebox zum halben Preis'],
    ['de', 'Der erste Monat gratis', 'Der erste Monat ist gratis'],
    ['de', 'Das erste Brot gratis', 'Das erste Brot ist gratis'],
    ['de', 'Erster Monat zum halben Preis', 'Den ersten Monat gibt es zum halben Preis'],
    ['fr', 'Premier mois offert, sans engagement', 'Le premier mois est offert, sans engagement'],
    ['fr', '2 premiers mois gratuits', 'Les 2 premiers mois sont gratuits'],
    ['fr', 'Gratuit pendant deux mois', 'C’est gratuit pendant deux mois'],
    ['fr', 'Essai gratuit de 14 jours', 'Il y a un essai gratuit de 14 jours'],
    ['es', 'Primera clase gratis', 'La primera clase es gratis'],
    ['es', 'Primeros 3 meses gratis', 'Los primeros 3 meses son gratis'],
    ['es', 'Caja de muestra gratuita', 'Hay una caja de muestra gratuita'],
    ['es', '20 % de descuento', 'Hay un 20 % de descuento'],
    ['it', 'Prima lezione gratuita', 'La prima lezione è gratuita'],
    ['it', '20% di sconto sul primo ordine', 'C’è il 20% di sconto sul primo ordine'],
    ['pt', 'Primeiro mês grátis', 'O primeiro mês é grátis'],
    ['pt', 'Primeira sessão por metade do preço', 'A primeira sessão fica por metade do preço'],
    ['pt', 'Aula experimental gratuita', 'Há uma aula experimental gratuita'],
  ] as const)('%s: %j', (language, text, sentence) => {
    expect(frames[language].plain.offer(text)).toBe(sentence);
  });
});

describe('the question', () => {
  it.each([
    ['en', 'Book a free half-hour session in your kitchen', 'Want to try a session?'],
    ['en', 'Free sample box', 'Want me to send you one?'],
    ['en', 'First month free', 'Want to try it for the classes?'],
    ['en', 'Call-out is 45 pounds', 'Want to try it for the classes?'],
    ['de', 'Kostenloses Probepaket', 'Soll ich dir eins schicken?'],
    ['de', 'Drei Proben gratis', 'Soll ich dir was schicken?'],
    ['es', 'Caja de muestra gratuita', '¿Te mando una?'],
    ['es', 'Caja de muestra por 10 €', '¿Te interesa?'],
    ['de', 'Der erste Sack zum halben Preis', 'Wäre das was für dich?'],
  ] as const)('%s: %j', (language, offer, question) => {
    expect(frames[language].plain.question(offer, { use: 'the classes', need: 'bookings' })).toBe(question);
  });
});
