// A short question inside a form, answered with one of two buttons.
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { CircleQuestionMark } from './icons/index.ts';

interface InlineQuestionProps {
  children: ReactNode;
  yes: string;
  no: string;
  /** Increases whenever the question should take the focus. */
  leads: number;
  onYes: () => void;
  onNo: () => void;
}

export function InlineQuestion({ children, yes, no, leads, onYes, onNo }: InlineQuestionProps) {
  const first = useRef<HTMLButtonElement>(null);
  // Synchronously: a late focus would steal it from where the answer has moved it.
  useLayoutEffect(() => {
    if (leads > 0) first.current?.focus();
  }, [leads]);

  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 rounded-ctl bg-blue-soft px-4 py-3 text-sm text-ink">
      <output className="flex min-w-0 flex-1 basis-56 items-start gap-3">
        <CircleQuestionMark aria-hidden="true" className="mt-px size-5 shrink-0 text-blue" />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{children}</span>
      </output>
      <div className="flex gap-2 max-sm:w-full">
        <Button ref={first} variant="secondary" size="sm" onClick={onYes} className="max-sm:flex-1">
          {yes}
        </Button>
        <Button variant="ghost" size="sm" onClick={onNo} className="max-sm:flex-1">
          {no}
        </Button>
      </div>
    </div>
  );
}
