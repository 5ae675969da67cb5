// The queue goes by the database's clock, a job's pause by the worker's. They never agree entirely.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { minutes, seconds } from '../../lib/clock.ts';
import { TransientFault } from '../../lib/port-faults.ts';
import { aProfile, fakePorts } from '../../testing/fake-ports.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import { createProject, queue } from '../../testing/projects.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ann: Person;
let project: string;
let reads: string[];

beforeEach(async () => {
  reads = [];
  const ports = fakePorts({
    async read(username) {
      reads.push(username);
      if (username === 'busy' && reads.filter((name) => name === username).length === 1)
        throw new TransientFault('busy');
      return aProfile({ username });
    },
  });
  server = await startTestServer({}, ports);
  ann = await signedIn(server);
  project = await createProject(server, ann);
});
afterEach(() => server.close());

const pending = async (): Promise<string[]> => {
  const { text } = await server.call('GET', `/scrape/projects/${project}/jobs`, { token: ann.token });
  type Job = { username: string; status: string };
  const jobs = JSON.parse(text) as Job[];
  return jobs.filter(({ status }) => status === 'pending').map(({ username }) => username);
};

const pendingAfterDraining = async () => {
  await server.drain();
  return pending();
};

it.each([seconds(0.2), seconds(1.5), minutes(2)])(
  'a job that was put back is tried again if the worker is %d ms behind',
  async (behind) => {
    server.advance(-behind);
    await queue(server, ann, project, 'busy');
    expect(await pendingAfterDraining()).toEqual(['busy']);
    await expect.poll(pendingAfterDraining, { timeout: 60_000 }).toEqual([]);
    expect(reads).toEqual(['busy', 'busy']);
  },
);

it('so is one whose lane took another job, because it came too early', async () => {
  server.advance(-minutes(2));
  await queue(server, ann, project, 'busy');
  await server.drain();
  await queue(server, ann, project, 'next');
  expect(await pendingAfterDraining()).toEqual(['busy']);
  await expect.poll(pendingAfterDraining, { timeout: 60_000 }).toEqual([]);
  expect(reads).toEqual(['busy', 'next', 'busy']);
});

it.each([1, 2, 3])('so is one whose pause ends within the last %d ms of its lane', async (early) => {
  const continueClock = server.stopClock();
  await queue(server, ann, project, 'busy');
  await server.drain();
  const { clock, database } = server.services;
  const now = clock.now.bind(clock);
  let at = now().getTime() + seconds(2) - early;
  // It advances with every question.
  clock.now = () => new Date(at++);
  await database.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await server.drain();
  clock.now = now;
  continueClock();
  server.advance(seconds(2));
  await expect.poll(pendingAfterDraining, { timeout: 60_000 }).toEqual([]);
});

it('until then it is looked at once a second', async () => {
  server.advance(-minutes(2));
  server.stopClock();
  await queue(server, ann, project, 'busy');
  await server.drain();
  const { rows } = await server.services.database.pool.query(
    `select run_at > now() as waits, run_at < now() + interval '1 second' as shortly from graphile_worker.jobs`,
  );
  expect(rows).toEqual([{ waits: true, shortly: true }]);
});
