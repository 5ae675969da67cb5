// The product's API in a separate process. Argument: the database URL.
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { createApp } from '../../server/src/api/app.ts';
import { serveParent } from './child.ts';
import { openServices } from './services.ts';

const services = openServices(z.string().parse(process.argv[2]));
const app = await createApp(services);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
serveParent(port, async () => {
  await app.close();
  await services.close();
});
