// Which built files a page needs, so that the browser can fetch them before it has read any script.
import { builtFile, scriptsOf, type Manifest } from '../../manifest.mjs';

/** The two font families of every page; the third is loaded on demand. */
export function fontPreloads(manifest: Manifest): string[] {
  return ['bricolage-grotesque', 'instrument-sans'].map((family) => {
    const source = `../node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
    return `<link rel="preload" href="/${builtFile(manifest, source)}" as="font" type="font/woff2" crossorigin />`;
  });
}

/** The scripts of a screen: `LandingScreen` is in `landing-screen.tsx`. */
export function screenScripts(manifest: Manifest, component: string): string[] {
  const name = component.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  const source = Object.keys(manifest).find((key) => key.endsWith(`/${name}.tsx`));
  if (!source) throw new Error(`${component} has no chunk of its own: it belongs into ${name}.tsx`);
  return scriptsOf(manifest, source);
}

export function modulePreload(file: string): string {
  return `<link rel="modulepreload" crossorigin href="/${file}">`;
}

/** Styles and the theme block painting, so they come before fonts and scripts. */
export function paintedFirst(html: string): string {
  const needed = html.match(/<script src="\/theme\.js"><\/script>|<link rel="stylesheet"[^>]*>/g) ?? [];
  if (needed.length < 2) throw new Error('The page lacks its theme or its styles');
  const without = needed.reduce((rest, tag) => rest.replace(tag, ''), html);
  return without.replace('<title>', `${needed.join('\n    ')}\n    <title>`);
}
