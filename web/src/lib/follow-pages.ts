// Takes over what happens to the session in other tabs, and what a page from the back/forward cache has missed.
import { session } from './session.ts';

export function followPages(): void {
  window.addEventListener('storage', session.follow);
  window.addEventListener('pageshow', ({ persisted }) => persisted && session.follow({ key: null }));
}
