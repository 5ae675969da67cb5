// Users for the tests, created through the API.
import { randomUUID } from 'node:crypto';
import { callApi } from './call-api.ts';
import { mailbox } from './mailbox.ts';

export type Account = { name: string; email: string; password: string };
export type Person = Account & { id: string; token: string };

export function newAccount(name = 'Ada Lovelace'): Account {
  return { name, email: `ada-${randomUUID().slice(0, 13)}@example.com`, password: 'correct horse 9' };
}

/** Signed up, with the code still in the mailbox. */
export async function makeUnverified(account = newAccount()): Promise<Account> {
  await callApi('POST', '/auth/signup', { body: account });
  return account;
}

/** Verified, and signed in once. */
export async function makePerson(name?: string): Promise<Person> {
  const account = await makeUnverified(newAccount(name));
  const code = await mailbox.code(account.email);
  await callApi('POST', '/auth/verify-email', { body: { email: account.email, code } });
  const { id, token } = await logIn(account);
  return { ...account, id, token };
}

export async function logIn({ email, password }: Account): Promise<{ id: string; token: string }> {
  type Answer = { access_token: string; user: { id: string } };
  const { access_token, user } = await callApi<Answer>('POST', '/auth/login', { body: { email, password } });
  return { id: user.id, token: access_token };
}
