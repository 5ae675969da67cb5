// Guards the signed-in area: a spinner while the session is restored, and a redirect to sign in for visitors.
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useAccount } from './account-provider.tsx';

export function Guard({ children }: { children: ReactNode }) {
  const { status } = useAccount();
  const { ended } = useSession();
  const { pathname, search, hash } = useLocation();

  if (status === 'signed-in') return children;
  if (status === 'restoring') {
    return (
      <main className="grid flex-1 place-items-center">
        <Spinner size="lg" label="Loading your account" />
      </main>
    );
  }
  if (ended === 'deleted') return <Navigate to="/goodbye" replace />;
  // A user who signed out starts afresh; everybody else returns to where they were going.
  const state = ended === 'signed-out' ? null : { from: pathname + search + hash };
  return <Navigate to="/login" state={state} replace />;
}
