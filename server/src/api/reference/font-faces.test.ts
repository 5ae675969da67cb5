import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fontFaces } from './font-faces.ts';

let webDist: string;
beforeAll(async () => {
  webDist = await mkdtemp(join(tmpdir(), 'fonts-'));
  await mkdir(join(webDist, 'assets'));
  for (const file of [
    'instrument-sans-latin-wght-normal-B_b-ZT.woff2',
    'instrument-sans-latin-ext-wght-normal-B5bT.woff2',
    'other-latin-wght-normal-B5bT.woff2',
    'main-B5bT.js',
  ])
    await writeFile(join(webDist, 'assets', file), '');
});
afterAll(() => rm(webDist, { recursive: true }));

it('finds the fonts by any build file name', async () => {
  const faces = await fontFaces(webDist);
  expect(faces.match(/@font-face/g)).toHaveLength(1);
  expect(faces).toContain("font-family: 'Instrument Sans Variable'");
  expect(faces).toContain("url('/assets/instrument-sans-latin-wght-normal-B_b-ZT.woff2')");
});
