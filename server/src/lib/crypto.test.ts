import { describe, expect, it } from 'vitest';
import { createSecrets, hashToken, newCode, newToken, sameText } from './crypto.ts';

const secrets = createSecrets('a secret for tests');

describe('seal', () => {
  it('opens to the same text in the same context', () => {
    expect(secrets.open(secrets.seal('código 🙂', 'user-1'), 'user-1')).toBe('código 🙂');
  });

  it('never seals the same text to the same bytes', () => {
    expect(secrets.seal('x', 'c')).not.toBe(secrets.seal('x', 'c'));
  });

  it('refuses another context, another key, and a changed byte', () => {
    const sealed = secrets.seal('x', 'user-1');
    const flipped = Buffer.from(sealed, 'base64url');
    flipped[flipped.length - 1]! ^= 1;
    expect(() => secrets.open(sealed, 'user-2')).toThrow();
    expect(() => createSecrets('another').open(sealed, 'user-1')).toThrow();
    expect(() => secrets.open(flipped.toString('base64url'), 'user-1')).toThrow();
  });

  it('refuses a shortened tag', () => {
    expect(() => secrets.open(Buffer.alloc(20).toString('base64url'), 'user-1')).toThrow();
  });
});

it('keyed hashes differ by purpose and by key', () => {
  const hash = secrets.keyedHash('code', '123456');
  expect(hash).toBe(secrets.keyedHash('code', '123456'));
  expect(hash).not.toBe(secrets.keyedHash('other', '123456'));
  expect(hash).not.toBe(createSecrets('another').keyedHash('code', '123456'));
});

it('tokens are 256 bits and codes keep their leading zeros', () => {
  expect(Buffer.from(newToken(), 'base64url')).toHaveLength(32);
  expect(hashToken('a')).not.toBe(hashToken('b'));
  for (let i = 0; i < 200; i++) expect(newCode(6)).toMatch(/^\d{6}$/);
});

it('compares texts of any length', () => {
  expect(sameText('abc', 'abc')).toBe(true);
  expect(sameText('abc', 'abd')).toBe(false);
  expect(sameText('abc', 'ab')).toBe(false);
});
