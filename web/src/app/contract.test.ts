import { expect, it } from 'vitest';
import { calls } from '@opener/contract';

const clients = new Set(
  Object.keys(import.meta.glob('../features/*/api/*.ts')).map((path) => path.split('/').at(-1)),
);
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

it('every call of the account has a file of its own', () => {
  const account = calls.filter(({ tag }) => tag === 'Account');
  expect(account.length).toBeGreaterThanOrEqual(9);
  expect(account.filter(({ name }) => !clients.has(`${kebab(name)}.ts`)).map(({ name }) => name)).toEqual([]);
});
