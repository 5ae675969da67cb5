import { expect, it } from 'vitest';
import { firstName } from './first-name.ts';

it.each([
  ['Ada Lovelace', 'Ada'],
  ['  Zoë ', 'Zoë'],
  ['J. R. Smith', 'J.'],
  ['李', '李'],
  ['http://evil.example/claim now', 'there'],
  ['evil.example', 'there'],
  ['me@evil', 'there'],
  ['пример.рф', 'there'],
  ['evil。com', 'there'],
  ['evil｡com', 'there'],
  ['evil．com', 'there'],
  ['evil․com', 'there'],
  ['evil·com', 'there'],
  ['https：／／evil', 'there'],
  ['', 'there'],
])('%j is greeted as %j', (name, greeting) => {
  expect(firstName(name)).toBe(greeting);
});
