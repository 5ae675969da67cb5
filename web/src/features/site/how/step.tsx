// One step: what you do, and an illustration.
import type { ReactNode } from 'react';

interface StepProps {
  number: number;
  title: string;
  text: ReactNode;
  children: ReactNode;
}

export function Step({ number, title, text, children }: StepProps) {
  return (
    <li className="grid items-center gap-x-16 gap-y-7 border-t border-line py-12 lg:grid-cols-[0.9fr_1.1fr] lg:py-16">
      <div>
        <span
          aria-hidden="true"
          className="grid size-11 place-items-center rounded-full rounded-es-tail bg-blue font-display text-lg font-bold text-on-blue"
        >
          {number}
        </span>
        <h2 className="mt-4 text-2xl">{title}</h2>
        <div className="mt-3 flex max-w-[36em] flex-col gap-3 text-muted">{text}</div>
      </div>
      <div className="min-w-0">{children}</div>
    </li>
  );
}
