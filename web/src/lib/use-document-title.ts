// The document's title, on every page in the same form.
import { useLayoutEffect } from 'react';

export function pageTitle(title: string): string {
  return title === 'Opener' || title.startsWith('Opener ·') ? title : `${title} · Opener`;
}

/** With nothing to say it leaves the title alone. It acts before ordinary effects, so that a screen may then say more. */
export function useDocumentTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title !== undefined) document.title = pageTitle(title);
  }, [title]);
}
