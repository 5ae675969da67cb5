// Hashing is slow, so many requests from one address delay only that address.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { resetTokenFor, signedIn, someone } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const requests = {
  '/auth/login': async () => ({ ...someone(), remember: false }),
  '/auth/signup': async () => someone(),
  '/auth/reset-password': async () => {
    const { email } = await signedIn(server);
    await server.call('POST', '/auth/forgot-password', { body: { email } });
    return { email, token: await resetTokenFor(server, email), new_password: 'brand-new-1' };
  },
};

it.each(Object.entries(requests))('%s takes turns per address', async (path, bodyOf) => {
  const body = await bodyOf();
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const { passwords } = server.services;
  const verify = vi.spyOn(passwords, 'verify').mockImplementation(async () => (await gate, false));
  const hash = vi.spyOn(passwords, 'hash').mockImplementation(async () => (await gate, 'hashed'));
  const hashing = () => verify.mock.calls.length + hash.mock.calls.length;
  const call = (from: string) => server.call('POST', path, { body, from });

  const crowd = Array.from({ length: 23 }, () => call('203.0.113.9'));
  try {
    expect(await Promise.race(crowd)).toMatchObject({
      status: 429,
      body: { detail: expect.stringContaining('You have too many requests in progress') },
    });
    await vi.waitFor(() => expect(hashing()).toBe(2), 30_000);
    crowd.push(call('198.51.100.7'));
    await vi.waitFor(() => expect(hashing()).toBe(3), 30_000);
  } finally {
    open();
    await Promise.all(crowd);
    vi.restoreAllMocks();
  }
});
