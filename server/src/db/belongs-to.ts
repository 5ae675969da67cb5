import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm';

/**
 * The owner as a check, for rows that something more exact finds already. No index applies to it: the database knows little about a single
 * person, and would go through all of their rows instead.
 */
export function belongsTo(owner: Column | SQL, userId: string | Placeholder): SQL {
  return sql`(${owner} = ${userId}) is true`;
}
