// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { ada } from '../testing/render-app.tsx';
import { createSessionStore } from './session.ts';

it('finds what an earlier visit left, and nothing in half a session', () => {
  localStorage.setItem('opener.token', 't');
  expect(createSessionStore(localStorage).get().token).toBeNull();
  localStorage.setItem('opener.user', 'not json');
  expect(createSessionStore(localStorage).get().token).toBeNull();
  localStorage.setItem('opener.user', '{"id":1}');
  expect(createSessionStore(localStorage).get().token).toBeNull();
  localStorage.setItem('opener.user', JSON.stringify(ada));
  expect(createSessionStore(localStorage).get()).toEqual({ token: 't', user: ada, ended: null });
});

it('lasts as long as the page when there is no storage', () => {
  const store = createSessionStore(undefined);
  store.start('t', ada);
  expect(store.get().user).toEqual(ada);
  store.end('deleted');
  expect(store.get()).toEqual({ token: null, user: null, ended: 'deleted' });
});
