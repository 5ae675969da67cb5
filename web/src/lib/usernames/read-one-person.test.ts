import { expect, it } from 'vitest';
import { readOnePerson } from './read-one-person.ts';
import { reasons } from '@opener/contract/read-usernames';

it.each([
  ['mira.kilns', { username: 'mira.kilns' }],
  [' @Mira.Kilns ', { username: 'mira.kilns' }],
  ['https://www.instagram.com/mira.kilns/?igsh=abc', { username: 'mira.kilns' }],
  [' @ ', { fault: 'Please enter a username' }],
  ['mira north', { fault: 'One person at a time, please' }],
  ['müller', { fault: `müller: ${reasons.characters}` }],
])('%j reads as %o', (typed, read) => {
  expect(readOnePerson(typed)).toEqual(read);
});
