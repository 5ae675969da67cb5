// Adds preload links to a page, so that the browser can fetch its chunks before it has read any script.
import { withImports } from './with-imports.mjs';

/** The two font families of every page; the third is loaded on demand. */
export function fontPreloads(assets: readonly string[]): string[] {
  return ['bricolage-grotesque', 'instrument-sans'].map((family) => {
    const file = assets.find((name) => name.startsWith(`${family}-latin-wght-normal`));
    if (!file) throw new Error(`No latin subset of ${family} was built`);
    return `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin />`;
  });
}

/** A chunk and its static imports: `LandingScreen` is in `landing-screen-….js`. */
export async function chunksOf(
  folder: string,
  assets: readonly string[],
  component: string,
): Promise<string[]> {
  const name = component.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  const chunk = assets.find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
  if (!chunk) throw new Error(`${component} has no chunk of its own: it belongs into ${name}.tsx`);
  return withImports(folder, [chunk]);
}

export function modulePreload(file: string): string {
  return `<link rel="modulepreload" crossorigin href="/assets/${file}">`;
}

/** Styles and the theme block painting, so they come before fonts and scripts. */
export function paintedFirst(html: string): string {
  const needed = html.match(/<script src="\/theme\.js"><\/script>|<link rel="stylesheet"[^>]*>/g) ?? [];
  if (needed.length < 2) throw new Error('The page lacks its theme or its styles');
  const without = needed.reduce((rest, tag) => rest.replace(tag, ''), html);
  return without.replace('<title>', `${needed.join('\n    ')}\n    <title>`);
}
