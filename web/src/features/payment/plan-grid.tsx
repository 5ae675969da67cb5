// The packs beside each other, the middle one raised.
import type { ReactNode } from 'react';

export function PlanGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-6 md:grid-cols-3 md:gap-x-4 md:gap-y-0 md:py-3 lg:gap-x-5">{children}</ul>;
}
