// Something could not be loaded: what happened, and a way to try once more.
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { StateLayout } from './state-layout.tsx';

interface ErrorStateProps {
  title?: ReactNode;
  text?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
  level?: 2 | 3;
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
    <svg viewBox="0 0 168 112" fill="none" aria-hidden="true" className="h-28 w-42">
      <path
        d="M40 16h38l-9 22 14 16-12 18 6 20H25a5 5 0 0 1-5-5V36a20 20 0 0 1 20-20Z"
        className="fill-red-soft"
      />
      <path
        d="M92 20h36a20 20 0 0 1 20 20v36a20 20 0 0 1-20 20H91l-6-20 12-18-14-16Z"
        className="fill-red-soft"
      />
      <path
        d="M38 44h18M38 60h26"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        className="text-red opacity-35"
      />
      <path
        d="M112 64h18"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        className="text-red opacity-35"
      />
    </svg>
  );
}
