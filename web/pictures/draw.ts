// Draws the share cards and icons in web/public again. Run it from the root of the repository when a test says that they are
// older than their sources: npx tsx --tsconfig web/tsconfig.json web/pictures/draw.ts
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ReactNode } from 'react';
import { installTool } from '../../scripts/install-tool.mjs';
import { asIco, iconDrawings } from './icons.ts';
import { height, ShareCard, width } from './share-card.tsx';
import { faviconFile, fingerprint, fingerprintFile, publicFolder, sentences } from './sources.ts';

type Font = { name: string; weight: 500 | 800; data: Buffer };
type Satori = (card: ReactNode, options: { width: number; height: number; fonts: Font[] }) => Promise<string>;
type Resvg = new (svg: string) => { render(): { asPng(): Buffer } };
type Sharp = (picture: Buffer) => {
  png(options: { palette: true; compressionLevel: 9; dither: 0 }): { toBuffer(): Promise<Buffer> };
};

const load = installTool('web/pictures');
const { default: satori } = (await load('satori')) as { default: Satori };
const { Resvg } = (await load('@resvg/resvg-js')) as { Resvg: Resvg };
const { default: sharp } = (await load('sharp')) as { default: Sharp };

const fonts = [
  { name: 'Bricolage Grotesque', weight: 800 as const, data: await fontFile('bricolage-grotesque', 800) },
  { name: 'Instrument Sans', weight: 500 as const, data: await fontFile('instrument-sans', 500) },
];
for (const [name, sentence] of sentences) {
  await write(name, await png(await satori(ShareCard({ sentence }), { width, height, fonts })));
}
for (const [name, svg] of iconDrawings(await readFile(faviconFile, 'utf8'))) {
  const picture = await png(svg);
  await write(name, name.endsWith('.ico') ? asIco(picture) : picture);
}
await writeFile(fingerprintFile, `${await fingerprint()}\n`);

async function png(svg: string): Promise<Buffer> {
  const picture = new Resvg(svg).render().asPng();
  // It has fewer colours than a palette can hold, so that nothing is lost but two thirds of its size.
  return sharp(picture).png({ palette: true, compressionLevel: 9, dither: 0 }).toBuffer();
}

async function fontFile(family: string, weight: number): Promise<Buffer> {
  const { resolve } = createRequire(import.meta.url);
  return readFile(resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`));
}

async function write(name: string, content: Uint8Array): Promise<void> {
  const file = join(publicFolder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
