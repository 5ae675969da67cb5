// A profile, and the message being written from it. Details are marked in both.
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { useSeen } from '../use-seen.ts';
import { ExampleScene } from './example-scene.tsx';
import { examples } from './examples.ts';
import { countDetails, textOf } from './runs.ts';
import { useScene } from './use-scene.ts';
import { Pause, PenLine, Play } from '../../../ui/icons/index.ts';

const lengths = examples.map(({ message }) => textOf(message).length);

export function Scene() {
  const figure = useRef<HTMLElement>(null);
  const { index, typed, playing, show, toggle } = useScene(lengths, useSeen(figure));
  const details = countDetails(examples[index]?.message ?? []);
  return (
    <figure ref={figure} aria-label="A profile, and the message written from it" className="min-w-0">
      {/* All are in one grid cell, so that the tallest sets the height and nothing moves when they rotate. */}
      <div className="grid">
        {examples.map((example, at) => (
          <ExampleScene key={example.handle} example={example} shown={at === index} typed={typed} />
        ))}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 sm:ms-[16%]">
        <figcaption className="flex items-center gap-2 text-sm text-muted">
          <PenLine aria-hidden="true" className="size-4 shrink-0" />
          {details} details from the profile. Nothing made up.
        </figcaption>
        <div className="-ms-2.5 flex items-center sm:-me-2.5 sm:ms-auto">
          {examples.map(({ handle, craft }, at) => (
            <button
              key={handle}
              type="button"
              aria-label={`Example ${at + 1}: ${craft}`}
              aria-pressed={at === index}
              onClick={() => show(at)}
              className="group grid h-9 w-6 place-items-center rounded-ctl touch:h-11 touch:w-8"
            >
              <span
                className={cx(
                  'size-2 rounded-full transition-colors',
                  at === index ? 'bg-ink' : 'bg-edge group-hover:bg-muted',
                )}
              />
            </button>
          ))}
          <Button
            variant="ghost"
            size="sm"
            aria-label={playing ? 'Pause the examples' : 'Play the examples'}
            onClick={toggle}
            icon={playing ? <Pause {...icon} /> : <Play {...icon} />}
          >
            {playing ? 'Pause' : 'Play'}
          </Button>
        </div>
      </div>
    </figure>
  );
}

const icon = { 'aria-hidden': true, className: 'size-4' } as const;
