// The size budget of the front page, as the browser receives it. Runs after the build and fails if it is exceeded.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readManifest, scriptsOf } from '../web/manifest.mjs';

const kilobyte = 1024;
const budgets = { scripts: 110 * kilobyte, styles: 16 * kilobyte, fonts: 80 * kilobyte, html: 16 * kilobyte };

/** What a page loads at once, in bytes: text gzipped, fonts as they are. */
export async function weigh(dist, page) {
  const html = await readFile(join(dist, page), 'utf8');
  const named = (pattern) => [...html.matchAll(pattern)].map(([, file]) => file);
  const [, later = ''] = /data-chunks="([^"]*)"/.exec(html) ?? [];
  const scripts = await withImports(dist, [
    ...named(/(?:src|modulepreload" crossorigin href)="\/([^"]+\.js)"/g),
    ...later.split(' ').filter(Boolean),
  ]);
  return {
    scripts: await total(dist, scripts, zipped),
    styles: await total(dist, named(/rel="stylesheet"[^>]* href="(\/[^"]+\.css)"/g), zipped),
    fonts: await total(dist, named(/rel="preload" href="(\/[^"]+\.woff2)"/g), (content) => content.length),
    html: zipped(html),
    unsizedImages: named(/(<img(?![^>]*\swidth=)[^>]*>)/g),
  };
}

export function faultsOf(weight) {
  const faults = Object.entries(budgets)
    .filter(([kind, limit]) => weight[kind] === 0 || weight[kind] > limit)
    .map(([kind, limit]) => `${kind}: ${inWords(weight[kind])} of at most ${inWords(limit)}`);
  return [...faults, ...weight.unsizedImages.map((image) => `an image without a size: ${image}`)];
}

/** Whatever else these files import at once. Files that were not built, such as the theme's, import nothing. */
async function withImports(dist, files) {
  const manifest = await readManifest(dist);
  const sources = Object.keys(manifest).filter((source) => files.includes(manifest[source].file));
  return [...new Set([...files, ...sources.flatMap((source) => scriptsOf(manifest, source))])];
}

async function total(dist, files, measure) {
  const sizes = files.map(async (file) => measure(await readFile(join(dist, file))));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const zipped = (content) => gzipSync(content, { level: 9 }).length;
const inWords = (bytes) => `${(bytes / kilobyte).toFixed(1)} KB`;

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const weight = await weigh(process.argv[2] ?? 'web/dist', 'index.html');
  for (const kind of Object.keys(budgets)) {
    console.log(`  ${kind}: ${inWords(weight[kind])} of ${inWords(budgets[kind])}`);
  }
  const faults = faultsOf(weight);
  for (const fault of faults) console.error(`✗ The front page is over its budget. ${fault}`);
  process.exit(faults.length > 0 ? 1 : 0);
}
