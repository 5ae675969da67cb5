// A detail from the profile, highlighted like with a marker. `draw` animates it.
import type { ReactNode } from 'react';

export function Mark({ draw = false, children }: { draw?: boolean; children: ReactNode }) {
  return <mark className={draw ? 'animate-draw' : undefined}>{children}</mark>;
}
