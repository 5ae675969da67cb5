import { expect, it, vi } from 'vitest';
import { login, me } from '@opener/contract/account';
import { removeDoNotContact } from '@opener/contract/delivery';
import { listMessages } from '@opener/contract/message-list';
import { fakeServer } from '../testing/fake-server.ts';
import { signIn } from '../testing/render-app.tsx';
import { api, apiFile, ApiError, apiWithHeaders } from './api.ts';
import { session } from './session.ts';

const body = { email: 'ada@example.com', password: 'x' };

it('keeps the session when a login is refused', async () => {
  fakeServer({ 'POST /auth/login': { status: 401, body: { detail: 'Incorrect email or password' } } });
  signIn();
  await expect(api(login, { body })).rejects.toMatchObject({
    status: 401,
    detail: 'Incorrect email or password',
    body: { detail: 'Incorrect email or password' },
  });
  expect(session.get().token).toBe('token-of-ada');
});

it('makes no answer a failure of status 0', async () => {
  fakeServer({ 'POST /auth/login': 'offline' });
  await expect(api(login, { body })).rejects.toMatchObject({ status: 0, detail: undefined });
});

it('gives up after the time it was given', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  await expect(api(login, { body, timeoutMs: 5 })).rejects.toBeInstanceOf(ApiError);
});

it('writes parameters and query into the address', async () => {
  signIn();
  const routes = ['DELETE /do-not-contact/a%2Fb', 'GET /scrape/messages?limit=5'];
  const server = fakeServer({ [routes[0]!]: {}, [routes[1]!]: { body: [] } });
  await api(removeDoNotContact, { params: { username: 'a/b' } });
  await api(listMessages, { query: { limit: '5', q: undefined } });
  expect(server.asked.map(({ route }) => route)).toEqual(routes);
});

it('hands over files and headers as they came, and ends the session all the same', async () => {
  const server = fakeServer({
    'POST /auth/login': { body: { a: 1 }, headers: { 'x-total-count': '7' }, broken: true },
  });
  const { file, headers } = await apiFile(login, { body });
  expect(await file.text()).toBe('{"a":1}');
  expect(headers.get('x-total-count')).toBe('7');
  expect(await apiWithHeaders(login, { body })).toMatchObject({ answer: { a: 1 } });

  signIn();
  server.answer('GET /auth/me', { status: 401 });
  await expect(apiFile(me, {})).rejects.toMatchObject({ status: 401 });
  expect(session.get().token).toBeNull();
});
