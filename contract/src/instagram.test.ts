import { expect, it } from 'vitest';
import { ConnectBody } from './instagram.ts';

const accepts = (username: string) => ConnectBody.safeParse({ username, password: 'x' }).success;

it.each(['studio.reach', ' @Studio_Reach ', 'ann@example.com', 'änn+shop@bücher.example', '+49 151 234-567'])(
  'lets people log in as %j',
  (username) => expect(accepts(username)).toBe(true),
);

it.each([
  '@',
  '@@',
  'studio\r\nBcc: ann@example.com',
  'ann\n@example.com',
  'ann\u0000@example.com',
  'ann@exam\u200bple.com',
  '+49\n151234567',
  'two words',
  'a..b',
])('refuses %j', (username) => expect(accepts(username)).toBe(false));
