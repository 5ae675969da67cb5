import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chunksOf, paintedFirst } from './preloads.ts';

const files = {
  'landing-screen-1a.js':
    'import{a as t}from"./front-2b.js";import"./side-3c.js";const x=()=>import("./later-4d.js")',
  'front-2b.js': 'import{b}from"./framework-5e.js"',
  'side-3c.js': '',
  'framework-5e.js': 'import{c}from"./front-2b.js"',
  'later-4d.js': '',
};
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'opener-preloads-'));
  for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), code);
});
afterAll(() => rm(folder, { recursive: true }));

it('a screen needs its chunk and all that this imports at once', async () => {
  const found = await chunksOf(folder, Object.keys(files), 'LandingScreen');
  expect(found).toEqual(['landing-screen-1a.js', 'front-2b.js', 'framework-5e.js', 'side-3c.js']);
});

it('a screen without a chunk of its own is told', async () => {
  await expect(chunksOf(folder, Object.keys(files), 'GoneScreen')).rejects.toThrow(
    'belongs into gone-screen.tsx',
  );
});

it('styles and theme come before everything that may wait', () => {
  const html = paintedFirst(
    '<head><title>x</title><script src="/theme.js"></script><script type="module" src="/a.js"></script><link rel="stylesheet" href="/a.css"></head>',
  );
  const order = ['/theme.js', '/a.css', '<title>', '/a.js'].map((part) => html.indexOf(part));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(html.match(/stylesheet/g)).toHaveLength(1);
  expect(() => paintedFirst('<title>x</title>')).toThrow('lacks');
});
