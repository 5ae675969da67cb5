// What a process tells Prometheus about itself. Only this folder knows prom-client: use cases are observed through their ports, tasks and
// routes, and know nothing of it.
import type { Database } from '../db/database.ts';
import type { TaskHandler } from '../lib/task.ts';
import { createInstruments } from './instruments.ts';
import { observePorts, type Ports } from './observe-ports.ts';
import { countOutcomes, observeTasks } from './observe-work.ts';
import { keepDatabaseGauges } from './read-database.ts';

export type RequestFigures = { method: string; route: string | undefined; status: number; seconds: number };

export type Metrics = {
  /** Another pool of the same process: their connections are added up. */
  addPool(pool: Database['pool']): void;
  observePorts(ports: Ports): Ports;
  observeTasks(handlers: TaskHandler[]): TaskHandler[];
  /** A step of writing a message. */
  onStep(step: string): void;
  onRequest(request: RequestFigures): void;
  contentType: string;
  /** The text that Prometheus reads. */
  read(): Promise<string>;
};

export function createMetrics({ db, pool }: Pick<Database, 'db' | 'pool'>): Metrics {
  const instruments = createInstruments();
  const { registry, requestSeconds, requests, connections, poolSize, poolWaiting } = instruments;
  const readDatabase = keepDatabaseGauges(instruments, db);
  const pools = [pool];
  const total = (of: (pool: Database['pool']) => number) => pools.reduce((sum, one) => sum + of(one), 0);
  const readPools = () => {
    connections.set(
      { state: 'used' },
      total(({ totalCount, idleCount }) => totalCount - idleCount),
    );
    connections.set(
      { state: 'idle' },
      total(({ idleCount }) => idleCount),
    );
    poolSize.set(total(({ options }) => options.max));
    poolWaiting.set(total(({ waitingCount }) => waitingCount));
  };

  return {
    addPool: (another) => void pools.push(another),
    observePorts: (ports) => observePorts(instruments, ports),
    observeTasks: (handlers) => observeTasks(instruments, handlers),
    onStep: countOutcomes(instruments),
    onRequest(request) {
      const { status, seconds } = request;
      // Paths and methods that strangers make up must not become series.
      const { method, route } = request.route ? request : { method: 'any', route: 'unknown' };
      requestSeconds.observe({ method, route: route! }, seconds);
      requests.inc({ method, route: route!, status });
    },
    contentType: registry.contentType,
    async read() {
      // Before the scrape itself takes a connection.
      readPools();
      await readDatabase();
      return registry.metrics();
    },
  };
}
