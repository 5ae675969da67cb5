// Sets the document's title in a consistent format.
import { useLayoutEffect } from 'react';

export function pageTitle(title: string): string {
  return title === 'Opener' || title.startsWith('Opener ·') ? title : `${title} · Opener`;
}

/** Without a value the title stays. Runs before ordinary effects, so that a screen can override it. */
export function useDocumentTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title !== undefined) document.title = pageTitle(title);
  }, [title]);
}
