// Nothing here yet: a bubble that waits for its first line, what would stand here, and the one next action.
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { StateLayout } from './state-layout.tsx';

interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3;
  className?: string;
}

export function EmptyState(props: EmptyStateProps) {
  return <StateLayout {...props} drawing={<EmptyBubble />} />;
}

function EmptyBubble() {
  return (
    <svg viewBox="0 0 168 112" fill="none" aria-hidden="true" className="h-28 w-42">
      <path
        d="M78 8h64a20 20 0 0 1 20 20v18a20 20 0 0 1-20 20h-6"
        className="stroke-edge"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="1 7"
      />
      <path
        d="M26 30h82a20 20 0 0 1 20 20v30a20 20 0 0 1-20 20H11a5 5 0 0 1-5-5V50a20 20 0 0 1 20-20Z"
        className="fill-blue-soft"
      />
      <path
        d="M40 58h38M40 74h22"
        className={cx(stroke, 'opacity-30')}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M26 54v24" className={cx(stroke, 'animate-caret')} strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

const stroke = 'stroke-focus';
