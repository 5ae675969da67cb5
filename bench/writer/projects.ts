// Four senders who describe themselves in four different ways.
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
    name: 'Portraits',
    productInfo: 'I am a photographer and I take pictures of people at work',
    offerInfo: 'Book a free half-hour session in your own workshop or kitchen.',
  },
  {
    name: 'REELS',
    productInfo:
      'GROW YOUR INSTAGRAM WITH SHORT VIDEOS!!! We film, cut and subtitle reels for brands that have no time. https://reels.example',
    offerInfo: 'You get the first reel edited free of charge, no contract needed',
  },
];
