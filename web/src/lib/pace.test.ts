import { expect, it } from 'vitest';
import { capOnDay, daysToSend } from './pace.ts';

it('begins with 5 a day and reaches 25 on the fourteenth', () => {
  expect([0, 1, 13, 14, 100].map(capOnDay)).toEqual([5, 7, 25, 25, 25]);
});

it.each([
  [0, 0],
  [5, 1],
  [6, 2],
  [100, 9],
  [500, 26],
  [1000, 46],
])('%i messages take %i days', (messages, days) => expect(daysToSend(messages)).toBe(days));
