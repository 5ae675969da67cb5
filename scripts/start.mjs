// `npm start`: builds if the sources are newer than the build, then becomes the server.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

process.chdir(new URL('..', import.meta.url).pathname);

const sources = [
  'contract/src',
  'embedded-postgres/src',
  'server/src',
  'stand-ins/src',
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/icons.ts',
  'web/build.mjs',
  'scripts/build.mjs',
  'package-lock.json',
];
const results = ['server/dist/main.js', 'web/dist/app.html'];

if (await isStale()) buildIfPossible();
await import('../server/dist/main.js');

/** A production install has no build tools, and copying files or pruning packages makes sources look newer. */
function buildIfPossible() {
  if (['esbuild', 'vite'].every(isInstalled)) return build();
  if (results.every((file) => existsSync(file))) {
    console.log(
      'Starting the existing build: sources look newer, but the tools to build them are not installed.',
    );
    return;
  }
  console.error('There is no build yet. Run npm ci && npm run build first.');
  process.exit(1);
}

function isInstalled(name) {
  try {
    return Boolean(import.meta.resolve(name));
  } catch {
    return false;
  }
}

/** In a process of its own: the memory that building takes is several times what the server needs. */
function build() {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

async function isStale() {
  const built = Math.min(...(await Promise.all(results.map((file) => changedAt(file, 0)))));
  const edited = Math.max(...(await Promise.all(sources.map(newestBelow))));
  return edited > built;
}

async function newestBelow(path) {
  const entry = await stat(path).catch(() => undefined);
  if (!entry?.isDirectory()) return entry?.mtimeMs ?? 0;
  const below = (await readdir(path, { recursive: true })).filter((name) => !/\.test\.tsx?$/.test(name));
  return Math.max(...(await Promise.all(below.map((name) => changedAt(join(path, name), 0)))));
}

async function changedAt(file, missing) {
  return (await stat(file).catch(() => undefined))?.mtimeMs ?? missing;
}
