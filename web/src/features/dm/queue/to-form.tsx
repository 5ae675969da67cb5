// On phones the form scrolls out of view; then this floating button leads back to it.
import { useEffect, useState } from 'react';
import { wantsLessMotion } from '../../../lib/use-reduced-motion.ts';
import { cx } from '../../../ui/cx.ts';
import { Button } from '../../../ui/button.tsx';
import { PenLine } from '../../../ui/icons/index.ts';

export function ToForm({ place }: { place: string }) {
  const away = useAway(place);
  function go(): void {
    const form = document.getElementById(place);
    form?.scrollIntoView({ behavior: wantsLessMotion() ? 'auto' : 'smooth', block: 'start' });
    form?.querySelector<HTMLElement>('input[type=text]')?.focus({ preventScroll: true });
  }
  return (
    // The selection bar takes its place.
    <div
      className={cx(
        'fixed end-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-10 md:hidden [main:has([data-selection])_&]:hidden',
        !away && 'invisible',
      )}
    >
      <Button
        onClick={go}
        icon={<PenLine aria-hidden="true" className="size-4.5" />}
        className="rounded-full shadow-soft"
      >
        Generate DM
      </Button>
    </div>
  );
}

/** Less of it is visible than what the header and the bottom bar may hide. */
function useAway(place: string): boolean {
  const [away, setAway] = useState(true);
  useEffect(() => {
    const form = document.getElementById(place);
    if (!form || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false), {
      rootMargin: '-96px 0px',
    });
    observer.observe(form);
    return () => observer.disconnect();
  }, [place]);
  return away;
}
