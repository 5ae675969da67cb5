// A direct message: blue when it is highlighted, neutral in a list, three dots while it is being written.
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { TypingDots } from './typing-dots.tsx';

const tones = {
  blue: 'bg-blue text-on-blue',
  quiet: 'bg-well text-ink',
};

interface BubbleProps {
  tone?: keyof typeof tones;
  typing?: boolean;
  /** The side of its square corner: the start for theirs, the end for ours. */
  tail?: 'start' | 'end';
  className?: string;
  children?: ReactNode;
}

export function Bubble({ tone = 'blue', typing = false, tail = 'start', className, children }: BubbleProps) {
  return (
    <div
      dir="auto"
      className={cx(
        'w-fit max-w-full rounded-bubble px-5 py-3.75 leading-normal whitespace-pre-line [overflow-wrap:anywhere]',
        tones[tone],
        tail === 'start' ? 'rounded-es-tail' : 'rounded-ee-tail',
        className,
      )}
    >
      {children}
      {typing && (
        <>
          <TypingDots className={cx('h-[1lh] align-top', children !== undefined && 'ms-2')} />
          <span className="sr-only">Writing</span>
        </>
      )}
    </div>
  );
}
