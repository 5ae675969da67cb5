// Facts on one line with dots between; where it breaks, the dot stays at the end. Each keeps its own direction, so that a
// right-to-left name leaves the rest in order.
import { Fragment, type ReactNode } from 'react';

export function Dotted({ children }: { children: readonly ReactNode[] }) {
  return children.filter(Boolean).map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the facts of a line have fixed places
    <Fragment key={place}>
      {place > 0 && '\u00A0· '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
