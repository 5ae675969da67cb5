// Runs the embedded PostgreSQL in a separate process, for tests that kill it: prints its result as one line of JSON and stops the database
// on SIGTERM. Arguments: the options as JSON.
import { z } from 'zod';
import { startEmbeddedPostgres } from '../src/start-embedded-postgres.ts';

const options = z
  .object({
    dataDir: z.string(),
    share: z.boolean().optional(),
    packageDir: z.string().optional(),
    settings: z.record(z.string(), z.string()).optional(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''));

const lines: string[] = [];
const print = (value: object) => process.stdout.write(`${JSON.stringify(value)}\n`);

try {
  const postgres = await startEmbeddedPostgres({ ...options, log: (line) => lines.push(line) });
  const { url, dataDir, adopted } = postgres;
  process.once('SIGTERM', () => void postgres.stop());
  print({ url, dataDir, adopted, lines });
} catch (error) {
  print({ error: error instanceof Error ? error.message : String(error), lines });
}
