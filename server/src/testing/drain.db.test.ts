import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

it('draining leaves no due task behind, also of one queue', async () => {
  const { pool } = server.services.database;
  const waiting = async () => (await pool.query('select 1 from graphile_worker._private_jobs')).rowCount;
  // Each finds nothing to do.
  await pool.query(
    `select graphile_worker.add_job('dm.sweep', '{}', queue_name => 'one') from generate_series(1, 100)`,
  );
  expect(await waiting()).toBe(100);
  await server.drain();
  expect(await waiting()).toBe(0);
});
