// Restores the stored session through the server on start; if that fails, the visitor is signed out.
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { User } from '@opener/contract/account';
import { session, useSession } from '../../lib/session.ts';
import { useMe } from './api/me.ts';

export type Account =
  | { status: 'restoring'; user: User }
  | { status: 'signed-in'; user: User }
  | { status: 'signed-out'; user: null };

const signedOut: Account = { status: 'signed-out', user: null };
const AccountContext = createContext<Account>(signedOut);

export function useAccount(): Account {
  return useContext(AccountContext);
}

export function AccountProvider({ children }: { children: ReactNode }) {
  const { token, user } = useSession();
  const { data, isError } = useMe(token);
  useForgetting(token);

  useEffect(() => {
    if (token && data) session.refresh(token, data);
  }, [token, data]);

  useEffect(() => {
    if (isError && token === session.get().token) session.end(null);
  }, [isError, token]);

  const known = data !== undefined;
  const account = useMemo<Account>(() => {
    if (!user) return signedOut;
    return { status: known ? 'signed-in' : 'restoring', user };
  }, [user, known]);

  return <AccountContext value={account}>{children}</AccountContext>;
}

/** One user's data must not be shown to the next one who signs in. */
function useForgetting(token: string | null): void {
  const client = useQueryClient();
  const previous = useRef(token);
  useEffect(() => {
    if (previous.current && previous.current !== token) {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
    }
    previous.current = token;
  }, [client, token]);
}
