// Builds what `npm start` runs: the web app into web/dist, the server into server/dist.
import { cp, readFile, rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import { buildWeb } from '../web/build.mjs';

export async function buildServer() {
  const { dependencies } = JSON.parse(await readFile('server/package.json', 'utf8'));
  await rm('server/dist', { recursive: true, force: true });
  await build({
    entryPoints: ['server/src/main.ts'],
    outfile: 'server/dist/main.js',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    // Our own workspaces are bundled; npm packages are resolved at run time.
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@opener/')),
    logLevel: 'warning',
  });
  // esbuild's helper process would otherwise stay as long as ours.
  await stop();
  await cp('server/src/db/migrations', 'server/dist/migrations', { recursive: true });
}

async function buildAll() {
  const began = Date.now();
  console.log('Building the browser side');
  await buildWeb();
  console.log('Building the server');
  await buildServer();
  console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await buildAll();
