// The entry point of every process: `all` (API and worker in one), `api`, `worker`, or a command that exits by itself. Services stop in
// reverse order of their start.
import { fileURLToPath } from 'node:url';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { listen } from './api/listen.ts';
import { banner } from './banner.ts';
import { type Config, ConfigError, inspectConfig, readConfig, readEnvironment } from './config.ts';
import { startEmbeddedPostgres } from '@opener/embedded-postgres';
import { migrateDatabase } from './db/migrate.ts';
import { runDoctor } from './doctor/doctor.ts';
import { checkLedger } from './features/credit/check-ledger.ts';
import { createLogger } from './lib/logger.ts';
import { findLocalModel } from './providers/writer/find-local-model.ts';
import { localSecret } from './secret.ts';
import { seed } from './seed/seed.ts';
import { allJobs, wire } from './wiring.ts';
import { startWorker } from './worker/worker.ts';

const roles = ['all', 'api', 'worker', 'seed', 'ledger-check', 'doctor'] as const;
type Role = (typeof roles)[number];

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** What was started, in order. Stopping runs in reverse, and a failure does not prevent the rest. */
const started: { name: string; stop: () => Promise<unknown> }[] = [];

async function start(role: Role): Promise<void> {
  if (role === 'doctor')
    return stop(await runDoctor(inspectConfig(readEnvironment()), process.argv.slice(3), { say, confirm }));
  const config = readConfig();
  // Runs while the database starts, so that nothing waits for it.
  const lookingForModel = findLocalModel(role === 'all' || role === 'api' ? config.localModelPorts : []);
  const log = createLogger({ level: config.logLevel, pretty: process.stdout.isTTY });
  const databaseUrl = await openDatabaseServer(config, role);

  say('Updating the database');
  await migrateDatabase(databaseUrl);

  const appSecret = config.appSecret ?? (await localSecret(config.dataDir));
  const services = wire({ config, databaseUrl, appSecret, log });
  started.push({ name: 'connections', stop: () => services.close() });

  if (role === 'seed') {
    const report = await seed(services);
    for (const line of report.lines) say(line);
    return stop(report.seeded ? 0 : 1);
  }
  if (role === 'ledger-check') {
    const report = await checkLedger(services);
    for (const line of report.lines) say(line);
    return stop(report.balanced ? 0 : 1);
  }
  if (role !== 'api') {
    const worker = await startWorker({
      pool: services.database.pool,
      databaseUrl,
      handlers: allJobs(services),
      log,
    });
    started.push({ name: 'worker', stop: () => worker.stop() });
  }
  const localModel = await lookingForModel;
  if (role !== 'worker') {
    const webDist = fileURLToPath(new URL('../../web/dist', import.meta.url));
    const app = await listen(services, { localModel, ...(existsSync(webDist) && { webDist }) });
    started.push({ name: 'http', stop: () => app.close() });
  }
  say(banner(config, role, localModel));
}

/** Only a person at a terminal can confirm. */
async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function openDatabaseServer(config: Config, role: Role): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl;
  say('Starting PostgreSQL');
  const server = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    product: {
      name: 'Opener',
      database: 'opener',
      otherFolder: 'choose another folder with DATA_DIR',
      otherServer: 'set DATABASE_URL to use your own server',
    },
    log: say,
    share: role !== 'all',
  });
  started.push({ name: 'database', stop: () => server.stop() });
  void server.gone.then(leaveWithout);
  return server.url;
}

/** The process can't serve any more, and a restart fixes it: exit and leave that to the supervisor. */
function leaveWithout(): void {
  if (stopping) return;
  say('PostgreSQL has stopped, so Opener is stopping too. Please start it again.');
  // Running work waits for a database that won't come back.
  setTimeout(() => process.exit(1), 10_000).unref();
  void stop(1);
}

let stopping = false;
let firstSignal = Number.POSITIVE_INFINITY;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const part of started.toReversed()) {
    await part.stop().catch((error: unknown) => say(`Stopping the ${part.name} failed: ${String(error)}`));
  }
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // Ctrl-C in a terminal reaches us twice, from the terminal and from npm: only a later one means "stop at once".
    if (Date.now() - firstSignal > 1_000) process.exit(1);
    if (stopping) return;
    firstSignal = Date.now();
    say('\nStopping after current work finishes (press Ctrl-C again to stop immediately)');
    void stop(0);
  });
}

const role = roles.find((name) => name === (process.argv[2] ?? 'all'));
if (role) {
  start(role).catch((error: unknown) => {
    say(
      error instanceof ConfigError
        ? error.message
        : `Opener could not start: ${error instanceof Error ? error.message : String(error)}`,
    );
    void stop(1);
  });
} else {
  say(`Unknown role ${process.argv[2]}. Use one of: ${roles.join(', ')}`);
  process.exitCode = 1;
}
