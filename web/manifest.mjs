// What was built, by source file: Vite's manifest. Nothing else knows the names of built files.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @typedef {Record<string, { file: string, imports?: string[] }>} Manifest */

/**
 * @param {string} dist
 * @returns {Promise<Manifest>}
 */
export async function readManifest(dist) {
  return JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
}

/**
 * The built file of a source, without the leading slash of its address.
 *
 * @param {Manifest} manifest
 * @param {string} source
 */
export function builtFile(manifest, source) {
  const built = manifest[source];
  if (!built) throw new Error(`${source} was not built into a file of its own`);
  return built.file;
}

/**
 * The scripts of a source and of its static imports; `import()` is loaded on demand.
 *
 * @param {Manifest} manifest
 * @param {string} source
 * @returns {string[]}
 */
export function scriptsOf(manifest, source, found = new Set()) {
  if (!found.has(builtFile(manifest, source))) {
    found.add(builtFile(manifest, source));
    for (const imported of manifest[source]?.imports ?? []) scriptsOf(manifest, imported, found);
  }
  return [...found];
}
