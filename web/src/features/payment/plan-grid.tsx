// The packs beside each other, the middle one raised.
import type { ReactNode } from 'react';

export function PlanGrid({ children }: { children: ReactNode }) {
  return <ul className="grid items-stretch gap-4 md:grid-cols-3 md:py-3 lg:gap-5">{children}</ul>;
}
