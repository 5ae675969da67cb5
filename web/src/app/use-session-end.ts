// Redirects to /login when a session expires on a public page; the guarded area does so itself and remembers the location. Screens that
// need no session stay: an expired session must not lose a reset link.
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
