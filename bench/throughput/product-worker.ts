// The product's worker in a separate process, with the default settings. Arguments: the database URL, and how long a vendor takes.
import { z } from 'zod';
import { allJobs } from '../../server/src/wiring.ts';
import { startWorker } from '../../server/src/worker/worker.ts';
import { serveParent } from '../lib/child.ts';
import { openServices } from '../lib/services.ts';
import { steadyPorts } from './ports.ts';

const [databaseUrl, vendorMs] = z.tuple([z.string(), z.coerce.number()]).parse(process.argv.slice(2));
const services = openServices(databaseUrl, 'worker');
const worker = await startWorker({
  pool: services.database.pool,
  databaseUrl,
  handlers: allJobs({ ...services, ...steadyPorts(vendorMs, services.writer) }),
  log: services.log,
});
serveParent(0, async () => {
  await worker.stop();
  await services.close();
});
