// Records the SQL statements of a request, to be replayed by a bare route.
import pg from 'pg';
import { newId } from '../../server/src/lib/ids.ts';

export type Statement = { text: string; values: unknown[] };

type Asked = string | { text: string; values?: unknown[] };

/** Every statement of every connection while `act` runs. */
export async function record(act: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const client = pg.Client.prototype;
  const original = client.query;
  client.query = function query(this: pg.Client, asked: Asked, values?: unknown[], ...rest: unknown[]) {
    if (typeof asked === 'string') statements.push({ text: asked, values: list(values) });
    else statements.push({ text: asked.text, values: list(asked.values ?? values) });
    return Reflect.apply(original, this, [asked, values, ...rest]);
  } as typeof original;
  try {
    await act();
  } finally {
    client.query = original;
  }
  return statements;
}

/** The same statements for another username: generated values are replaced. */
export function renew(
  statements: Statement[],
  recorded: { username: string; keep: string[] },
  username: string,
) {
  const renewed = new Map([[recorded.username, username]]);
  const pattern = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
  const fresh = (id: string) => {
    if (recorded.keep.includes(id)) return id;
    if (!renewed.has(id)) renewed.set(id, newId());
    return renewed.get(id)!;
  };
  return statements.map(({ text, values }) => ({
    text,
    values: values.map((value) =>
      typeof value === 'string' ? (renewed.get(value) ?? value.replaceAll(pattern, fresh)) : value,
    ),
  }));
}

function list(values: unknown): unknown[] {
  return Array.isArray(values) ? values : [];
}
