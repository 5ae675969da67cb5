// Checks WCAG AA contrast for every pair of colours that the primitives use, in both themes, computed from the tokens.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, type Oklch } from './contrast.ts';

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');
const [lightCss = '', darkCss = ''] = css.split("[data-theme='dark']");
const light = read(lightCss);
const themes = [
  ['light', light],
  ['dark', new Map([...light, ...read(darkCss)])],
] as const;

const surfaces = ['paper', 'card', 'well'];
const text: [string, string[]][] = [
  ['ink', [...surfaces, 'blue-soft', 'tint-1', 'tint-2', 'tint-3', 'tint-4', 'tint-5', 'tint-6']],
  ['muted', surfaces],
  ['text-blue', [...surfaces, 'blue-soft']],
  ['text-red', [...surfaces, 'red-soft']],
  ['green', [...surfaces, 'green-soft']],
  ['amber', [...surfaces, 'amber-soft']],
  ['on-blue', ['blue', 'blue-press']],
  ['on-red', ['red', 'red-press']],
  ['on-marker', ['marker']],
  ['paper', ['ink']],
];
const controls: [string, string[]][] = [
  ['edge', surfaces],
  ['focus', [...surfaces, 'blue-soft', 'red-soft']],
  ['bar', surfaces],
  ['green', surfaces],
  ['background-amber', ['paper', 'card']],
  ['border-red', surfaces],
  ['blue', ['paper', 'card']],
];

describe.each(themes)('the %s theme', (_name, colours) => {
  it.each(pairs(text))('writes %s on %s at 4.5:1 or more', (front, back) => {
    expect(contrast(colour(colours, front), colour(colours, back))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(controls))('draws %s on %s at 3:1 or more', (front, back) => {
    expect(contrast(colour(colours, front), colour(colours, back))).toBeGreaterThanOrEqual(3);
  });
});

function pairs(list: [string, string[]][]): [string, string][] {
  return list.flatMap(([front, backs]) => backs.map((back): [string, string] => [front, back]));
}

function colour(colours: ReadonlyMap<string, Oklch>, name: string): Oklch {
  const found = colours.get(name);
  if (!found) throw new Error(`no token for ${name}`);
  return found;
}

function read(block: string): Map<string, Oklch> {
  const found = block.matchAll(
    /--(text-color|border-color|background-color|color)-([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g,
  );
  return new Map(
    [...found].map(([, kind, name, l, c, h]) => [
      kind === 'color' ? `${name}` : `${kind?.replace('-color', '')}-${name}`,
      { l: Number(l), c: Number(c), h: Number(h) },
    ]),
  );
}
