// The directions between the rooms hold, and the checker that says so really read every module.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, expect, it } from 'vitest';

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const rooms = ['contract/src', 'server/src', 'web/src'];
const temporary: string[] = [];

afterAll(() => Promise.all(temporary.map((folder) => rm(folder, { recursive: true }))));

async function read(baseDir: string): Promise<ICruiseResult> {
  const { tsConfig: _, ...rest } = options;
  const { output } = await cruise(rooms, { ...rest, baseDir, validate: true, ruleSet: { forbidden } });
  if (typeof output === 'string') throw new Error(output);
  return output;
}

async function sourcesBelow(room: string): Promise<string[]> {
  const names = await readdir(room, { recursive: true });
  return names.filter((name) => /(?<!\.d)\.tsx?$/.test(name)).map((name) => join(room, name));
}

async function brokenHouse(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'layers-'));
  temporary.push(folder);
  for (const room of rooms) await mkdir(join(folder, room), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const { summary } = await read(folder);
  return summary.violations.map((violation) => violation.rule.name);
}

it('reads every module, and finds each in its room', { timeout: 60_000 }, async () => {
  const { modules, summary } = await read(process.cwd());
  const files = (await Promise.all(rooms.map(sourcesBelow))).flat();
  const seen = new Set(modules.map((module) => module.source));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !seen.has(file))).toEqual([]);
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
});

it.each([
  ['web-features-not-siblings', 'web/src/features/a/a.ts', '../b/b.ts', 'web/src/features/b/b.ts'],
  ['ui-has-no-business', 'web/src/ui/button.ts', '../features/a/a.ts', 'web/src/features/a/a.ts'],
  ['repos-stay-home', 'server/src/features/a/do.ts', '../b/b.repo.ts', 'server/src/features/b/b.repo.ts'],
  [
    'routes-hold-no-sql',
    'server/src/features/a/a.routes.ts',
    './a.repo.ts',
    'server/src/features/a/a.repo.ts',
  ],
  [
    'features-know-ports-only',
    'server/src/features/a/do.ts',
    '../../providers/mail/smtp.ts',
    'server/src/providers/mail/smtp.ts',
  ],
  ['server-not-web', 'server/src/main.ts', '../../web/src/x.ts', 'web/src/x.ts'],
])('%s is caught', async (rule, from, specifier, to) => {
  const found = await brokenHouse({
    [from]: `import { x } from '${specifier}';\nexport const y = x;\n`,
    [to]: 'export const x = 1;\n',
  });
  expect(found).toEqual([rule]);
});
