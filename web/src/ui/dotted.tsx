// Facts on one line, separated by dots; at a line break the dot stays at the end. Each is isolated, so that a right-to-left name does not
// reorder the rest.
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
