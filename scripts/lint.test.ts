// The linter finds what we rely on it for: each fault is planted once, in a folder with our configuration.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { delimiter, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { plant } from './testing/plant.ts';

type Report = { diagnostics: { code: string; filename: string }[] };

/** What is found in each of the files; all of them in one run, because starting the linter takes longest. */
async function faultsIn(
  files: Record<string, string>,
  flags: string[] = [],
): Promise<Record<string, string[]>> {
  const cwd = await plant({
    ...files,
    '.oxlintrc.json': await readFile('.oxlintrc.json', 'utf8'),
    'tsconfig.json': await readFile('tsconfig.base.json', 'utf8'),
  });
  // From another folder, the linter finds its type checker by the PATH only.
  const bin = resolve('node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` };
  const linting = promisify(execFile)(resolve(bin, 'oxlint'), ['-f', 'json', ...flags], { cwd, env });
  const { stdout } = await linting.catch((failed: { stdout: string }) => failed);
  const found = Object.fromEntries(Object.keys(files).map((file): [string, string[]] => [file, []]));
  if (!stdout.startsWith('{')) throw new Error(`The linter did not run: ${stdout}`);
  for (const { code, filename } of (JSON.parse(stdout) as Report).diagnostics)
    (found[filename] ??= []).push(code);
  return found;
}

it('the environment is read by the configuration and by tests only', async () => {
  const restricted = ['eslint(no-restricted-properties)'];
  const read = 'export const a = process.env.SECRET;\n';
  const files = {
    'server/src/lib/a.ts': read,
    'server/src/main.ts': "export const a = process['env']['SECRET'];\n",
    'web/src/lib/a.ts': 'const { env } = process;\nexport const a = env.SECRET;\n',
    'contract/src/a.ts': 'export const a = globalThis.process.env.SECRET;\n',
    'server/src/config.ts': read,
    'server/src/testing/a.ts': read,
    'server/src/a.test.ts': read,
  };
  expect(await faultsIn(files)).toEqual({
    'server/src/lib/a.ts': restricted,
    'server/src/main.ts': restricted,
    'web/src/lib/a.ts': restricted,
    'contract/src/a.ts': restricted,
    'server/src/config.ts': [],
    'server/src/testing/a.ts': [],
    'server/src/a.test.ts': [],
  });
});

it('types that do not fit are found, and floating promises', async () => {
  const files = {
    'server/src/lib/a.ts': "export const a: number = 'one';\n",
    'server/src/lib/b.ts': 'export function b(): void {\n  Promise.resolve();\n}\n',
  };
  expect(await faultsIn(files, ['--type-aware', '--type-check'])).toEqual({
    'server/src/lib/a.ts': ['typescript(TS2322)'],
    'server/src/lib/b.ts': ['typescript(no-floating-promises)'],
  });
});
