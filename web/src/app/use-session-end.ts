// An expired session sends the browser to /login. The guarded area does so itself and remembers where it was; this is for the
// public pages. Screens on which nobody needs to be signed in stay: a reset link must not be lost to an old session.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { session } from '../lib/session.ts';

const staying = new Set([
  '/login',
  '/signup',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/goodbye',
]);

export function useSessionEnd(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const current = useRef(pathname);

  useEffect(() => {
    current.current = pathname;
    session.settle();
  }, [pathname]);

  useEffect(
    () =>
      session.subscribe(() => {
        const here = current.current;
        const stays = staying.has(here) || here === '/app' || here.startsWith('/app/');
        if (session.get().ended === 'expired' && !stays) void navigate('/login');
      }),
    [navigate],
  );
}
