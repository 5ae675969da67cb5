// A failed load: what happened, and a retry.
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { StateLayout } from './state-layout.tsx';
import { RotateCw } from './icons/index.ts';

interface ErrorStateProps {
  title?: ReactNode;
  text?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
  level?: 1 | 2 | 3;
  className?: string;
}

export function ErrorState({
  title = 'This did not load',
  text = 'Something went wrong. Please try again.',
  onRetry,
  busy = false,
  ...rest
}: ErrorStateProps) {
  return (
    <StateLayout
      {...rest}
      role="alert"
      title={title}
      text={text}
      drawing={<BrokenBubble />}
      action={
        onRetry && (
          <Button
            variant="secondary"
            busy={busy}
            onClick={onRetry}
            icon={<RotateCw aria-hidden="true" className="size-4" />}
          >
            Retry
          </Button>
        )
      }
    />
  );
}

function BrokenBubble() {
  return (
    <svg viewBox="0 0 168 116" fill="none" aria-hidden="true" className="h-29 w-42 text-red">
      <path
        d="M46 24h34l-9 20 14 17-13 18 6 23H23a5 5 0 0 1-5-5V52a28 28 0 0 1 28-28Z"
        className="fill-red-soft"
      />
      <path
        d="M94 16h28a28 28 0 0 1 28 28v22a28 28 0 0 1-28 28H92l-6-23 13-18-14-17Z"
        className="fill-red-soft"
      />
      <path
        d="M38 54h18M38 72h22M114 46h16M112 64h10"
        className="opacity-40"
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}
