// A user with some of everything, so that odd requests meet real data: projects, messages with versions, jobs, a connected account.
import { Stripe } from 'stripe';
import { vi } from 'vitest';
import { type Person, signedIn, someone, tokenOf } from '../people.ts';
import { createProject, giveCredits, queue } from '../projects.ts';
import type { TestServer } from '../test-server.ts';
import type { Caller } from './odd-request.ts';

const nobody = '0197a0f0-0000-7000-8000-000000000000';
const names = ['mira.kilns', 'zoe', 'hafen_22', 'north.light'];

/** The server must be running its queue. */
export async function busyCaller(server: TestServer): Promise<Caller> {
  const person = await signedIn(server);
  await giveCredits(server, person, 5_000);
  const signedUp = someone();
  await server.call('POST', '/auth/signup', { body: signedUp });
  const ids = await createData(server, person);
  const spare: string[] = [];
  for (let i = 0; i < 40; i++) spare.push(await createProject(server, person, { name: `Spare ${i}` }));
  return {
    tokenFor: await tokensOf(server, person),
    known: knownValues(person, signedUp.email),
    // Deletions must not remove what other requests need, even through another call's path.
    idsFor: ({ path }, method, dice) =>
      [...path.matchAll(/:(\w+)/g)].map(([, name]) =>
        dice.pick(method === 'DELETE' && name === 'id' ? [...spare, nobody] : ids[name!]!),
      ),
    ...webhooks(server),
  };
}

async function createData(server: TestServer, person: Person): Promise<Record<string, string[]>> {
  const { token } = person;
  const post = (path: string, body: object) => server.call('POST', path, { token, body });
  const list = async (path: string): Promise<{ id: string; status?: string }[]> =>
    JSON.parse((await server.call('GET', path, { token })).text);
  const project = await createProject(server, person);
  await post('/instagram/connect', { username: 'studio.reach', password: 'x', time_zone: 'UTC' });
  await post('/do-not-contact', { usernames: ['old.client', ...names.slice(2)] });
  const purchase = await buy(server, person);
  for (const name of [...names.slice(0, 2), 'missing.person']) await queue(server, person, project, name);

  const path = `/scrape/projects/${project}/messages`;
  const message = await vi.waitFor(async () => (await list(path))[1]!.id, 30_000);
  await server.call('PUT', `${path}/${message}`, { token, body: { generated_message: 'Typed by hand.' } });
  const jobs = () => list(`/scrape/projects/${project}/jobs`);
  const failed = await vi.waitFor(
    async () => (await jobs()).find(({ status }) => status === 'failed')!.id,
    30_000,
  );
  const thread = await vi.waitFor(async () => (await list('/conversations'))[0]!.id, 30_000);
  return {
    threadId: [thread, nobody],
    replyId: [nobody],
    id: [project, project, project, nobody],
    messageId: [...(await list(path)).map(({ id }) => id), nobody],
    versionId: [...(await list(`/scrape/messages/${message}/versions`)).map(({ id }) => id), nobody],
    jobId: [failed, ...(await jobs()).map(({ id }) => id), nobody],
    purchaseId: [purchase, nobody],
    username: [...names, '@Old.Client'],
  };
}

async function buy({ call, app }: TestServer, { token }: Person): Promise<string> {
  const { body } = await call('POST', '/payments/create-checkout', { token, body: { plan_id: 'plan_1' } });
  await app.inject({ method: 'POST', url: `${new URL(String(body.checkout_url)).pathname}/pay` });
  const { text } = await call('GET', '/payments/history', { token });
  return (JSON.parse(text) as { id: string }[])[0]!.id;
}

/** Extra sessions and accounts for the calls that end them. */
async function tokensOf(server: TestServer, person: Person): Promise<Caller['tokenFor']> {
  const sessions: string[] = [];
  const leavers: string[] = [];
  for (let i = 0; i < 4; i++) {
    sessions.push(await tokenOf(server, person));
    leavers.push((await signedIn(server)).token);
  }
  const spare: Record<string, string[]> = { logout: sessions, deleteAccount: leavers };
  return (call, dice) => dice.pick(spare[call.name] ?? [person.token]);
}

function knownValues(person: Person, signedUp: string): Caller['known'] {
  return {
    email: [person.email, signedUp, 'nobody@example.com', ' ANN@Example.com '],
    password: ['correct-horse-1', 'wrong-horse-2'],
    new_password: ['correct-horse-3'],
    name: ['Ann Archer', 'Žofie 🙂'],
    code: ['123456', '000000'],
    token: ['x'.repeat(43)],
    username: [...names, ' @Mira.Kilns ', 'missing.person'],
    'usernames[]': [...names, '@Old.Client'],
    // Deletions and moves must not affect what other requests need.
    'ids[]': [nobody, nobody.toUpperCase()],
    account: ['studio.reach'],
    time_zone: ['Europe/Berlin', 'UTC', 'Asia/Kolkata'],
    cursor: [`${nobody}~zoe`, nobody],
    limit: ['1', '200'],
    q: ['mira', '%', '_'],
    state: ['sent', 'held', 'approved', 'by_hand'],
    from: ['2026-01-01', '2000-01-01'],
    to: ['2026-12-31', '2099-12-31'],
    project_id: [nobody],
    until: ['2027-01-31', '2020-01-01'],
    id: ['0197a0f0-0000-7000-8000-00000000abcd', nobody],
  };
}

function webhooks({ services }: TestServer): Pick<Caller, 'events' | 'sign'> {
  const secretOf = (port: string) => services.secrets.keyedHash(port, 'webhook');
  const stripe = new Stripe('sk_test').webhooks;
  const session = {
    id: 'cs_1',
    payment_status: 'paid',
    status: 'complete',
    amount_total: 1900,
    client_reference_id: nobody,
  };
  const event = (type: string, object: object) => ({
    id: `evt_${type}`,
    type,
    created: 1_800_000_000,
    data: { object },
  });
  return {
    events: {
      paymentWebhook: [
        event('checkout.session.completed', { ...session, metadata: { checkout_id: nobody } }),
        event('checkout.session.expired', session),
        event('charge.refunded', { payment_intent: 'pi_1', amount_refunded: 100 }),
        event('charge.succeeded', { payment_intent: 'pi_1', receipt_url: 'https://example.com' }),
        event('charge.dispute.closed', { payment_intent: 'pi_1', status: 'won' }),
      ],
      instagramWebhook: [
        { AccountStatus: { account_id: 'a', message: 'CREDENTIALS' } },
        {
          event: 'message_received',
          account_id: 'a',
          message_id: 'm',
          message: 'Please stop',
          timestamp: '2026-11-01T10:00:00.000Z',
          sender: { attendee_profile_url: 'https://www.instagram.com/zoe/' },
        },
      ],
    },
    sign(call, body): Record<string, string> {
      if (call.name === 'instagramWebhook') return { 'unipile-auth': secretOf('local-instagram') };
      if (call.name !== 'paymentWebhook') return {};
      const payload = body.toString();
      const header = stripe.generateTestHeaderString({ payload, secret: secretOf('local-payments') });
      return { 'stripe-signature': header };
    },
  };
}
