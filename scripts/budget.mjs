// The size budget of the front page, as the browser receives it, and how many files a screen of the app takes. Runs after the build and
// fails if one is exceeded.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readManifest, scriptsOf } from '../web/manifest.mjs';

const kilobyte = 1024;
const budgets = { scripts: 110 * kilobyte, styles: 16 * kilobyte, fonts: 80 * kilobyte, html: 16 * kilobyte };
const mostFiles = 30;

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

/** The screens of the app, each with how many scripts it loads. */
async function countFiles(dist) {
  const manifest = await readManifest(dist);
  const frame = ['index.html', 'src/main.tsx', 'src/app/app-layout.tsx'];
  const screens = Object.keys(manifest).filter((source) => source.startsWith('src/app/screens/'));
  return screens.map((screen) => ({
    screen,
    files: new Set([...frame, screen].flatMap((source) => scriptsOf(manifest, source))).size,
  }));
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
  const dist = process.argv[2] ?? 'web/dist';
  const weight = await weigh(dist, 'index.html');
  for (const kind of Object.keys(budgets)) {
    console.log(`  ${kind}: ${inWords(weight[kind])} of ${inWords(budgets[kind])}`);
  }
  const faults = faultsOf(weight);
  for (const fault of faults) console.error(`✗ The front page is over its budget. ${fault}`);

  const screens = await countFiles(dist);
  const most = Math.max(...screens.map(({ files }) => files));
  console.log(`  scripts of a screen: ${most} of ${mostFiles} files`);
  const scattered = screens.filter(({ files }) => files > mostFiles);
  for (const { screen, files } of scattered) {
    console.error(
      `✗ ${screen} loads ${files} files: \`chunks\` in web/vite.config.ts should join more of them.`,
    );
  }
  process.exit(faults.length + scattered.length > 0 || screens.length === 0 ? 1 : 0);
}
