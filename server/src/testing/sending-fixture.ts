// A user who sends: a server whose clock tests can move, a project, credits, and a scriptable vendor.
import { minutes, seconds } from '../lib/clock.ts';
import { runTurn } from '../features/conversation/run-turn.ts';
import { conversationDepsOf } from '../wiring.ts';
import { createFakeInstagram, type FakeInstagram } from './fake-instagram.ts';
import { troubledPorts } from './fake-ports.ts';
import { morningZone } from './morning-zone.ts';
import { type Person, signedIn } from './people.ts';
import { createProject, expectBalancedLedger, giveCredits, queue } from './projects.ts';
import { startTestServer, type TestAnswer, type TestServer } from './test-server.ts';

export const instagramPassword = 'insta-secret';

/** Ten minutes between two messages, at any hour. */
const pace = { DM_GAP_SECONDS: '600-600', DM_DAILY_CAP: '5-25', DM_HOURS: '0-24' };

export type ShownMessage = {
  id: string;
  username: string;
  sent: boolean;
  generated_message: string;
  delivery: {
    status: string;
    reason: string | null;
    send_at: string | null;
    answered_at: string | null;
  } | null;
};

export type SendingFixture = {
  server: TestServer;
  instagram: FakeInstagram;
  ann: Person;
  /** The current project; a test may switch to another. */
  project: string;
  get<Answer>(path: string): Promise<Answer>;
  post(path: string, body?: object, who?: Person): Promise<TestAnswer>;
  put(path: string, body: object): Promise<TestAnswer>;
  remove(path: string): Promise<TestAnswer>;
  connect(username?: string, more?: object): Promise<TestAnswer>;
  act(username: string, action: string): Promise<TestAnswer>;
  messageTo(username: string): Promise<ShownMessage>;
  /** Writes messages and sends the first of them, as the worker would. */
  write(...usernames: string[]): Promise<void>;
  /** One turn of the account's sender, now. */
  run(): Promise<void>;
  /** One turn once the gap, or what is given, has passed. */
  nextTurn(wait?: number): Promise<void>;
  /** Delivers a webhook event, for the connected account unless the event names another. */
  tell(event: object): Promise<TestAnswer>;
  /** Who was really written to, in order. */
  targets(): string[];
  close(): Promise<void>;
};

export async function openSendingFixture(environment: Record<string, string> = {}): Promise<SendingFixture> {
  const instagram = createFakeInstagram();
  const server = await startTestServer({ ...pace, ...environment }, { ...troubledPorts(), instagram });
  return fixtureAt(server, instagram);
}

/** Another user of the same server and vendor. Closing one closes both. */
export function openFixtureBeside({ server, instagram }: SendingFixture): Promise<SendingFixture> {
  return fixtureAt(server, instagram);
}

async function fixtureAt(server: TestServer, instagram: FakeInstagram): Promise<SendingFixture> {
  const ann = await signedIn(server);
  await giveCredits(server, ann, 100);

  const fixture: SendingFixture = {
    server,
    instagram,
    ann,
    project: await createProject(server, ann),
    get: async (path) => JSON.parse((await server.call('GET', path, { token: ann.token })).text),
    post: (path, body, who = ann) => server.call('POST', path, { token: who.token, ...(body && { body }) }),
    put: (path, body) => server.call('PUT', path, { token: ann.token, body }),
    remove: (path) => server.call('DELETE', path, { token: ann.token }),
    connect: (username = 'studio.reach', more = {}) =>
      fixture.post('/instagram/connect', {
        username,
        password: instagramPassword,
        time_zone: morningZone,
        ...more,
      }),
    async act(username, action) {
      const { id, delivery: seen } = await fixture.messageTo(username);
      return fixture.post(`/scrape/messages/${id}/delivery`, { action, seen });
    },
    async messageTo(username) {
      const all = await fixture.get<ShownMessage[]>('/scrape/messages');
      return all.find((message) => message.username === username)!;
    },
    async write(...usernames) {
      for (const username of usernames) await queue(server, ann, fixture.project, username);
      await server.drain();
    },
    run: () => runTurn(conversationDepsOf(server.services), ann.id),
    async nextTurn(wait = minutes(10) + seconds(1)) {
      server.advance(wait);
      await fixture.run();
    },
    tell: (event) =>
      server.call('POST', '/instagram/webhook', {
        headers: { 'content-type': 'application/json' },
        body: { connectionRef: 'ref-connection-of-studio.reach', at: new Date(), ...event },
      }),
    targets: () => instagram.delivered.map(({ to }) => to),
    async close() {
      await expectBalancedLedger(server);
      await server.close();
    },
  };
  return fixture;
}
