// The figures that only the database knows.
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';
import { creditKind } from '../db/schema.ts';
import { creditsSince, dueTasks, openDeliveries, openJobs } from './statements.ts';

export type Waiting = { name: string; rows: number; oldestSeconds: number };
export type Figures = Awaited<ReturnType<typeof findFigures>>;

/** `patienceMs` limits each statement: a scrape must never be what the database is busy with. */
export function findFigures(db: Db, creditsFrom: Date, patienceMs: number) {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${patienceMs}`));
      return {
        tasks: await listWaiting(tx, dueTasks),
        jobs: await listWaiting(tx, openJobs),
        deliveries: await listWaiting(tx, openDeliveries),
        credits: await countCredits(tx, creditsFrom),
      };
    },
    { accessMode: 'read only' },
  );
}

async function listWaiting(tx: Tx, statement: SQL): Promise<Waiting[]> {
  const { rows } = await tx.execute<Waiting>(statement);
  return rows;
}

/** Every kind, also those of which nothing moved. */
async function countCredits(tx: Tx, since: Date): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ name: string; credits: number }>(creditsSince(since));
  const moved = new Map(rows.map(({ name, credits }) => [name, credits]));
  return new Map(creditKind.enumValues.map((kind) => [kind, moved.get(kind) ?? 0]));
}
