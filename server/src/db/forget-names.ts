// For poolers that give each transaction another connection and do not know which statements it has prepared.
import type { ClientBase } from 'pg';

/** From now on each statement is sent whole, even if it has a name. */
export function forgetNames(client: ClientBase): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown;
  const query = (statement: unknown, ...rest: unknown[]) =>
    send(isNamed(statement) ? { ...statement, name: undefined } : statement, ...rest);
  Object.assign(client, { query });
}

/** A query that sends itself (`submit`), such as a cursor, is none of ours. */
function isNamed(statement: unknown): statement is { name: unknown } {
  return (
    typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement)
  );
}
