// Two simultaneous clicks may create two pages at the provider; both browsers go to the recorded one.
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signedIn } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let opened: number;

beforeEach(async () => {
  opened = 0;
  const asked = new EventTarget();
  const bothAsked = once(asked, 'both');
  server = await startTestServer();
  server.services.payments.open = async () => {
    const page = ++opened;
    if (page === 2) asked.dispatchEvent(new Event('both'));
    await bothAsked;
    return { sessionId: `cs_${page}`, url: `https://pay.example/${page}` };
  };
});
afterEach(() => server.close());

it('is the same for two clicks at once, whichever is recorded first', async () => {
  const { token } = await signedIn(server);
  const click = () =>
    server.call('POST', '/payments/create-checkout', { token, body: { plan_id: 'plan_1' } });
  const answers = await Promise.all([click(), click()]);
  expect(opened).toBe(2);
  expect(new Set(answers.map(({ body }) => body.checkout_url)).size).toBe(1);
  const third = await click();
  expect(third.body.checkout_url).toBe(answers[0].body.checkout_url);
});
