// Users for tests, created with everything they need.
import { createVerifiedUser } from '../features/account/create-verified-user.ts';
import { logIn } from '../features/account/log-in.ts';
import { accountDepsOf } from '../wiring.ts';
import type { TestServer } from './test-server.ts';

let count = 0;

export function someone(overrides: Partial<{ name: string; email: string; password: string }> = {}) {
  count++;
  return { name: 'Ann Archer', email: `ann${count}@example.com`, password: 'correct-horse-1', ...overrides };
}

export type Person = ReturnType<typeof someone> & { id: string; token: string };

export async function signedIn(
  server: TestServer,
  overrides: Parameters<typeof someone>[0] = {},
): Promise<Person> {
  const person = someone(overrides);
  const deps = accountDepsOf(server.services);
  const id = await createVerifiedUser(deps, person);
  const { token } = await logIn(deps, { ...person, address: '127.0.0.1' });
  return { ...person, id, token };
}

export async function tokenOf(
  server: TestServer,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const { body } = await server.call('POST', '/auth/login', { body: { email, password } });
  return String(body.access_token);
}

/** The newest mail to an address, once the queue has delivered it. */
export async function newestMail(server: TestServer, to: string) {
  await server.drain();
  const [mail] = await server.services.localMailbox!.list(to);
  if (!mail) throw new Error(`No mail to ${to}`);
  return mail;
}

export async function codeFor(server: TestServer, email: string): Promise<string> {
  return /\b\d{6}\b/.exec((await newestMail(server, email)).text)![0];
}

export async function resetTokenFor(server: TestServer, email: string): Promise<string> {
  return /token=([\w-]+)/.exec((await newestMail(server, email)).text)![1]!;
}
