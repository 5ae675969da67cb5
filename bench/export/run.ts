// Exporting 100,000 messages: how much memory it adds, how soon it starts, and whether another program reads every row correctly.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { median, note, startAims } from '../lib/aims.ts';
import { type ServerProcess, startServerProcess } from '../lib/child.ts';
import { startBenchDatabase } from '../lib/database.ts';
import { type BenchPerson, createPerson } from '../lib/people.ts';
import { openServices } from '../lib/services.ts';
import { addMessages, messageNumber } from './messages.ts';
import { openWorkbook } from './open-workbook.ts';

const count = Number(process.argv[2] ?? 100_000);
const megabyte = 1024 * 1024;
const aims = startAims();
const database = await startBenchDatabase();
try {
  const services = openServices(database.url);
  const person = await createPerson(services);
  await addMessages(services, person, count);
  // As autovacuum does some time after that many inserts.
  await services.db.execute('vacuum analyze');
  await services.close();

  const server = await startServerProcess(new URL('../lib/product-server.ts', import.meta.url), [
    database.url,
  ]);
  try {
    // Memory of the startup does not count.
    const before = await server.usage({ afterCollecting: true });
    const file = await download(server, person);
    const after = await server.usage();
    const waits = [];
    for (let i = 0; i < 5; i++) waits.push(await waitForFirstByte(server, person));

    const computed = Math.round(after.cpuMs - before.cpuMs);
    note(`${count} messages in ${(file.length / megabyte).toFixed(1)} MB, ${computed} ms of computing`);
    const [base, peak] = [before.rss, after.peakRss].map((bytes) => Math.round(bytes / megabyte));
    note(`the server took ${base} MB before, ${peak} MB at its peak`);
    aims.below('added memory at its peak', (after.peakRss - before.rss) / megabyte, 150, 'MB');
    aims.below('first byte, median of 5', median(waits), 300, 'ms');
    aims.holds('another library reads every row as it was', isEveryRowEqual(file));
  } finally {
    await server.stop();
  }
} finally {
  await database.stop();
}

async function download(server: ServerProcess, person: BenchPerson): Promise<Buffer> {
  return buffer(await openExport(server, person));
}

/** Then disconnects without reading the rest. */
async function waitForFirstByte(server: ServerProcess, person: BenchPerson): Promise<number> {
  const began = performance.now();
  const response = await openExport(server, person);
  await once(response, 'readable');
  response.destroy();
  return performance.now() - began;
}

async function openExport(server: ServerProcess, person: BenchPerson): Promise<IncomingMessage> {
  const request = get({
    host: '127.0.0.1',
    port: server.port,
    path: `/api/projects/${person.projectId}/export`,
    headers: { authorization: `Bearer ${person.token}` },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`The export answered ${response.statusCode}`);
  return response;
}

function isEveryRowEqual(file: Buffer): boolean {
  const [, ...rows] = openWorkbook(file);
  if (rows.length !== count) return false;
  return rows.every((row, i) => {
    // Newest first.
    const { username, text, profile, sentAt, createdAt } = messageNumber(count - 1 - i);
    const { fullName, category, followersCount, postsCount, biography } = profile;
    const expected = [username, fullName, category, followersCount, postsCount, biography, text];
    expected.push(
      sentAt ? 'Yes' : 'No',
      second(sentAt),
      second(createdAt),
      `https://www.instagram.com/${username}/`,
    );
    return expected.every((value, column) => {
      const found = row[column]?.v ?? null;
      return (found instanceof Date ? second(found) : found) === value;
    });
  });
}

/** A time is a fraction of a day in the file and may be up to a millisecond short. */
function second(moment: Date | null): number | null {
  return moment && Math.round(moment.getTime() / 1000);
}
