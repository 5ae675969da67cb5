import pg from 'pg';

/** How many accounts Opener itself knows; undefined if the database is unreachable. */
export async function countConnections(databaseUrl: string | undefined): Promise<number | undefined> {
  if (!databaseUrl) return undefined;
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ n: number }>(
      'select count(connection)::int as n from instagram_accounts',
    );
    return rows[0]?.n;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}
