// Connection options of the embedded server, and the few statements of the launcher itself.
import { realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';

/** `user` owns the cluster, and the database of the same name. */
export type Address = { port: number; user: string; password: string };

export function databaseUrl({ port, user, password }: Address, database = user): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
}

export async function connect(url: string, name: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  // Without a listener, a stopping server would crash our process; the next query reports the lost connection.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Waits through startup and crash recovery; false if the server ended meanwhile. */
export async function waitUntilAnswering(
  address: Address,
  cluster: string,
  stillThere: () => boolean | Promise<boolean>,
  deadline: number,
): Promise<boolean> {
  let reason: unknown;
  while (Date.now() < deadline) {
    try {
      await assertServes(address, cluster);
      return true;
    } catch (error) {
      if (error instanceof WrongServerError) throw error;
      if (isRefusedPassword(error)) {
        throw new Error(`The PostgreSQL in ${cluster} rejects the password stored there.`, {
          cause: error,
        });
      }
      reason = error;
    }
    if (!(await stillThere())) return false;
    await sleep(20);
  }
  throw new Error(`The PostgreSQL in ${cluster} is running but does not answer on port ${address.port}.`, {
    cause: reason,
  });
}

export async function createProductDatabase(address: Address): Promise<void> {
  const client = await connect(databaseUrl(address, 'postgres'), address.user);
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [address.user]);
    if (!rowCount)
      await client
        .query(`create database ${client.escapeIdentifier(address.user)}`)
        .catch(unlessMadeMeanwhile);
  } finally {
    await client.end();
  }
}

async function assertServes(address: Address, cluster: string): Promise<void> {
  const client = await connect(databaseUrl(address, 'postgres'), address.user);
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const served = rows[0]?.data_directory ?? '';
    if ((await realpath(served)) !== (await realpath(cluster))) {
      throw new WrongServerError(
        `Port ${address.port} is used by another PostgreSQL, not the one in ${cluster}.`,
      );
    }
  } finally {
    await client.end();
  }
}

class WrongServerError extends Error {}

const isRefusedPassword = (error: unknown) =>
  error instanceof DatabaseError && error.code?.startsWith('28') === true;

function unlessMadeMeanwhile(error: unknown): void {
  const duplicate = error instanceof DatabaseError && ['42P04', '23505'].includes(error.code ?? '');
  if (!duplicate) throw error;
}
