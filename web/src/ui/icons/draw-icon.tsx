// What all icons share.
import type { ComponentProps, ReactElement } from 'react';

/** The lines come from the icon set's own file, never from a person. */
export function drawIcon(lines: string): (props: ComponentProps<'svg'>) => ReactElement {
  return (props) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
      dangerouslySetInnerHTML={{ __html: lines }}
    />
  );
}
