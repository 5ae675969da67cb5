import { expect, it } from 'vitest';
import { aProfile } from '../../../testing/drafts.ts';
import { personNameOf } from './name.ts';

const name = (fullName: string, category: string | null = null, biography = '') =>
  personNameOf(aProfile({ fullName, category, biography }))?.first;

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

it('knows the whole name of a person, as the profile has it', () => {
  const full = (fullName: string) => personNameOf(aProfile({ fullName, category: null }))?.full;
  expect(full('Lena Brandt | Fotografie')).toBe('Lena Brandt');
  expect(full('Lena 🌸 Brandt')).toBe('Lena');
});

it('leaves the name out where the account is a business', () => {
  expect(name('Marco Rinaldi', 'Barber Shop')).toBeUndefined();
});
