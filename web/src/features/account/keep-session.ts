// The session on a page without the account provider: restored on start, followed across tabs.
import { session } from '../../lib/session.ts';
import { fetchMe } from './api/fetch-me.ts';

export function keepSession({ onExpired }: { onExpired: () => void }): void {
  window.addEventListener('storage', session.follow);
  // A page from the back/forward cache has missed what happened meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => persisted && session.follow({ key: null }));
  session.subscribe(() => {
    if (session.get().ended === 'expired') onExpired();
  });
  const { token } = session.get();
  if (token !== null) void restore(token);
}

async function restore(token: string): Promise<void> {
  try {
    session.refresh(token, await fetchMe());
  } catch {
    if (token === session.get().token) session.end(null);
  }
}
