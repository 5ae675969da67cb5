import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from './lib/logger.ts';
import { OperatorFault } from './lib/port-faults.ts';
import { fakePorts } from './testing/fake-ports.ts';
import { signedIn } from './testing/people.ts';
import { createProject, queue } from './testing/projects.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const lines: string[] = [];
let server: TestServer;

beforeAll(async () => {
  const log = createLogger({ level: 'trace', pretty: false, to: { write: (line) => void lines.push(line) } });
  const ports = fakePorts({
    async read(username, options) {
      if (username === 'zebra.one') throw new OperatorFault('profiles_refused', 'On our side.');
      return fakePorts().profiles.read(username, options);
    },
    async write() {
      throw new OperatorFault('writer_locked', 'On our side.');
    },
  });
  server = await startTestServer({}, ports, log);
});
afterAll(() => server.close());

it('tells the operator which vendors refuse us, and names nobody', async () => {
  const ann = await signedIn(server);
  const project = await createProject(server, ann);
  for (const username of ['zebra.one', 'zebra.two', 'zebra.three'])
    await queue(server, ann, project, username);
  await server.drain();
  const told = lines.filter((line) => line.includes('a vendor refuses us'));
  expect(told.map((line) => (JSON.parse(line) as { reason: string }).reason).toSorted()).toEqual([
    'profiles_refused',
    'writer_locked',
  ]);
  expect(told.join('\n')).not.toContain('zebra');
});
