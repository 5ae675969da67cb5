// A detail that came from the profile, highlighted as with a marker pen. `draw` lets the pen be seen.
import type { ReactNode } from 'react';

export function Mark({ draw = false, children }: { draw?: boolean; children: ReactNode }) {
  return <mark className={draw ? 'animate-draw' : undefined}>{children}</mark>;
}
