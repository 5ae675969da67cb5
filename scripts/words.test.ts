// Consistent wording on all screens: what is written is a message.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { strayWords } from './stray-words.ts';

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/(?<!:)\/\/.*/g, '');
}

it('screens call it a message', () => {
  const folder = 'web/src';
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
  );
  expect(names.length).toBeGreaterThan(200);
  const stray = names.flatMap((name) =>
    strayWords(withoutComments(readFileSync(join(folder, name), 'utf8'))).map((line) => `${name}: ${line}`),
  );
  expect(stray).toEqual([]);
});

it('another word is caught', () => {
  const source = '// A DM\n<p>Each DM uses 1 credit</p>\n<a>Write my first DM</a>';
  expect(strayWords(withoutComments(source))).toEqual(['<a>Write my first DM</a>']);
});
