// Processes that start behind a pooler such as PgBouncer, which keeps its connections when a client leaves.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runOn } from '@opener/embedded-postgres/testing/run-on';
import { takeTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';

/** A client's last word, which a pooler does not pass on. */
const goodbye = Buffer.from([0x58, 0, 0, 0, 4]);

let database: TestDatabase;
let pooler: Server;
const kept: Socket[] = [];

beforeEach(async () => {
  database = await takeTestDatabase();
  const { hostname, port } = new URL(database.url);
  pooler = createServer({ allowHalfOpen: true }, (client) => {
    const server = connect({ host: hostname, port: Number(port) });
    kept.push(server);
    client.on('data', (part: Buffer) => {
      if (!part.equals(goodbye)) server.write(part);
      else client.end();
    });
    client.on('error', () => undefined);
    server.on('error', () => undefined).pipe(client);
  });
  pooler.listen(0, '127.0.0.1');
  await once(pooler, 'listening');
});
afterEach(async () => {
  for (const socket of kept.splice(0)) socket.destroy();
  pooler.close();
  await database.giveBack();
});

it('leaves no lock behind in a connection that is kept', async () => {
  const { port } = pooler.address() as AddressInfo;
  const pooled = Object.assign(new URL(database.url), { hostname: '127.0.0.1', port: String(port) }).href;
  await Promise.all([migrateDatabase(pooled), migrateDatabase(pooled)]);

  const locks = `select pid from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;
  expect(await runOn(database.url, locks)).toEqual([]);
  // Somebody who connects directly is not kept waiting either.
  await migrateDatabase(database.url);
});
