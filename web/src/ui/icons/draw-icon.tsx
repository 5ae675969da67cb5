// Shared by all icons.
import type { ComponentProps, ReactElement } from 'react';

/** The paths come from the icon set, never from user input. */
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
