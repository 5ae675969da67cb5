// Use cases and repos use the product's own names; only routes and presenters know the field names of the contract.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@opener/contract';
import ts from 'typescript';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

/** These may name them: the wire is their subject. */
const presenting = /\.routes\.ts$|\/present(-[a-z-]+)?\.ts$|\.test\.ts$|\/testing\//;
const others = new Set([
  // The stored document of a voice has the same fields.
  'server/src/features/writing/voice-document.ts',
  // The contract's limits are named after its fields.
  'server/src/features/writing/bound-request.ts',
]);

/** Names of fields with an underscore that are not also a value, such as the state `by_hand`. */
function wireNames(): Set<string> {
  const fields = new Set<string>();
  const values = new Set<string>();
  const seen = new Set<unknown>();
  const read = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
    seen.add(schema);
    if (schema instanceof z.ZodMiniObject) for (const name of Object.keys(schema.def.shape)) fields.add(name);
    if (schema instanceof z.ZodMiniEnum) for (const value of schema.options) values.add(String(value));
    const { def } = schema as { def?: object };
    const parts = schema instanceof z.ZodMiniType ? { ...def, ...(def as { shape?: object }).shape } : schema;
    Object.values(parts).forEach(read);
  };
  for (const { params, query, body, answer } of calls) read([params, query, body, answer]);
  return new Set([...fields].filter((name) => name.includes('_') && !values.has(name)));
}

function wireNamesIn(path: string, source: string, names: Set<string>): string[] {
  const found = new Set<string>();
  const read = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && names.has(node.text)) found.add(`${path}: ${node.text}`);
    ts.forEachChild(node, read);
  };
  read(ts.createSourceFile(path, source, ts.ScriptTarget.Latest));
  return [...found];
}

it('rules and queries do not speak the language of the wire', async () => {
  const names = wireNames();
  expect(names.size).toBeGreaterThan(40);
  const root = 'server/src/features';
  const paths = (await readdir(root, { recursive: true })).map((name) => join(root, name));
  const read = paths.filter((path) => path.endsWith('.ts') && !presenting.test(path) && !others.has(path));
  expect(read.length).toBeGreaterThan(150);
  const found = await Promise.all(
    read.map(async (path) => wireNamesIn(path, await readFile(path, 'utf8'), names)),
  );
  expect(found.flat()).toEqual([]);
});

it.each([
  ['a field that is built', 'const answer = { total_earned: 10 };'],
  ['a field that is read', 'const earned = credits.total_earned;'],
  ['a field that is taken apart', 'const { total_earned: earned } = credits;'],
])('%s is found', (_, source) => {
  expect(wireNamesIn('do.ts', source, wireNames())).toEqual(['do.ts: total_earned']);
});
