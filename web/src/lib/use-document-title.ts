// The document's title, on every page in the same form.
import { useEffect } from 'react';

export function pageTitle(title: string): string {
  return title === 'Opener' || title.startsWith('Opener ·') ? title : `${title} · Opener`;
}

/** With nothing to say it leaves the title alone. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = pageTitle(title);
  }, [title]);
}
