// Builds the browser side into dist/: the bundle, the prerendered pages, and a compressed copy beside every text file.
import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const dist = join(here, 'dist');
const run = promisify(execFile);

export async function buildWeb() {
  const common = {
    root: here,
    configFile: join(here, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
  };
  await build(common);

  // Inside dist, which nobody keeps, and gone again before anybody serves it.
  const workshop = join(dist, '.prerender');
  await build({
    ...common,
    build: { ssr: 'src/prerender.tsx', outDir: workshop, emptyOutDir: true, copyPublicDir: false },
  });
  await run(process.execPath, [join(workshop, 'prerender.js'), dist], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await rm(workshop, { recursive: true });
  await compressAll(dist);
}

const textual = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.xml']);

async function compressAll(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && textual.has(extname(entry.name)));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const content = await readFile(file);
      const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, brotli));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
