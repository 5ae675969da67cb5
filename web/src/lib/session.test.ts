// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { ada } from '../testing/render-app.tsx';
import { createSessionStore } from './session.ts';

const bob = { id: '0198c0de-0000-7000-8000-00000000000b', name: 'Bob', email: 'bob@example.com' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

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

it('takes the name that the server has of its own user, and not a late one of another session', () => {
  const store = createSessionStore(localStorage);
  store.start('first', ada);
  store.start('second', bob);
  store.refresh('first', { ...ada, name: 'Ada King' });
  expect(store.get()).toEqual({ token: 'second', user: bob, ended: null });
  store.refresh('second', { ...bob, name: 'Robert' });
  expect(createSessionStore(localStorage).get().user).toEqual({ ...bob, name: 'Robert' });
});

it('lasts as long as the page when there is no storage', () => {
  const store = createSessionStore(undefined);
  store.start('t', ada);
  expect(store.get().user).toEqual(ada);
  store.end('deleted');
  expect(store.get()).toEqual({ token: null, user: null, ended: 'deleted' });
});

it.each([
  ['signed-out', null],
  ['deleted', null],
  ['expired', 'Half a sentence'],
] as const)('a session that was %s leaves %j of what is typed in another tab', (ended, left) => {
  const changed: string[] = [];
  const store = createSessionStore(noting(localStorage, changed));
  store.start('t', ada);
  store.end(ended);
  expect(Object.keys(localStorage)).toEqual([]);

  // The other tab has its own session storage, and is notified of each change.
  sessionStorage.setItem('opener.draft.x', 'Half a sentence');
  const other = createSessionStore(localStorage);
  for (const key of changed) other.follow({ key });
  expect(sessionStorage.getItem('opener.draft.x')).toBe(left);
});

function noting(storage: Storage, changed: string[]): Storage {
  return new Proxy(storage, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (key: string, ...rest: unknown[]): unknown => {
        if (name === 'setItem' || name === 'removeItem') changed.push(key);
        return value.call(target, key, ...rest) as unknown;
      };
    },
  });
}
