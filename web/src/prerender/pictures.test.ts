import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fingerprint, fingerprintFile, publicFolder } from '../../pictures/sources.ts';
import { prerendered } from '../app/routes.tsx';
import { cardPath, iconLinks } from './head.ts';

const publicFiles = (await readdir(publicFolder, { recursive: true })).map((name) => `/${name}`);

it('the pictures are as new as what they are drawn from: else run web/pictures/draw.ts', async () => {
  expect((await readFile(fingerprintFile, 'utf8')).trim()).toBe(await fingerprint());
});

const cards = [...new Set(prerendered.map(cardPath))];

it('there is a share card for every page, and no other', () => {
  expect(publicFiles.filter((name) => name.startsWith('/cards/')).toSorted()).toEqual(cards.toSorted());
});

it.each(cards)('%s has the size that the head of a page names', async (card) => {
  const picture = await readFile(join(publicFolder, card));
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
});

it('every icon that is named exists', async () => {
  const manifest = await readFile(join(publicFolder, 'site.webmanifest'), 'utf8');
  const { icons } = JSON.parse(manifest) as { icons: { src: string }[] };
  const linked = [...iconLinks.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(publicFiles).toEqual(expect.arrayContaining([...linked, ...icons.map(({ src }) => src)]));
});
