// The session on a page without the account provider: restored on start, followed across tabs.
import { followPages } from '../../lib/follow-pages.ts';
import { session } from '../../lib/session.ts';
import { fetchMe } from './api/fetch-me.ts';

export function keepSession({ onExpired }: { onExpired: () => void }): void {
  followPages();
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
