// Files that the documentation names must exist.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const tests = new Set(
  ['server/src', 'e2e'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => basename(path)),
  ),
);

it.each(['docs/security.md'])('%s names tests that exist', (document) => {
  const named = readFileSync(document, 'utf8').matchAll(/`([\w.-]+\.(?:test|spec)\.tsx?)`/gu);
  const missing = [...named].map(([, name = '']) => name).filter((name) => !tests.has(name));
  expect(missing).toEqual([]);
});

const folders = ['contract', 'server', 'web', 'e2e', 'scripts', 'bench'];
const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `/${folder}/${path}`),
  )
  .filter((path) => !path.includes('/node_modules/'));

/** By name, or by a unique part of the path. Examples such as `x.test.ts` and `<noun>.ts` are skipped. */
function filesNamedIn(document: string): string[] {
  const named = document.matchAll(/`((?:[\w.-]+\/)*[\w-]+(?:\.\w+)*\.(?:tsx?|mjs))`/gu);
  return [...named].map(([, name = '']) => name).filter((name) => !name.startsWith('x.'));
}

it.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/operating.md', 'docs/scaling.md'])(
  '%s names files that exist',
  (document) => {
    const named = filesNamedIn(readFileSync(document, 'utf8'));
    expect(named.filter((name) => !files.some((path) => path.endsWith(`/${name}`)))).toEqual([]);
  },
);

/** Links to other files of the repository, without their anchor. */
function linksIn(document: string): string[] {
  return [...document.matchAll(/\]\((?!https?:|#)([^)#]+)/gu)].map(([, link = '']) => link);
}

const documents = readdirSync('docs').filter((name) => name.endsWith('.md'));

it.each(['README.md', 'CONTRIBUTING.md', ...documents.map((name) => join('docs', name))])(
  '%s links to files that exist',
  (document) => {
    const links = linksIn(readFileSync(document, 'utf8'));
    expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([]);
  },
);

it('finds the files that are linked, and no web pages', () => {
  const document =
    'See [decision 44](docs/decisions/x.md), [there](#here), [a](b.md#c) and [web](https://x.example).';
  expect(linksIn(document)).toEqual(['docs/decisions/x.md', 'b.md']);
});

it('finds the files that are named, and misses one that is gone', () => {
  const document =
    'As `queue-dm.ts` and `gate/check-draft.ts` do, in `x.test.ts` and `<noun>.ts`, unlike `gone.ts`.';
  expect(filesNamedIn(document)).toEqual(['queue-dm.ts', 'gate/check-draft.ts', 'gone.ts']);
  expect(filesNamedIn(readFileSync('docs/architecture.md', 'utf8')).length).toBeGreaterThan(10);
});
