import { expect, it } from 'vitest';
import { createPasswords, nobodysHash } from './passwords.ts';

const passwords = createPasswords();

it('hashes with argon2id and a salt, and verifies', async () => {
  const [a, b] = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')]);
  expect(a).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(a).not.toBe(b);
  expect(await passwords.verify(a, 'correct horse')).toBe(true);
  expect(await passwords.verify(a, 'wrong horse')).toBe(false);
});

it('says no for an account that does not exist', async () => {
  expect(await passwords.verify(undefined, 'nobody has this password')).toBe(false);
});

it('takes as long for an account that does not exist: the parameters are the same', async () => {
  const parameters = (hashed: string) => hashed.split('$').slice(1, 4);
  expect(parameters(nobodysHash())).toEqual(parameters(await passwords.hash('correct horse')));
});
