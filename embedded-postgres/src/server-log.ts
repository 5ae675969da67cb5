// The log file of the embedded server, and the part that a failed start wrote.
import { open, rename, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

const keptBytes = 5_000_000;
const tailLines = 15;

export async function openServerLog(dir: string) {
  const path = join(dir, 'postgres.log');
  const size = await sizeOf(path);
  if (size > keptBytes) await rename(path, `${path}.old`);
  const from = size > keptBytes ? 0 : size;
  const file: FileHandle = await open(path, 'a', 0o600);
  return { path, fd: file.fd, close: () => file.close(), tail: () => readTail(path, from) };
}

async function readTail(path: string, from: number): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(64_000), position: from });
    const text = buffer.subarray(0, bytesRead).toString('utf8').trim();
    return text.split('\n').slice(-tailLines).join('\n') || '(nothing)';
  } finally {
    await file.close();
  }
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
