// For statements that run for every DM: PostgreSQL parses and plans them once per connection, not every time.
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResult, QueryResultRow } from 'pg';
import type { Queryable } from './database.ts';

const dialect = new PgDialect();

/** The name stands for one text; only its values may differ. Also for transactions, unlike `prepareOnce`. */
export function runPrepared<Row extends QueryResultRow>(
  db: Queryable,
  name: string,
  query: SQL,
): Promise<QueryResult<Row>> {
  const prepared = db._.session.prepareQuery<{
    execute: QueryResult<Row>;
    all: unknown;
    values: unknown;
  }>(dialect.sqlToQuery(query), undefined, name, false);
  return prepared.execute();
}
