// The SQL statements of a request, to be sent again by a bare route.
import { newId } from '../../server/src/lib/ids.ts';
import type { Statement } from '../../server/src/testing/statements.ts';

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
