// The number of unread conversations at the beginning of the document's title, whatever the screens set it to.
import { useEffect } from 'react';
import { useUnread } from './api/count-unread.ts';

/** Renders nothing, so that a new count does not re-render the screens. */
export function UnreadTitle(): null {
  const count = useUnread().data?.unread ?? 0;
  useEffect(() => {
    const show = () => {
      const title = titleWith(count, document.title);
      if (document.title !== title) document.title = title;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = titleWith(0, document.title);
    };
  }, [count]);
  return null;
}

function titleWith(count: number, title: string): string {
  const plain = title.replace(/^\(\d+\) /u, '');
  return count > 0 ? `(${count}) ${plain}` : plain;
}
