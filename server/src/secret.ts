// The secret of a local installation: made once, kept in the data folder, the same for every process that uses it.
import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function localSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
  const secret = (await readIfThere(file)) ?? (await makeOnce(dataDir, file));
  if (secret.length < 32)
    throw new Error(`The secret in ${file} is damaged. Remove the file to create a new one.`);
  return secret;
}

/** Linked when it is whole: exactly one of several starting processes makes it, and none reads half of it. */
async function makeOnce(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}.${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  await link(draft, file).catch(ignoring('EEXIST'));
  await rm(draft);
  return readFile(file, 'utf8');
}

function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(ignoring('ENOENT'));
}

function ignoring(code: string): (error: unknown) => undefined {
  return (error) => {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error;
  };
}
