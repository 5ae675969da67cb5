// On phones the form scrolls out of sight quickly; this button, always under the thumb, leads back to it.
import { wantsLessMotion } from '../../../lib/use-reduced-motion.ts';
import { Button } from '../../../ui/button.tsx';
import { PenLine } from '../../../ui/icons/index.ts';

export function ToForm({ place }: { place: string }) {
  function go(): void {
    const form = document.getElementById(place);
    form?.scrollIntoView({ behavior: wantsLessMotion() ? 'auto' : 'smooth', block: 'start' });
    form?.querySelector<HTMLElement>('input[type=text]')?.focus({ preventScroll: true });
  }
  return (
    // The bar of what is selected has its place.
    <div className="fixed end-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-10 md:hidden [main:has([data-selection])_&]:hidden">
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
