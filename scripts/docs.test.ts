// What the documents name must be there.
import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const tests = new Set(
  ['server/src', 'e2e'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => basename(path)),
  ),
);

it.each(['docs/security.md'])('%s names tests that exist', (document) => {
  const named = readFileSync(document, 'utf8').matchAll(/`([\w.-]+\.(?:test|spec)\.tsx?)`/gu);
  const missing = [...named].map(([, name = '']) => name).filter((name) => !tests.has(name));
  expect(missing).toEqual([]);
});
