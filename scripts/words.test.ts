// One word for one thing on all screens: what is written is a message. "DM" stays only where the product's texts are fixed.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const fixed = [
  'Each DM uses',
  'Generate DM',
  'Generate New DM',
  'Copy DM',
  'Failed to queue DM generation',
  'DMs sent',
];

function strayWords(source: string): string[] {
  const spoken = fixed.reduce((text, phrase) => text.replaceAll(phrase, ''), withoutComments(source));
  return [...spoken.matchAll(/.*\bDMs?\b.*/g)].map(([line]) => line.trim());
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/(?<!:)\/\/.*/g, '');
}

it('what is written is called a message', () => {
  const folder = 'web/src';
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
  );
  expect(names.length).toBeGreaterThan(200);
  const stray = names.flatMap((name) =>
    strayWords(readFileSync(join(folder, name), 'utf8')).map((line) => `${name}: ${line}`),
  );
  expect(stray).toEqual([]);
});

it('another word for it is found', () => {
  expect(strayWords('// A DM\n<p>Each DM uses 1 credit</p>\n<a>Write my first DM</a>')).toEqual([
    '<a>Write my first DM</a>',
  ]);
});
