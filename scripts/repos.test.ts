// A repo may be read by any feature, but only its own feature's use cases change its tables. A function's name says which of the two it
// does, and is checked against its SQL.
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

type Sources = Record<string, string>;

const readingName = /^(find|list|count|is|has|was)[A-Z]/;
const lockingName = /^lock[A-Z]/;
const writing = /\.(insert|update|delete)\(|\b(insert into|delete from|update \S+ set)\b|\bdeleteInBatches\(/;
const locking = /\.for\('|\bfor (no key )?(update|share|key share)\b|\bpg_advisory_xact_lock\b/;

/** What each exported function of a repo does, directly or through others of the same file. */
function functionsOf(source: string): { name: string; text: string }[] {
  const file = ts.createSourceFile('x.repo.ts', source, ts.ScriptTarget.Latest, true);
  const texts = new Map<string, string>();
  const exported: string[] = [];
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      texts.set(statement.name.text, statement.getText());
      if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
        exported.push(statement.name.text);
    }
    if (ts.isVariableStatement(statement))
      for (const one of statement.declarationList.declarations) texts.set(one.name.getText(), one.getText());
  }
  const withHelpers = (name: string, seen = new Set<string>()): string => {
    if (seen.has(name)) return '';
    seen.add(name);
    const text = texts.get(name) ?? '';
    const used = [...texts.keys()].filter((other) => new RegExp(String.raw`\b${other}\b`).test(text));
    return [text, ...used.map((other) => withHelpers(other, seen))].join('\n');
  };
  return exported.map((name) => ({ name, text: withHelpers(name) }));
}

function misnamed(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([path, source]) =>
    path.endsWith('.repo.ts') ? functionsOf(source).flatMap((one) => whyMisnamed(path, one)) : [],
  );
}

function whyMisnamed(path: string, { name, text }: { name: string; text: string }): string[] {
  const writes = writing.test(text);
  const locks = !writes && locking.test(text);
  const isRight = writes
    ? !readingName.test(name) && !lockingName.test(name)
    : (locks ? lockingName : readingName).test(name);
  return isRight ? [] : [`${path}: ${name} ${writes ? 'writes' : locks ? 'locks' : 'only reads'}`];
}

/** Repo functions imported where they are not allowed: by other features, routes, or code outside features. */
function reachedFor(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([path, source]) => {
    if (/\.test\.ts$|\/testing\//.test(path)) return [];
    const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
    return file.statements.flatMap((statement) => {
      const from = specifierOf(statement);
      if (!from?.endsWith('.repo.ts')) return [];
      const isHome = featureOf(path) === featureOf(join(dirname(path), from));
      if (isHome && !path.endsWith('.routes.ts')) return [];
      const allowed = path.endsWith('.routes.ts') ? [readingName] : [readingName, lockingName];
      return namesOf(statement)
        .filter((name) => !allowed.some((pattern) => pattern.test(name)))
        .map((name) => `${path}: ${name} of ${from}`);
    });
  });
}

const featureOf = (path: string) => /\/features\/([^/]+)\//.exec(path)?.[1];

function specifierOf(statement: ts.Statement): string | undefined {
  const isFrom = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
  const specifier = isFrom ? statement.moduleSpecifier : undefined;
  return specifier && ts.isStringLiteral(specifier) ? specifier.text : undefined;
}

/** Values only: types may be imported anywhere. */
function namesOf(statement: ts.Statement): string[] {
  if (!ts.isImportDeclaration(statement)) return ['what it hands on'];
  const clause = statement.importClause;
  if (!clause || clause.isTypeOnly) return [];
  const { namedBindings } = clause;
  if (!namedBindings || !ts.isNamedImports(namedBindings)) return ['everything'];
  return namedBindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text);
}

async function readSources(folder: string): Promise<Sources> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.d)\.ts$/.test(name));
  const paths = names.map((name) => join(folder, name));
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const)),
  );
}

it('repo functions are named after what they do, and only reads are open to other features', async () => {
  const sources = await readSources('server/src');
  expect(Object.keys(sources).filter((path) => path.endsWith('.repo.ts')).length).toBeGreaterThan(10);
  expect(misnamed(sources)).toEqual([]);
  expect(reachedFor(sources)).toEqual([]);
});

const select = 'await tx.select().from(rows)';

it.each([
  ['findRow', `${select}.for('update')`, 'locks'],
  ['listRows', 'await db.execute(sql`delete from rows`)', 'writes'],
  ['countRows', 'await touch(db)', 'writes'],
  ['readRow', select, 'only reads'],
  ['lockRow', select, 'only reads'],
  ['lockRows', 'await tx.update(rows).set({ taken: true })', 'writes'],
])('%s is a wrong name for what it does', (name, does, told) => {
  const helper = 'const touch = (db: Db) => db.insert(rows).values({});';
  const repo = `${helper}\nexport async function ${name}(db: Db) { ${does}; }\n`;
  expect(misnamed({ 'server/src/features/a/a.repo.ts': repo })).toEqual([
    `server/src/features/a/a.repo.ts: ${name} ${told}`,
  ]);
});

const importing = (names: string, from: string) => `import ${names} from '${from}';\n`;

it.each([
  ['another feature', 'server/src/features/b/do.ts', '{ updateRow }', '../a/a.repo.ts', 'updateRow'],
  [
    'another feature',
    'server/src/features/b/do.ts',
    '{ updateRow as findRow }',
    '../a/a.repo.ts',
    'updateRow',
  ],
  ['another feature', 'server/src/features/b/do.ts', '* as repo', '../a/a.repo.ts', 'everything'],
  ['a route of its own', 'server/src/features/a/a.routes.ts', '{ lockRow }', './a.repo.ts', 'lockRow'],
  ['the worker', 'server/src/worker/do.ts', '{ deleteRow }', '../features/a/a.repo.ts', 'deleteRow'],
])('%s is caught: %s imports %s', (_, path, names, from, told) => {
  expect(reachedFor({ [path]: importing(names, from) })).toEqual([`${path}: ${told} of ${from}`]);
});

it.each([
  ['server/src/features/a/do.ts', '{ updateRow }', './a.repo.ts'],
  ['server/src/features/a/part/do.ts', '{ updateRow }', '../a.repo.ts'],
  ['server/src/features/b/do.ts', '{ findRow, lockRow, type Row }', '../a/a.repo.ts'],
  ['server/src/features/a/a.routes.ts', '{ listRows }', './a.repo.ts'],
])('%s may import %s of %s', (path, names, from) => {
  expect(reachedFor({ [path]: importing(names, from) })).toEqual([]);
});
