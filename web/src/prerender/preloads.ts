// What a page needs at once is named in its head, so that the browser asks for it before it has read any script.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The two families that every page shows; the third is fetched where it is needed. */
export function fontPreloads(assets: readonly string[]): string[] {
  return ['bricolage-grotesque', 'instrument-sans'].map((family) => {
    const file = assets.find((name) => name.startsWith(`${family}-latin-wght-normal`));
    if (!file) throw new Error(`No latin subset of ${family} was built`);
    return `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin />`;
  });
}

/** The screen's own chunk and what it imports: `LandingScreen` lives in `landing-screen-….js`. */
export async function screenPreloads(
  folder: string,
  assets: readonly string[],
  screen: string,
): Promise<string[]> {
  const name = screen.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  const chunk = assets.find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
  if (!chunk) throw new Error(`${screen} has no chunk of its own: it belongs into ${name}.tsx`);
  const imported = [
    ...(await readFile(join(folder, chunk), 'utf8')).matchAll(/from\s*["'`]\.\/([^"'`]+\.js)/g),
  ];
  return [chunk, ...imported.map(([, file]) => file ?? '')];
}

export function modulePreload(file: string): string {
  return `<link rel="modulepreload" crossorigin href="/assets/${file}">`;
}
