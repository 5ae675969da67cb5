// The baseline: a bare graphile-worker task that sends the statements which the product sends for a DM, and does nothing else. Arguments:
// the database URL, and a user as JSON who has two jobs.
import { run } from 'graphile-worker';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { laneTask } from '../../server/src/features/dm/dm.tasks.ts';
import type { Statement } from '../../server/src/testing/statements.ts';
import { queueSettings, usualSlots } from '../../server/src/worker/worker.ts';
import { serveParent } from '../lib/child.ts';
import { openServices } from '../lib/services.ts';
import { type Dm, recordDm, renewDm } from './one-dm.ts';

const Person = z.object({ userId: z.string(), projectId: z.string(), token: z.string() });
const [databaseUrl, json] = z.tuple([z.string(), z.string()]).parse(process.argv.slice(2));
const person = Person.parse(JSON.parse(json));

const services = openServices(databaseUrl, 'worker');
const { pool } = services.database;

const { rows: waiting } = await pool.query<Pick<Dm, 'jobId' | 'username'>>(
  `select id as "jobId", username from dm_jobs where user_id = $1 and status = 'pending' order by id`,
  [person.userId],
);
const recording = await recordDm(services, { ...person, ...waiting[0]!, lane: 0, task: 'recorded' });
const isWhole = (text: string) => recording.statements.some((statement) => statement.text.includes(text));
if (!isWhole('insert into messages') || !isWhole('graphile_worker.add_job'))
  throw new Error('The recorded job was not completed');

/** The first statement claims a job; the others are about that one. */
async function replay(lane: Omit<Dm, 'projectId' | 'jobId' | 'username'>): Promise<void> {
  const [claim] = renewDm(recording, { ...recording.dm, ...lane });
  const { rows } = await pool.query<Pick<Dm, 'projectId' | 'username'> & { id: string }>(
    claim!.text,
    claim!.values,
  );
  const [job] = rows;
  if (job) await send(renewDm(recording, { ...lane, ...job, jobId: job.id }).slice(1));
}

async function send(statements: Statement[]): Promise<void> {
  let client: PoolClient | undefined;
  for (const { text, values } of statements) {
    if (text === 'begin') client = await pool.connect();
    await (client ?? pool).query(text, values);
    if (text !== 'commit') continue;
    client?.release();
    client = undefined;
  }
}

const runner = await run({
  pgPool: pool,
  taskList: {
    [laneTask.name]: (payload, { job }) => replay({ ...laneTask.payload.parse(payload), task: job.id }),
  },
  ...queueSettings(services.log),
  concurrency: usualSlots.writing,
});
serveParent(0, async () => {
  await runner.stop();
  await services.close();
});
