// `npm start`: builds when the sources are newer than the build, then becomes the server.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

process.chdir(new URL('..', import.meta.url).pathname);

const sources = [
  'contract/src',
  'server/src',
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/build.mjs',
  'scripts/build.mjs',
  'package-lock.json',
];
const results = ['server/dist/main.js', 'web/dist/app.html'];

if (await isStale()) {
  const { buildAll } = await import('./build.mjs');
  await buildAll();
}
await import('../server/dist/main.js');

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
