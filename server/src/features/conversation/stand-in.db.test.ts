// The stand-in answers: by itself for some names, and through its form for everybody else.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Thread } from '@opener/contract/conversation';
import { troubledPorts } from '../../testing/fake-ports.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import { createProject, giveCredits, queue } from '../../testing/projects.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { conversationDepsOf } from '../../wiring.ts';
import { runTurn } from './run-turn.ts';

let server: TestServer;
let ann: Person;

beforeEach(async () => {
  server = await startTestServer({ DM_GAP_SECONDS: '0-0' }, troubledPorts());
  ann = await signedIn(server);
  await giveCredits(server, ann, 20);
  const body = { username: 'studio.reach', password: 'x', time_zone: 'UTC' };
  await server.call('POST', '/instagram/connect', { token: ann.token, body });
});
afterEach(() => server.close());

async function sendTo(...names: string[]): Promise<void> {
  const project = await createProject(server, ann);
  for (const name of names) await queue(server, ann, project, name);
  await server.drain();
  for (const _ of names) await runTurn(conversationDepsOf(server.services), ann.id);
}

async function threads(): Promise<Thread[]> {
  return JSON.parse((await server.call('GET', '/conversations', { token: ann.token })).text);
}

/** A few seconds later. */
async function wait(): Promise<void> {
  await server.services.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
  await server.drain();
}

it('some people answer by themselves, each in their way', async () => {
  await sendTo('keen.potter', 'laterplease.zoe', 'nothanks.tom', 'pleasestop.eve', 'quiet.jo');
  expect(await threads()).toHaveLength(5);
  await wait();
  const heard = (await threads()).map(({ username, suggested_outcome, do_not_contact }) => [
    username,
    [suggested_outcome, do_not_contact],
  ]);
  expect(Object.fromEntries(heard)).toEqual({
    'keen.potter': ['interested', false],
    'laterplease.zoe': ['not_now', false],
    'nothanks.tom': ['not_interested', false],
    'pleasestop.eve': ['not_interested', true],
    'quiet.jo': [null, false],
  });
});

it('answers through the form are heard, and read again where the event was lost', async () => {
  await sendTo('quiet.jo');
  const [message] = await server.services.localInstagram!.list();
  const answer = await server.app.inject({
    method: 'POST',
    url: `/local/instagram/${message!.id}/answer`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost' },
    payload: 'text=Tell+me+more',
  });
  expect(answer.statusCode).toBe(303);
  expect(await threads()).toMatchObject([{ unread: 1, last: { text: 'Tell me more' } }]);
  // The event of the next answer is lost; the next reading finds it, and nothing twice.
  await server.services.localInstagram!.reply('quiet.jo', 'studio.reach', 'Are you there?');
  await server.services.db.execute(sql`select graphile_worker.add_job('conversation.check', '{}'::json)`);
  await server.drain();
  expect(await threads()).toMatchObject([{ unread: 2, last: { text: 'Are you there?' } }]);
});
