// Senders with different ways to describe themselves, in the six languages of the built-in writer.
import type { WriterProject } from '../../server/src/providers/writer/port.ts';

export const projects: WriterProject[] = [
  {
    name: 'Studio spring',
    productInfo: 'Booking software for studios: classes, waiting lists, reminders.',
    offerInfo: 'First 3 months free, set-up done for you.',
  },
  {
    name: 'Soap for gift shelves',
    productInfo:
      'We sell handmade soap to small shops. Cold-pressed, wrapped in paper, made in batches of forty.',
    offerInfo: 'Free sample box',
  },
  {
    name: 'REELS',
    productInfo:
      'GROW YOUR INSTAGRAM WITH SHORT VIDEOS!!! We film, cut and subtitle reels for brands that have no time. https://reels.example',
    offerInfo: 'You get the first reel edited free of charge, no contract needed',
  },
  {
    name: 'Portraits',
    productInfo: 'I am a photographer and I take pictures of people at work',
    offerInfo: 'Book a free half-hour session in your own workshop or kitchen.',
  },
  {
    name: 'Terminkalender',
    productInfo: 'Buchungssoftware für kleine Studios und Werkstätten: Kurse, Wartelisten, Erinnerungen.',
    offerInfo: 'Die ersten drei Monate kostenlos, danach 19 € im Monat, jederzeit kündbar.',
  },
  {
    name: 'Café de quartier',
    productInfo:
      'On torréfie du café de petites fermes et on le livre chaque semaine aux cafés et aux boutiques.',
    offerInfo: 'Coffret de dégustation gratuit avec six cafés, sans engagement.',
  },
  {
    name: 'Fotos con luz',
    productInfo: 'Fotografía de producto para tiendas pequeñas y talleres, con fotos listas en 48 horas.',
    offerInfo: 'Primera sesión gratis hasta el 30 de noviembre, 5 fotos incluidas.',
  },
  {
    name: 'Etichette',
    productInfo: 'Stampiamo etichette e confezioni per piccoli produttori, anche da 50 pezzi.',
    offerInfo: '20% di sconto sul primo ordine sopra i 100 €.',
  },
  {
    name: 'Sites simples',
    productInfo: 'Fazemos sites com loja online para pequenos negócios, prontos em duas semanas.',
    offerInfo: 'Primeiro mês de alojamento grátis, sem contrato.',
  },
];
