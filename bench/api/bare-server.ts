// The baseline: bare Fastify routes that run the same SQL statements as the product for the same request and return the rows. Arguments:
// the database URL, and the users as JSON.
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import pg from 'pg';
import { z } from 'zod';
import { createApp } from '../../server/src/api/app.ts';
import { recordStatements, type Statement } from '../../server/src/testing/statements.ts';
import { serveParent } from '../lib/child.ts';
import { openServices } from '../lib/services.ts';
import { listPath, queuePath } from './paths.ts';
import { renew } from './renew.ts';

const databaseUrl = z.string().parse(process.argv[2]);
const people = z
  .array(z.object({ userId: z.string(), projectId: z.string(), token: z.string() }))
  .parse(JSON.parse(process.argv[3] ?? ''));

const services = openServices(databaseUrl);
const product = await createApp(services);
const recordedName = 'recorded.name';
const recordings = new Map<string, { list: Statement[]; queue: Statement[]; keep: string[] }>();
for (const person of people) {
  const headers = { authorization: `Bearer ${person.token}` };
  const list = await recordStatements(services.database.pool, async () => {
    await product.inject({ url: listPath(person), headers });
  });
  const queue = await recordStatements(services.database.pool, async () => {
    await product.inject({
      method: 'POST',
      url: queuePath(person),
      headers,
      payload: { username: recordedName },
    });
  });
  recordings.set(person.projectId, { list, queue, keep: [person.userId, person.projectId] });
}
await product.close();
await services.close();

const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
const app = Fastify();

app.get<{ Params: { id: string } }>('/api/scrape/projects/:id/messages', async (request) => {
  const { list } = recordings.get(request.params.id)!;
  // The product queries the page and the total in parallel; everything else runs in sequence.
  const ofMessages = list.filter(({ text }) => /from "(messages|tallies)"/.test(text));
  let rows: unknown[] = [];
  for (const statement of list) {
    if (statement === ofMessages[0]) {
      const results = await Promise.all(
        ofMessages.map(({ text, values }) => pool.query<object>(text, values)),
      );
      rows = results.map((result) => result.rows).find((found) => found.length > 1) ?? [];
    } else if (!ofMessages.includes(statement)) {
      await pool.query(statement.text, statement.values);
    }
  }
  if (rows.length < 50) throw new Error(`The recorded statements found ${rows.length} messages`);
  return rows;
});

app.post<{ Params: { id: string }; Body: { username: string } }>(
  '/api/scrape/projects/:id/queue',
  async (request, reply) => {
    const recording = recordings.get(request.params.id)!;
    const statements = renew(
      recording.queue,
      { username: recordedName, keep: recording.keep },
      request.body.username,
    );
    const client = await pool.connect();
    try {
      let job: unknown[] = [];
      for (const { text, values } of statements) {
        await client.query(text, values);
        if (text.includes('insert into "dm_jobs"')) job = values;
      }
      return await reply.status(202).send(job);
    } finally {
      client.release();
    }
  },
);

await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
serveParent(port, async () => {
  await app.close();
  await pool.end();
});
