// For statements that run on nearly every call: building one with the ORM takes longer than PostgreSQL needs to run it.
import type { Queryable } from './database.ts';

/**
 * Builds a query once per database handle. The name under which it is prepared lets PostgreSQL plan it once per connection, too. Of no use
 * inside transactions, each of which is a handle of its own: write those out as plain SQL.
 */
export function prepareOnce<Prepared>(build: (db: Queryable) => Prepared): (db: Queryable) => Prepared {
  const prepared = new WeakMap<Queryable, Prepared>();
  return (db) => {
    const known = prepared.get(db);
    if (known !== undefined) return known;
    const built = build(db);
    prepared.set(db, built);
    return built;
  };
}
