// The built product as separate API and worker processes. Whatever is killed is started again, until the fleet is stopped.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { variables } from '../../server/src/config.ts';
import { note } from '../lib/aims.ts';
import { benchSecret } from '../lib/services.ts';

const program = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

export type Role = 'api' | 'worker';
export type Berth = { role: Role; settings: Record<string, string> };

/** An API at each port, and so many workers; `api` and `worker` are settings of their own. */
export function berthsOf(wanted: {
  ports: number[];
  workers: number;
  connections: number;
  api: Record<string, string>;
  worker: Record<string, string>;
}): Berth[] {
  const common = {
    APP_SECRET: benchSecret,
    RATE_LIMITS: 'off',
    DM_GAP_SECONDS: '0-0',
    DM_DAILY_CAP: '1000-1000',
    DM_HOURS: '0-24',
    API_CONNECTIONS: String(wanted.connections),
    WORKER_CONNECTIONS: String(wanted.connections),
  };
  const api = (port: number): Berth => ({
    role: 'api',
    settings: { ...common, ...wanted.api, PORT: String(port) },
  });
  const worker: Berth = { role: 'worker', settings: { ...common, ...wanted.worker } };
  return [...wanted.ports.map(api), ...Array.from({ length: wanted.workers }, () => worker)];
}

export type Fleet = {
  /** Resolves when all are up for the first time. */
  ready: Promise<unknown>;
  /** How many processes of that kind are up. */
  up(role: Role): number;
  /** Kills one of them by chance; false if none is up. */
  kill(role: Role): boolean;
  /** What was logged as a warning or an error, and how often. */
  complaints: Map<string, number>;
  stop(): Promise<void>;
};

type Running = { role: Role; child: ChildProcess };

export function startFleet(berths: Berth[]): Fleet {
  const started = new Set<ChildProcess>();
  const up = new Set<Running>();
  const complaints = new Map<string, number>();
  const doomed = new WeakSet<ChildProcess>();
  const ending = new AbortController();

  const keep = async ({ role, settings }: Berth, onReady: () => void) => {
    while (!ending.signal.aborted) {
      const child = startProcess(role, settings);
      started.add(child);
      const running = { role, child };
      const exited = once(child, 'exit');
      // Mostly what the queue's library has logged already; of interest if the process ends over it.
      let lastWords = '';
      child.stderr!.setEncoding('utf8').on('data', (text: string) => {
        lastWords = (lastWords + text).slice(-2_000);
      });
      createInterface({ input: child.stdout! }).on('line', (line) => {
        if (line.includes('running')) onReady();
        if (line.includes('running') && !doomed.has(child)) up.add(running);
        const complaint = complaintIn(line);
        if (complaint === undefined) return;
        const by = `${role}: ${complaint}`;
        complaints.set(by, (complaints.get(by) ?? 0) + 1);
      });
      await exited;
      up.delete(running);
      started.delete(child);
      if (!ending.signal.aborted && !doomed.has(child))
        throw new Error(`A process (${role}) ended before it was killed:\n${lastWords}`);
    }
  };

  const ready: Promise<void>[] = [];
  const over = Promise.all(
    berths.map((berth) => {
      const { promise, resolve } = withResolvers();
      ready.push(promise);
      return keep(berth, resolve);
    }),
  );
  // Handled at the end; until then it must not count as an unhandled rejection.
  over.catch(() => undefined);

  return {
    ready: Promise.race([Promise.all(ready), over]),
    up: (role) => [...up].filter((running) => running.role === role).length,
    kill(role) {
      const those = [...up].filter((running) => running.role === role);
      const victim = those[Math.floor(Math.random() * those.length)];
      if (!victim) return false;
      doomed.add(victim.child);
      up.delete(victim);
      return victim.child.kill('SIGKILL');
    },
    complaints,
    async stop() {
      ending.abort();
      for (const child of started) child.kill('SIGKILL');
      await over;
    },
  };
}

export function noteComplaints({ complaints }: Fleet): void {
  const sorted = [...complaints].toSorted(([, a], [, b]) => b - a);
  for (const [complaint, n] of sorted) note(`logged ${n} times: ${complaint}`);
}

/** Without what differs from one to the next, such as ids, times and second lines. */
function complaintIn(line: string): string | undefined {
  const [, said] = /"level":(?:40|50|60).*"msg":"((?:[^"\\]|\\.)*)"/.exec(line) ?? [];
  return said?.replaceAll(/\\n.*|: .*|'.*'|\(.*\)|\d[\d.]*ms/g, '').replace(/[\s:]+$/, '');
}

function startProcess(role: Role, settings: Record<string, string>): ChildProcess {
  // An empty variable is unset for the product, and keeps what an `.env` file says out.
  const unset = Object.fromEntries(Object.keys(variables).map((name) => [name, '']));
  return spawn(process.execPath, [program, role], {
    env: { ...process.env, ...unset, LOG_LEVEL: 'warn', LOCAL_MODEL_PORTS: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Promise.withResolvers, which Node 20 does not have. */
function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve!: () => void;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
