// The milestone figures, counting up once when they come into view. The markup always contains the final ones.
import { useRef } from 'react';
import { figureAt, parseFigure } from './count-up.ts';
import { useCountUp } from './use-count-up.ts';

const figures = [
  ['100%', 'message success'],
  ['137K+', 'DMs sent'],
  ['641+', 'businesses'],
  ['6.5x', 'response rate'],
  ['4.9/5', 'rating'],
] as const;

export function Figures() {
  const list = useRef<HTMLDListElement>(null);
  const progress = useCountUp(list);
  return (
    <dl
      ref={list}
      className="grid grid-cols-2 gap-x-6 border-y border-line py-3 sm:grid-cols-3 lg:grid-cols-5 lg:gap-x-0 lg:py-0"
    >
      {figures.map(([value, label]) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-1 border-line py-4 lg:border-s lg:px-5 lg:py-7.5 lg:first:border-s-0 lg:first:ps-0"
        >
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-display text-[2.75rem] leading-none font-bold tracking-[-0.03em] tabular-nums">
            {progress === 1 ? value : <Counting value={value} progress={progress} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The final figure reserves the space, and is the only one that is announced. */
function Counting({ value, progress }: { value: string; progress: number }) {
  return (
    <span className="relative inline-block whitespace-nowrap">
      <span className="opacity-0">{value}</span>
      <span aria-hidden="true" className="absolute inset-s-0 top-0">
        {figureAt(parseFigure(value), progress)}
      </span>
    </span>
  );
}
