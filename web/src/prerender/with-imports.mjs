// Follows the static imports of built chunks; `import()` is loaded on demand.
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

/**
 * The files and all that they import, in the order in which they are found.
 *
 * @param {string} folder
 * @param {readonly string[]} files Paths below it.
 * @returns {Promise<string[]>}
 */
export async function withImports(folder, files) {
  const found = new Set(files);
  for (const file of found) {
    const code = await readFile(join(folder, file), 'utf8');
    for (const [, name = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      found.add(posix.join(posix.dirname(file), name));
  }
  return [...found];
}
