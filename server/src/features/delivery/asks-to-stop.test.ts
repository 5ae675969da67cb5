import { expect, it } from 'vitest';
import { asksToStop } from './asks-to-stop.ts';

it.each([
  'STOP',
  'stop.',
  'Unsubscribe',
  'please stop messaging me',
  "Don't message me again",
  'dont contact us',
  'Do not write me',
  'remove me from your list',
  'this is spam',
  'Not interested',
  'No thanks!',
])('%j asks to stop', (text) => {
  expect(asksToStop(text)).toBe(true);
});

it.each([
  'Tell me more',
  'I never stop baking',
  'Stop by the shop on Sunday',
  'Thanks, not right now but in May?',
  'Do not hesitate to write me',
  '',
])('%j does not', (text) => {
  expect(asksToStop(text)).toBe(false);
});
