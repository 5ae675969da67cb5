// Hears the SQL that goes over a pool.
import type { Pool, PoolClient } from 'pg';

export type Statement = { text: string; values: unknown[] };

/** Tells what is sent until the returned function is called, also over connections of before, as soon as they are taken again. */
export function hearStatements(pool: Pool, tell: (statement: Statement) => void): () => void {
  const before = new Map<PoolClient, PoolClient['query']>();
  const listen = (client: PoolClient) => {
    if (before.has(client)) return;
    const { query } = client;
    before.set(client, query);
    const telling = (asked: unknown, ...rest: unknown[]) => {
      tell(statementOf(asked, rest[0]));
      return Reflect.apply(query, client, [asked, ...rest]) as unknown;
    };
    Object.assign(client, { query: telling });
  };
  pool.on('acquire', listen);
  return () => {
    pool.off('acquire', listen);
    for (const [client, query] of before) Object.assign(client, { query });
  };
}

/** What is sent while `act` runs, in its order. */
export async function recordStatements(pool: Pool, act: () => Promise<void>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const stop = hearStatements(pool, (statement) => sent.push(statement));
  await act().finally(stop);
  return sent;
}

/** A query is given as a text and perhaps its values, or as an object with both. */
function statementOf(asked: unknown, given: unknown): Statement {
  const { text, values = given }: { text?: unknown; values?: unknown } =
    typeof asked === 'object' && asked !== null ? asked : { text: asked };
  return { text: typeof text === 'string' ? text : '', values: Array.isArray(values) ? values : [] };
}
