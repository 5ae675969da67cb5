// The signed-in user: one local-storage key for the token, one for the user, shared by all tabs.
import { useSyncExternalStore } from 'react';
import type { User } from '@opener/contract/account';
import { clearAccountStorage } from './account-storage.ts';
import { attempt, browserStorage } from './browser-storage.ts';
import { tabStorage } from './tab-storage.ts';

const keys = { token: 'opener.token', user: 'opener.user' } as const;

/** Written briefly when an account is deleted, to notify the other tabs. */
const leaving = 'opener.leaving';

/** The reason decides where the guarded area redirects. */
export type Ending = 'expired' | 'signed-out' | 'deleted';
export type Session = { token: string | null; user: User | null; ended: Ending | null };

const nobody: Session = { token: null, user: null, ended: null };

export const session = createSessionStore(browserStorage());

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get, () => nobody);
}

export function createSessionStore(storage: Storage | undefined) {
  const listeners = new Set<() => void>();
  let current = read(storage);

  function publish(next: Session): void {
    current = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => current,

    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    start: (token: string, user: User): void => {
      attempt(() => {
        storage?.setItem(keys.user, JSON.stringify(user));
        storage?.setItem(keys.token, token);
      });
      publish({ token, user, ended: null });
    },

    /** The server's name and email take precedence over the stored ones, unless another session has begun since it was asked. */
    refresh: (token: string, user: User): void => {
      if (current.token !== token || JSON.stringify(user) === JSON.stringify(current.user)) return;
      attempt(() => storage?.setItem(keys.user, JSON.stringify(user)));
      publish({ ...current, user });
    },

    end: (ended: Ending | null): void => {
      // After an expired session the user continues where they were.
      if (ended === 'signed-out' || ended === 'deleted') {
        if (current.user) clearAccountStorage(current.user.id, storage);
        tabStorage.removeDrafts();
        attempt(() => {
          storage?.setItem(leaving, ended);
          storage?.removeItem(leaving);
        });
      }
      attempt(() => {
        storage?.removeItem(keys.token);
        storage?.removeItem(keys.user);
      });
      publish({ ...nobody, ended });
    },

    /** The redirect is done; from here on the visitor is simply signed out. */
    settle: (): void => {
      if (current.ended) publish({ ...current, ended: null });
    },

    /** Applies what another tab wrote. */
    follow: (event: Pick<StorageEvent, 'key'>): void => {
      if (event.key === leaving) tabStorage.removeDrafts();
      if (event.key === null || event.key === keys.token || event.key === keys.user) publish(read(storage));
    },
  };
}

function read(storage: Storage | undefined): Session {
  const token = attempt(() => storage?.getItem(keys.token));
  const user = attempt(() => parseUser(storage?.getItem(keys.user)));
  return token && user ? { token, user, ended: null } : nobody;
}

function parseUser(text: string | null | undefined): User | null {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value !== 'object' || value === null) return null;
  if (!('id' in value && 'name' in value && 'email' in value)) return null;
  const { id, name, email } = value;
  return typeof id === 'string' && typeof name === 'string' && typeof email === 'string'
    ? { id, name, email }
    : null;
}
