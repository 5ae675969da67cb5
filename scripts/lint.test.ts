// The linter finds what we rely on it for: each fault is planted once, in a folder with our configuration.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { plant } from './testing/plant.ts';

type Report = { diagnostics: { code: string }[] };

async function faultsIn(file: string, text: string, flags: string[] = []): Promise<string[]> {
  const cwd = await plant({
    [file]: text,
    '.oxlintrc.json': await readFile('.oxlintrc.json', 'utf8'),
    'tsconfig.json': await readFile('tsconfig.base.json', 'utf8'),
  });
  const linting = promisify(execFile)(resolve('node_modules/.bin/oxlint'), ['-f', 'json', ...flags], { cwd });
  const { stdout } = await linting.catch((failed: { stdout: string }) => failed);
  const { diagnostics } = JSON.parse(stdout) as Report;
  return diagnostics.map(({ code }) => code);
}

const restricted = 'eslint(no-restricted-properties)';

it.each([
  ['server/src/lib/a.ts', 'export const a = process.env.SECRET;'],
  ['server/src/main.ts', "export const a = process['env']['SECRET'];"],
  ['web/src/lib/a.ts', 'const { env } = process;\nexport const a = env.SECRET;'],
  ['contract/src/a.ts', 'export const a = globalThis.process.env.SECRET;'],
])('the environment read in %s is found: %s', async (file, text) => {
  expect(await faultsIn(file, text)).toEqual([restricted]);
});

it.each(['server/src/config.ts', 'server/src/testing/a.ts', 'server/src/a.test.ts'])(
  '%s may read it',
  async (file) => {
    expect(await faultsIn(file, 'export const a = process.env.SECRET;')).toEqual([]);
  },
);

it('a type that does not fit is found', async () => {
  const found = await faultsIn('server/src/lib/a.ts', "export const a: number = 'one';", [
    '--type-aware',
    '--type-check',
  ]);
  expect(found).toEqual(['typescript(TS2322)']);
});

it('a floating promise is found', async () => {
  const text = 'export function a(): void {\n  Promise.resolve();\n}\n';
  expect(await faultsIn('server/src/lib/a.ts', text, ['--type-aware'])).toEqual([
    'typescript(no-floating-promises)',
  ]);
});
