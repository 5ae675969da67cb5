// Whether an element is in view. Where nothing can observe it, it is not: what waits for it then simply stays still.
import { useEffect, useState, type RefObject } from 'react';

export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);

  return seen;
}
