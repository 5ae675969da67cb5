// The sources of the pictures, and their stored fingerprint.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { cardPath } from '../src/prerender/head.ts';
import { listedPaths, listingOf } from '../src/prerender/listing.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const publicFolder = here('../public');
export const faviconFile = here('../public/favicon.svg');
export const fingerprintFile = here('./drawn-from.txt');

const files = [
  faviconFile,
  here('../src/features/site/scene/examples.data.ts'),
  ...['share-card.tsx', 'icons.ts', 'draw.ts', 'package-lock.json'].map((name) => here(name)),
];

/** The sentence of each share card, by the file's address. */
export const sentences = new Map(listedPaths.map((path) => [cardPath(path), listingOf(path).card]));

export async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([...sentences]));
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}
