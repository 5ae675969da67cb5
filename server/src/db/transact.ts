// Runs a transaction on a connection of the pool. The ORM's own way keeps the connection for ever if `begin` fails, so that a lost
// database would use up the pool, and reports that the rollback failed instead of why there was one.
import { type NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

const dialect = new PgDialect();

export function transactOn(pool: Pool): NodePgDatabase['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    let fault: { error: unknown } | undefined;
    const watched: typeof work = (tx) =>
      work(tx).catch((error: unknown) => {
        fault = { error };
        throw error;
      });
    try {
      const session: Session = new NodePgSession(client, dialect, undefined);
      const result = await session.transaction(watched, config);
      client.release();
      return result;
    } catch (error) {
      // If anything but the work has failed, the connection may be lost, or still inside the transaction.
      client.release(fault?.error !== error);
      throw fault ? fault.error : error;
    }
  };
}

type Session = NodePgDatabase['_']['session'];
