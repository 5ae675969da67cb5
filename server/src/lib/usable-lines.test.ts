import { expect, it } from 'vitest';
import { usableLines } from './usable-lines.ts';

it('finds what somebody makes or does', () => {
  expect(
    usableLines('Stoneware & slow mornings\nWheel classes in Porto, 8 seats 🏺 Classes on Tuesday nights'),
  ).toEqual(['Stoneware & slow mornings', 'Wheel classes in Porto, 8 seats', 'Classes on Tuesday nights']);
});

it.each([
  'Apply below',
  'Link in bio',
  'mum of two',
  'DM to order',
  'Follow me for more',
  'Jesus is king',
  'Cancer survivor, one day at a time',
  'Proud gay man',
  'In loving memory of Ben',
  'she / her',
  'SALE NOW ON',
  'info@kiln.example',
  'Kaffee',
  '京都の陶芸家です',
  '✨🌊',
])('leaves %j alone', (text) => {
  expect(usableLines(text)).toEqual([]);
});

it.each(['a', ' ', '.', 'a ', '-', '😀'])('reads a long text of %j in a moment', (piece) => {
  const before = process.cpuUsage();
  usableLines(piece.repeat(5_000));
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
});
