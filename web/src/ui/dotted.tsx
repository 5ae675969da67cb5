// Facts on one line with dots between. Each keeps its own direction, so that a right-to-left name leaves the rest in order.
import { Fragment, type ReactNode } from 'react';

export function Dotted({ children }: { children: readonly ReactNode[] }) {
  return children.filter(Boolean).map((part, place) => (
    // The facts of a line have fixed places.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>
      {place > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
