// Notes what the primary shows as committed until it dies: whatever others could see must be there afterwards.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export type Witness = {
  /** How many rows were seen, and how many of them another database does not have. */
  compareWith(databaseUrl: string): Promise<{ seen: number; gone: number }>;
};

const everyMs = 100;
const rows = `
  select 'entry ' || id as row from credit_entries
  union all select 'message ' || id from messages
  union all select 'delivery ' || id || ' ' || status from deliveries where status in ('sent', 'unknown')
  union all select 'arrived ' || "from" || ' ' || "to" from outside.instagram_messages
  union all select 'paid ' || id from outside.checkouts where paid_at is not null`;

export async function startWitness(databaseUrl: string): Promise<Witness> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // It dies with the primary.
  client.on('error', () => undefined);
  await client.connect();
  const seen = new Set<string>();
  const watching = (async () => {
    for (;;) {
      for (const row of await read(client)) seen.add(row);
      await sleep(everyMs);
    }
  })();
  const ended = watching.catch(() => undefined);
  return {
    async compareWith(url) {
      await ended;
      const other = new pg.Client({ connectionString: url });
      await other.connect();
      const there = new Set(await read(other));
      await other.end();
      return { seen: seen.size, gone: [...seen].filter((row) => !there.has(row)).length };
    },
  };
}

async function read(client: pg.Client): Promise<string[]> {
  const answer = await client.query<{ row: string }>(rows);
  return answer.rows.map(({ row }) => row);
}
