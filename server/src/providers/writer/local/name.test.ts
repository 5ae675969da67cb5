import { expect, it } from 'vitest';
import { aProfile } from '../../../testing/drafts.ts';
import { firstNameOf } from './name.ts';

const name = (fullName: string, category: string | null = null, biography = '') =>
  firstNameOf(aProfile({ fullName, category, biography }));

it.each([
  ['Mira Kowalski', 'Mira'],
  ['Lena Brandt | Fotografie', 'Lena'],
  ['Étienne Moreau', 'Étienne'],
  ['Ana da Silva', 'Ana'],
])('%j is called %s', (fullName, first) => {
  expect(name(fullName)).toBe(first);
});

it('takes a first name alone only from somebody who speaks as one person', () => {
  expect(name('Mira')).toBeUndefined();
  expect(name('Mira', 'Photographer')).toBe('Mira');
  expect(name('Mira', null, 'I make mugs')).toBe('Mira');
  expect(name('Mira', null, 'Ich mache Tassen')).toBe('Mira');
});

it.each([
  'Northlight Yoga',
  'Rosa Bakery',
  'Bella Pizza',
  'Dr. Sarah Miller',
  'Flowers by Anna',
  'Clay & Co',
  'The Anna',
  '陶芸',
  'mira kowalski',
  '',
])('%j is no name to greet by', (fullName) => {
  expect(name(fullName)).toBeUndefined();
});

it('leaves the name out where the account is a business', () => {
  expect(name('Marco Rinaldi', 'Barber Shop')).toBeUndefined();
});
