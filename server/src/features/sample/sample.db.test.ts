import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' });
});
afterEach(() => server.close());

const sample = (username: string) => server.call('POST', '/try', { body: { username } });

it('writes a sample for anybody, from details of the profile', async () => {
  const { status, body } = await sample('@Mira.Kilns');
  expect(status).toBe(200);
  expect(body).toMatchObject({ username: 'mira.kilns', user_info: { followersCount: expect.any(Number) } });
  const facts = body.facts as { phrase: string }[];
  expect(facts.length).toBeGreaterThan(0);
  for (const { phrase } of facts) expect(body.generated_message).toContain(phrase);
});

it('says what is wrong with a name', async () => {
  expect(await sample('not a name')).toMatchObject({
    status: 422,
    body: { detail: expect.stringContaining('cannot be an Instagram username') },
  });
  expect(await sample('missing.person')).toMatchObject({
    status: 404,
    body: { detail: 'There is no Instagram profile with this username.' },
  });
});

it('spares the same people as the product does', async () => {
  expect(await sample('grieving.hannah')).toMatchObject({
    status: 404,
    body: { detail: 'This profile is about a loss, so we did not write.' },
  });
});

it('is limited per address', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 41; i++) statuses.push((await sample('ann')).status);
  expect(statuses.at(-1)).toBe(429);
});
