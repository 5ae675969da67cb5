// Sharding by person stays possible as long as no statement joins rows of two people (docs/scaling.md). Every statement that a test sends is
// planned once by PostgreSQL; wherever a plan reads two tables of people's data, each must be tied to an owner.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { aboutAccounts, owners } from './owners.ts';
import { hearStatements } from './statements.ts';

type PlanNode = { Plans?: PlanNode[]; [key: string]: unknown };

/** Joins by an id alone. The rows belong to the same person, so on several machines these need the owner as well. */
const exceptions: { part: string; why: string }[] = [
  {
    part: 'insert into "past_outcomes"',
    why: 'with the owner on both sides and without statistics, every message would be compared with every delivery',
  },
  {
    part: 'not exists (select 1 from deliveries d where d.message_id = m.id)',
    why: 'the same, in the list of unsent messages',
  },
  {
    part: 'update checkouts set looked_at',
    why: 'the rows themselves, found and marked in one statement by a sweep over everybody',
  },
];

/** Shared by the test files of a process, which send mostly the same statements. */
const planned = new Set<string>();

/** Notes what is sent over the pool. To be called after each test: throws if a statement joins people. */
export function checkStatements(pool: Pool): () => Promise<void> {
  const sent = new Set<string>();
  hearStatements(pool, ({ text }) => sent.add(text));
  return async () => {
    const fresh = [...sent].filter((text) => isPlanned(text) && !planned.has(text));
    if (fresh.length === 0) return;
    const client = await pool.connect();
    const faults: string[] = [];
    for (const text of fresh) {
      planned.add(text);
      const untied = await untiedTables(client, text);
      if (untied.length > 0 && !exceptions.some(({ part }) => text.includes(part)) && !isOfTests(text))
        faults.push(`${untied.join(', ')} in: ${text}`);
    }
    client.release();
    if (faults.length > 0)
      throw new Error(`Tables that are joined without their owner (docs/scaling.md):\n${faults.join('\n')}`);
  };
}

/** Tests look at everything at once. What they write is found in their sources, word for word. */
function isOfTests(statement: string): boolean {
  const [longest = ''] = statement.split(/\$\d+/).toSorted((a, b) => b.length - a.length);
  sources ??= testSources();
  return sources.some((source) => source.includes(longest));
}

/** Read once per process: there are hundreds. */
let sources: string[] | undefined;

function testSources(): string[] {
  const folder = join(import.meta.dirname, '..');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const ofTests = names.filter((name) => /\.test\.ts$|(^|\/)testing\/.*\.ts$/.test(name));
  return ofTests.map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** The queue's own statements know no people. */
function isPlanned(text: string): boolean {
  return /^\s*(select|with|insert|update|delete)\b/i.test(text) && !text.includes('"graphile_worker"');
}

/** The tables that a statement reads together with another and does not tie to an owner. */
export async function untiedTables(client: PoolClient, statement: string): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (generic_plan, verbose, format json) ${statement}`,
  );
  return partsOf(rows[0]!['QUERY PLAN'][0].Plan).flatMap(untiedIn);
}

/** A subquery that depends on nothing around it is a statement of its own. */
function partsOf(plan: PlanNode): PlanNode[][] {
  const alone: PlanNode[] = [];
  const together = (node: PlanNode): PlanNode[] => [
    node,
    ...(node.Plans ?? []).flatMap((below) => {
      if (!String(below['Subplan Name']).startsWith('InitPlan')) return together(below);
      alone.push(below);
      return [];
    }),
  ];
  const first = together(plan);
  return [first, ...alone.flatMap(partsOf)];
}

function untiedIn(nodes: PlanNode[]): string[] {
  // Not what is only inserted into.
  const scans = nodes
    .filter((node) => String(node['Node Type']).endsWith(' Scan'))
    .map((node) => ({ alias: String(node.Alias), table: String(node['Relation Name']) }))
    .filter(({ table }) => owners.has(table) && !(table in aboutAccounts));
  const aliases = new Map(scans.map(({ alias, table }) => [alias, `${alias}.${owners.get(table)}`]));
  if (aliases.size < 2) return [];
  const grouped = nodes.flatMap((node) => (Array.isArray(node['Group Key']) ? node['Group Key'] : []));
  const tied = new Set<unknown>([...grouped, ...nodes.flatMap(conditionsOf).flat()]);
  return [...aliases].filter(([, owner]) => !tied.has(owner)).map(([alias]) => alias);
}

/** The sides of every equation that must hold. Alternatives don't tie. */
function conditionsOf(node: PlanNode): string[][] {
  const named = Object.entries(node).filter(([name]) => /(Cond|Filter)$/.test(name));
  return named
    .flatMap(([, condition]) => conjuncts(unwrap(String(condition))))
    .map((one) => unwrap(unwrap(one).replace(/ IS TRUE$/, '')).split(' = '))
    .filter((sides) => sides.length === 2);
}

/** `(a) AND (b)`, split where no parenthesis is open. */
function conjuncts(condition: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < condition.length; at += 1) {
    const letter = condition[at];
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth > 0 || !condition.startsWith(' AND ', at)) continue;
    parts.push(condition.slice(from, at));
    from = at + ' AND '.length;
  }
  return [...parts, condition.slice(from)];
}

/** Without the parentheses around all of it. PostgreSQL puts every condition in a pair of its own. */
const unwrap = (condition: string) => condition.replace(/^\((.*)\)$/s, '$1');
