// An empty list: an illustration, what would be here, and the next action.
import type { ReactNode } from 'react';
import { StateLayout } from './state-layout.tsx';

interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string;
}

export function EmptyState(props: EmptyStateProps) {
  return <StateLayout {...props} drawing={<EmptyBubble />} />;
}

function EmptyBubble() {
  return (
    <svg viewBox="0 0 168 116" fill="none" aria-hidden="true" className="h-29 w-42">
      <path
        d="M92 4h44a26 26 0 0 1 26 26v31a5 5 0 0 1-5 5H92a26 26 0 0 1-26-26V30A26 26 0 0 1 92 4Z"
        className="stroke-edge"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="0.5 6.5"
      />
      <path
        d="M34 34h68a28 28 0 0 1 28 28v22a28 28 0 0 1-28 28H11a5 5 0 0 1-5-5V62a28 28 0 0 1 28-28Z"
        className="fill-blue-soft"
      />
      <path d="M42 64h58M42 82h34" className="stroke-bar opacity-25" strokeWidth="6" strokeLinecap="round" />
      <path d="M31 57v32" className="animate-caret stroke-bar" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
