// The cost of our layers: throughput of the paged message list and of queueing, each against a bare Fastify route with the same SQL. Both
// are measured in alternation, so that other load on the machine affects both.
import { addMessages } from '../export/messages.ts';
import { median, note, rounded, startAims } from '../lib/aims.ts';
import { type ServerProcess, startServerProcess } from '../lib/child.ts';
import { startBenchDatabase } from '../lib/database.ts';
import { type BenchPerson, createPerson } from '../lib/people.ts';
import { openServices } from '../lib/services.ts';
import { type Call, throughput } from './load.ts';
import { listPath, queuePath } from './paths.ts';

type Rate = { perSecond: number; cpuMs: number };

const callers = 8;
const rounds = 7;
const callsPerRound = 400;
/** Warm-up, until the JIT has optimized both. */
const warmUpCalls = 1500;

const aims = startAims();
const database = await startBenchDatabase();
try {
  const services = openServices(database.url);
  const people: BenchPerson[] = [];
  for (let i = 0; i < callers; i++) people.push(await createPerson(services, 1_000_000));
  for (const person of people) await addMessages(services, person, 500);
  await services.db.execute('vacuum analyze');
  await services.close();

  const product = await startServerProcess(new URL('../lib/product-server.ts', import.meta.url), [
    database.url,
  ]);
  const bare = await startServerProcess(new URL('./bare-server.ts', import.meta.url), [
    database.url,
    JSON.stringify(people),
  ]);
  try {
    const lists = people.map((person) => (): Call => ({ path: listPath(person), token: person.token }));
    await compare('message list', { product, bare }, lists, 200);
    let names = 0;
    const queues = people.map((person) => (): Call => {
      names++;
      return { path: queuePath(person), token: person.token, body: { username: `newcomer.${names}` } };
    });
    await compare('queue', { product, bare }, queues, 202);
  } finally {
    await product.stop();
    await bare.stop();
  }
} finally {
  await database.stop();
}

async function compare(
  what: string,
  { product, bare }: { product: ServerProcess; bare: ServerProcess },
  calls: (() => Call)[],
  status: number,
): Promise<void> {
  const measured: { product: Rate; bare: Rate }[] = [];
  for (const server of [product, bare]) await throughput(server.port, calls, warmUpCalls, status);
  for (let round = 0; round < rounds; round++) {
    measured.push({ product: await rate(product, calls, status), bare: await rate(bare, calls, status) });
  }
  const typical = (of: 'product' | 'bare') => {
    const perSecond = median(measured.map((pair) => pair[of].perSecond));
    const cpuMs = median(measured.map((pair) => pair[of].cpuMs));
    return `${rounded(perSecond)} requests/s at ${cpuMs.toFixed(2)} ms of computing each`;
  };
  note(`${what}: ${typical('product')}; bare: ${typical('bare')}`);
  const ratio = median(measured.map((pair) => pair.product.perSecond / pair.bare.perSecond));
  aims.atLeast(`${what}, throughput against bare`, ratio, 0.8);
}

async function rate(server: ServerProcess, calls: (() => Call)[], status: number): Promise<Rate> {
  const before = await server.usage();
  const { perSecond, answered } = await throughput(server.port, calls, callsPerRound, status);
  const after = await server.usage();
  return { perSecond, cpuMs: (after.cpuMs - before.cpuMs) / answered };
}
