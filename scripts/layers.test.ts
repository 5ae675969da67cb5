// The dependency rules between modules hold, and the checker really read every module.
import { mkdir, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, it } from 'vitest';
import { plant } from './testing/plant.ts';

const { featureOrder, forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const roots = ['contract/src', 'embedded-postgres/src', 'server/src', 'stand-ins/src', 'web/src'];

async function read(baseDir: string): Promise<ICruiseResult> {
  const { tsConfig: _, ...rest } = options;
  const { output } = await cruise(roots, { ...rest, baseDir, validate: true, ruleSet: { forbidden } });
  if (typeof output === 'string') throw new Error(output);
  return output;
}

async function sourcesBelow(root: string): Promise<string[]> {
  const names = await readdir(root, { recursive: true });
  return names.filter((name) => /(?<!\.d)\.tsx?$/.test(name)).map((name) => join(root, name));
}

async function violationsIn(files: Record<string, string>) {
  const folder = await plant(files);
  for (const root of roots) await mkdir(join(folder, root), { recursive: true });
  const { summary } = await read(folder);
  return summary.violations;
}

async function rulesBrokenBy(files: Record<string, string>): Promise<string[]> {
  return (await violationsIn(files)).map(({ rule }) => rule.name);
}

it('reads every module, and finds each in its place', async () => {
  const { modules, summary } = await read(process.cwd());
  const files = (await Promise.all(roots.map(sourcesBelow))).flat();
  const seen = new Set(modules.map((module) => module.source));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !seen.has(file))).toEqual([]);
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
});

const features = 'server/src/features';
const names = featureOrder as string[];

it('every feature has its place in the order', async () => {
  const folders = await readdir(features);
  expect(folders.toSorted()).toEqual(names.toSorted());
});

const placeRules = names.slice(1).map((feature) => `${feature}-keeps-its-place`);

/** A file in every feature, with the given imports. */
function plantFeatures(importsOf: (place: number) => string[]): Record<string, string> {
  const files = names.map((feature, place) => {
    const others = importsOf(place);
    const imports = others.map((name) => `import { x as ${name} } from '../${name}/do.ts';\n`).join('');
    return [`${features}/${feature}/do.ts`, `${imports}export const x = [${others.join(', ')}];\n`];
  });
  return Object.fromEntries(files);
}

it.each([
  ['right above it', (place: number) => names.slice(place - 1, place)],
  ['on top', () => names.slice(0, 1)],
])('no feature may import the one %s', async (_, upper) => {
  const found = await rulesBrokenBy(plantFeatures((place) => (place === 0 ? [] : upper(place))));
  expect(found.toSorted()).toEqual(placeRules.toSorted());
});

it('a feature may import each below it', async () => {
  expect(await rulesBrokenBy(plantFeatures((place) => names.slice(place + 1)))).toEqual([]);
});

const planted = [
  ['contract-stands-alone', 'contract/src/dm.ts', '../../server/src/x.ts', 'server/src/x.ts'],
  ['launcher-stands-alone', 'embedded-postgres/src/a.ts', '../../server/src/x.ts', 'server/src/x.ts'],
  ['stand-ins-stand-alone', 'stand-ins/src/a.ts', '../../server/src/x.ts', 'server/src/x.ts'],
  ['stand-ins-behind-ports', 'server/src/lib/a.ts', '../../../stand-ins/src/x.ts', 'stand-ins/src/x.ts'],
  ['web-not-server', 'web/src/main.ts', '../../server/src/x.ts', 'server/src/x.ts'],
  ['web-lib-is-below', 'web/src/lib/a.ts', '../features/x/x.ts', 'web/src/features/x/x.ts'],
  ['web-features-not-app', 'web/src/features/a/a.ts', '../../app/root.ts', 'web/src/app/root.ts'],
  ['server-lib-is-below', 'server/src/lib/b.ts', '../db/database.ts', 'server/src/db/database.ts'],
  ['db-is-below', 'server/src/db/a.ts', '../features/x/do.ts', 'server/src/features/x/do.ts'],
  ['features-not-entry-points', 'server/src/features/a/do.ts', '../../api/app.ts', 'server/src/api/app.ts'],
  ['providers-are-leaves', 'server/src/providers/mail/http.ts', '../../wiring.ts', 'server/src/wiring.ts'],
  ['features-are-not-measuring', 'server/src/lib/c.ts', '../metrics/x.ts', 'server/src/metrics/x.ts'],
  ['no-testing-in-product', 'server/src/main.ts', './testing/fake.ts', 'server/src/testing/fake.ts'],
  ['web-features-not-siblings', 'web/src/features/b/b.ts', '../x/x.ts', 'web/src/features/x/x.ts'],
  ['ui-has-no-business', 'web/src/ui/button.ts', '../features/x/x.ts', 'web/src/features/x/x.ts'],
  [
    'features-know-ports-only',
    'server/src/features/b/do.ts',
    '../../providers/mail/smtp.ts',
    'server/src/providers/mail/smtp.ts',
  ],
  ['server-not-web', 'server/src/job.ts', '../../web/src/x.ts', 'web/src/x.ts'],
] as const;

const importing = (specifier: string) => `import { x } from '${specifier}';\nexport const y = x;\n`;

/** Each in a file of its own, to be read together: the rules themselves are examined for each reading, which takes longer. */
const faults = {
  ...Object.fromEntries(planted.map(([, , , to]) => [to, 'export const x = 1;\n'])),
  ...Object.fromEntries(planted.map(([, from, specifier]) => [from, importing(specifier)])),
  'server/src/lib/env.ts': importing('node:process'),
  'server/src/worker/a.ts': importing('prom-client'),
  'server/src/metrics/a.ts': importing('prom-client'),
  'server/src/lib/egg.ts': "import { hen } from './hen.ts';\nexport const egg = () => hen;\n",
  'server/src/lib/hen.ts': "import { egg } from './egg.ts';\nexport const hen = () => egg;\n",
};

let found: ReturnType<typeof violationsIn> | undefined;

/** Read by whichever test comes first. */
async function rulesBrokenIn(file: string): Promise<string[]> {
  expect(Object.keys(faults)).toContain(file);
  found ??= violationsIn(faults);
  return (await found).filter(({ from }) => from === file).map(({ rule }) => rule.name);
}

it.each(planted)('%s is caught', async (rule, from) => {
  expect(await rulesBrokenIn(from)).toEqual([rule]);
});

it('only-config-reads-env is caught', async () => {
  expect(await rulesBrokenIn('server/src/lib/env.ts')).toEqual(['only-config-reads-env']);
});

it('only-metrics-know-prometheus is caught', async () => {
  expect(await rulesBrokenIn('server/src/worker/a.ts')).toEqual(['only-metrics-know-prometheus']);
  expect(await rulesBrokenIn('server/src/metrics/a.ts')).toEqual([]);
});

it('no-cycles is caught', async () => {
  const both = [
    ...(await rulesBrokenIn('server/src/lib/egg.ts')),
    ...(await rulesBrokenIn('server/src/lib/hen.ts')),
  ];
  expect(new Set(both)).toEqual(new Set(['no-cycles']));
});

it('what is imported by mistake breaks no rule itself', async () => {
  for (const [, , , to] of planted) expect(await rulesBrokenIn(to)).toEqual([]);
});

it('every rule is proved by a planted fault', () => {
  const others = ['only-config-reads-env', 'only-metrics-know-prometheus', 'no-cycles'];
  const proved = [...placeRules, ...planted.map(([rule]) => rule), ...others];
  expect(forbidden.map(({ name }: { name: string }) => name).sort()).toEqual(proved.toSorted());
});
