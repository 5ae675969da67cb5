import { describe, expect, it } from 'vitest';
import { readOffer } from './offer.ts';

type Reading = [offer: string, amount: string | null, condition: string | null, limit: string | null];

const english: Reading[] = [
  ['20 % off for new customers until Friday', '20 % off', 'for new customers', 'until Friday'],
  ['The first 25 kg sack is half price for bakeries in Malmö.', 'half price', 'for bakeries in Malmö', null],
  ['First month free, set up in one call.', 'First month free', null, null],
  [
    'The first service is free for cafés that sign up by the end of May.',
    'first service is free',
    'for cafés that sign up',
    'by the end of May',
  ],
  [
    '20% off your first order if you book before March 31',
    '20% off',
    'your first order if you book before March 31',
    'before March 31',
  ],
  ['$50 off on orders over $200, max 2 per person', '$50 off', 'on orders over $200', 'max 2 per person'],
  [
    'Free trial lesson for the first 10 who sign up, only in March.',
    'Free trial lesson',
    null,
    'for the first 10 who sign up … only in March',
  ],
  [
    'If you book before Friday you get 15 percent off.',
    '15 percent off',
    'If you book before Friday',
    'before Friday',
  ],
  ['€490 instead of €590 until 1 May (10 seats).', '€490 instead of €590', null, 'until 1 May … 10 seats'],
  ['Buy one, get one free, new customers only', 'Buy one, get one free', 'new customers only', null],
  ['$1.50 for the first month, then $29/month', '$1.50', null, 'for the first month'],
  ['Set-up is on the house when you switch to us.', 'Set-up is on the house', 'when you switch to us', null],
];

const german: Reading[] = [
  ['20 % Rabatt für Neukunden bis Freitag', '20 % Rabatt', 'für Neukunden', 'bis Freitag'],
  [
    'Erster Monat gratis, wenn du bis 31. März buchst',
    'Erster Monat gratis',
    'wenn du bis 31. März buchst',
    'bis 31. März',
  ],
  [
    'Zum halben Preis auf die erste Bestellung, max. 2 pro Person',
    'Zum halben Preis',
    'auf die erste Bestellung',
    'max. 2 pro Person',
  ],
  [
    'Bis zu 50 % günstiger bei Buchung bis Ende April',
    'Bis zu 50 % günstiger',
    'bei Buchung',
    'bis Ende April',
  ],
  [
    'Kostenlose Probestunde, nur für die ersten 10 Studios',
    'Kostenlose Probestunde',
    null,
    'nur für die ersten 10 Studios',
  ],
  [
    '25 € Gutschein ab 3 Personen, solange der Vorrat reicht',
    '25 € Gutschein',
    'ab 3 Personen',
    'solange der Vorrat reicht',
  ],
];

const french: Reading[] = [
  [
    'Premier mois offert si vous réservez avant le 31 mars',
    'Premier mois offert',
    'si vous réservez avant le 31 mars',
    'avant le 31 mars',
  ],
  [
    'Un cours d’essai gratuit, réservé aux 10 premiers',
    'cours d’essai gratuit',
    null,
    'réservé aux 10 premiers',
  ],
  [
    'Moitié prix sur votre première commande, 2 maximum par personne',
    'Moitié prix',
    'sur votre première commande',
    '2 maximum par personne',
  ],
  ["Jusqu'à 30 % de remise en mars uniquement", "Jusqu'à 30 % de remise", null, 'en mars uniquement'],
];

const spanish: Reading[] = [
  [
    '20 % de descuento para nuevos clientes hasta el viernes',
    '20 % de descuento',
    'para nuevos clientes',
    'hasta el viernes',
  ],
  [
    'A mitad de precio en tu primer pedido, máximo 2 por persona',
    'A mitad de precio',
    'en tu primer pedido',
    'máximo 2 por persona',
  ],
  [
    'La primera clase es gratis para los 10 primeros',
    'primera clase es gratis',
    null,
    'para los 10 primeros',
  ],
  [
    'Se aplica un descuento del 15 % en todos los pedidos',
    'descuento del 15 %',
    'en todos los pedidos',
    null,
  ],
];

const italian: Reading[] = [
  [
    'Il primo mese è gratuito se prenoti entro il 31 marzo',
    'primo mese è gratuito',
    'se prenoti entro il 31 marzo',
    'entro il 31 marzo',
  ],
  [
    'A metà prezzo sul primo ordine, massimo 2 a persona',
    'A metà prezzo',
    'sul primo ordine',
    'massimo 2 a persona',
  ],
  [
    '20% di sconto per i nuovi clienti fino a venerdì',
    '20% di sconto',
    'per i nuovi clienti',
    'fino a venerdì',
  ],
];

const portuguese: Reading[] = [
  [
    'Primeiro mês grátis se você reservar até 31 de março',
    'Primeiro mês grátis',
    'se você reservar até 31 de março',
    'até 31 de março',
  ],
  [
    'Metade do preço na primeira compra, no máximo 2 por pessoa',
    'Metade do preço',
    'na primeira compra',
    'no máximo 2 por pessoa',
  ],
  [
    'R$ 50 de desconto em compras a partir de R$ 200, só em março',
    'R$ 50 de desconto',
    'em compras a partir de R$ 200',
    'só em março',
  ],
];

describe.each([
  ['English', english],
  ['German', german],
  ['French', french],
  ['Spanish', spanish],
  ['Italian', italian],
  ['Portuguese', portuguese],
])('%s', (_, readings) => {
  it.each(readings)('%s', (offer, amount, condition, limit) => {
    expect(readOffer(offer)).toEqual({ amount, condition, limit });
  });
});

it.each(['', '   ', 'Would you like to try it?', 'Feel free to ask. Gluten-free bread.', '最初の月は無料'])(
  'finds nothing in %j',
  (offer) => expect(readOffer(offer)).toEqual({ amount: null, condition: null, limit: null }),
);

it('quotes what the sender wrote, with spaces and apostrophes of any kind', () => {
  expect(readOffer('Un cours d’essai  gratuit\njusqu’au 3 mai')).toEqual({
    amount: 'cours d’essai gratuit',
    condition: null,
    limit: 'jusqu’au 3 mai',
  });
});

it.each(['20 % off for', '20 % off for ', '20 % off if', '20 % off until '])(
  'waits for the rest of a phrase that is still being typed: %j',
  (offer) => expect(readOffer(offer)).toEqual({ amount: '20 % off', condition: null, limit: null }),
);

it('reads 600 characters and no more', () => {
  expect(readOffer(`${'x '.repeat(296)}20 % off`).amount).toBe('20 % off');
  expect(readOffer(`${'x '.repeat(300)}20 % off`).amount).toBeNull();
  expect(readOffer(`20 % off ${'🙂'.repeat(400)}`).amount).toBe('20 % off');
});

// A backtracking pattern would exceed the test's time limit.
it.each([
  'for the first 1',
  'if ',
  'free ',
  'first ',
  '1.',
  '1,1',
  '$ 1 ',
  'a',
  '%',
  'bis zum 3. ',
  "jusqu'à ",
  'até ',
])('is quick, however often %j is repeated', (part) => {
  for (const times of [40, 600, 100_000]) readOffer(part.repeat(times));
  expect(readOffer(part.repeat(100_000))).toEqual(readOffer(part.repeat(100_000).slice(0, 600)));
});
