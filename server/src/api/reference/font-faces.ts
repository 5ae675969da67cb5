// The product's own fonts, under the hashed names of the web build.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const families: Record<string, { name: string; weights: string }> = {
  'bricolage-grotesque': { name: 'Bricolage Grotesque Variable', weights: '200 800' },
  'instrument-sans': { name: 'Instrument Sans Variable', weights: '400 700' },
  'jetbrains-mono': { name: 'JetBrains Mono Variable', weights: '100 800' },
};

export async function fontFaces(webDist: string): Promise<string> {
  const files = await readdir(join(webDist, 'assets'));
  return files.map(fontFace).join('');
}

function fontFace(file: string): string {
  const family = families[/^(.+)-latin-wght-normal-[\w-]+\.woff2$/.exec(file)?.[1] ?? ''];
  if (!family) return '';
  return `@font-face { font-family: '${family.name}'; font-weight: ${family.weights}; font-display: swap; src: url('/assets/${file}') format('woff2'); }\n`;
}
