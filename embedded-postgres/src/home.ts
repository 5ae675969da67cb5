// The location of the database: the data folder or, if PostgreSQL's account can't enter it (such as root's home), a folder that it can. A
// note in the data folder makes every later start choose the same.
import { createHash } from 'node:crypto';
import {
  chmod,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capitalised, clusterDir, passwordFile, type Home, type Product } from './layout.ts';
import { errorCode } from './error-code.ts';
import { hasPassword, readPassword } from './password.ts';
import { findPostmaster } from './postmaster.ts';
import { replaceFile } from './replace-file.ts';
import { accountFor, canEnter, giveTo, type Account } from './unprivileged.ts';

const reachablePlaces = ({ database }: Product) => [`/var/lib/${database}`, join(tmpdir(), database)];

export async function chooseHome(
  dataDir: string,
  product: Product,
  log: (line: string) => void,
  places: string[] = reachablePlaces(product),
): Promise<Home> {
  await mkdir(dataDir, { recursive: true });
  const asked = await realpath(dataDir);
  const noted = await readNote(asked);
  const dir = noted ?? asked;
  if (noted) log(`The database for ${asked} is in ${noted}.`);

  const account = await accountFor(clusterDir(dir));
  if (!account) {
    await assertOurs(clusterDir(dir), product);
    return { dir, account, product };
  }
  if (noted) await openFolder(noted);
  if (await canEnter(account, dir)) return { dir, account, product };
  if (await findPostmaster(clusterDir(dir))) return { dir, account, product };

  const reachable = await makeReachable(account, places, asked, product);
  await moveCluster(dir, reachable, account);
  await writeFile(notePath(asked), `${reachable}\n`);
  log(`PostgreSQL runs as ${account.name}, which can't access ${dir}: the database is in ${reachable}.`);
  return { dir: reachable, account, product };
}

async function assertOurs(cluster: string, { name, otherFolder }: Product): Promise<void> {
  await readdir(cluster).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return;
    throw new Error(
      `The database in ${cluster} belongs to another user, perhaps because ${name} was first started as root. ` +
        `Start it as that user, or ${otherFolder}.`,
      { cause: error },
    );
  });
}

const notePath = (dataDir: string) => join(dataDir, 'postgres.location');

async function readNote(dataDir: string): Promise<string | undefined> {
  const note = await readFile(notePath(dataDir), 'utf8').catch(() => '');
  return note.trim() || undefined;
}

async function makeReachable(
  account: Account,
  places: string[],
  dataDir: string,
  { otherFolder, otherServer }: Product,
): Promise<string> {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  for (const place of places) {
    const dir = join(place, name);
    const made = (await openFolder(place)) && (await openFolder(dir));
    if (made && (await canEnter(account, dir))) return dir;
  }
  throw new Error(
    `PostgreSQL can't run as root, and ${account?.name} can access neither ${dataDir} nor ${places.join(' nor ')}. ` +
      `${capitalised(otherFolder)} that other users can access, or ${otherServer}.`,
  );
}

/** In a shared folder such as /tmp another user may have created it first: then it is not used. */
async function openFolder(dir: string): Promise<boolean> {
  try {
    const created = await mkdir(dir, { recursive: true });
    if (created) await chmod(dir, 0o755);
    const found = await lstat(dir);
    return found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0;
  } catch {
    return false;
  }
}

/** Moves the data of an earlier start; the original is renamed, not deleted. */
async function moveCluster(from: string, to: string, account: Account): Promise<void> {
  const [source, target] = [clusterDir(from), clusterDir(to)];
  if (!(await lstat(source).catch(() => undefined)) || (await lstat(target).catch(() => undefined))) return;
  await movePassword(from, to);
  const copy = `${target}.copy`;
  await rm(copy, { recursive: true, force: true });
  await cp(source, copy, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  await giveTo(account, copy);
  await rename(copy, target);
  await rename(source, `${source}.moved`);
  await rm(passwordFile(from), { force: true });
}

/** Copied, because the folders may be on different disks. The owner is kept. */
async function movePassword(from: string, to: string): Promise<void> {
  if (!(await hasPassword(from))) return;
  const owner = await lstat(passwordFile(from));
  await replaceFile(passwordFile(to), `${await readPassword(from)}\n`, { mode: 0o600, owner });
}
