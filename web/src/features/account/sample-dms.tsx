// Sample messages next to the signup form. They rotate every 7 seconds, unless they are focused, hovered or stopped.
import { useEffect, useRef, useState } from 'react';
import type { Piece } from '../../lib/mark-phrases.ts';
import { useReducedMotion } from '../../lib/use-reduced-motion.ts';
import { Bubble } from '../../ui/bubble.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { ProfileHead } from '../../ui/profile-head.tsx';
import { sampleDms } from './sample-dms.data.ts';
import { useHeld } from './use-held.ts';
import { ChevronLeft, ChevronRight, Pause, Play } from '../../ui/icons/index.ts';

const rotationMs = 7000;

export function SampleDms() {
  const reduced = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const section = useRef<HTMLElement>(null);
  const held = useHeld(section);
  const [index, setIndex] = useState(0);
  const playing = chosen ?? !reduced;

  useEffect(() => {
    if (!playing || held) return undefined;
    const timer = setInterval(() => setIndex((now) => (now + 1) % sampleDms.length), rotationMs);
    return () => clearInterval(timer);
  }, [playing, held]);

  const step = (by: number) => setIndex((now) => (now + by + sampleDms.length) % sampleDms.length);

  return (
    <section
      ref={section}
      aria-label="Sample messages"
      aria-roledescription="carousel"
      className="mx-auto w-full max-w-xl"
    >
      {/* All are in one grid cell, so that the tallest sets the height and nothing moves when they rotate. */}
      <div aria-live={playing ? 'off' : 'polite'} className="grid">
        {sampleDms.map((sample, at) => (
          <Sample key={sample.handle} {...sample} shown={at === index} />
        ))}
      </div>
      <div className="mt-4 flex items-center justify-between gap-3">
        <p className="text-sm text-muted">Highlighted details come from the profile.</p>
        <div className="flex gap-1">
          <Button variant="ghost" aria-label="Previous sample" onClick={() => step(-1)}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Button>
          <Button
            variant="ghost"
            aria-label={playing ? 'Pause samples' : 'Play samples'}
            onClick={() => setChosen(!playing)}
          >
            {playing ? (
              <Pause aria-hidden="true" className="size-5" />
            ) : (
              <Play aria-hidden="true" className="size-5" />
            )}
          </Button>
          <Button variant="ghost" aria-label="Next sample" onClick={() => step(1)}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </Button>
        </div>
      </div>
    </section>
  );
}

type SampleProps = (typeof sampleDms)[number] & { shown: boolean };

function Sample({ handle, name, craft, bio, text, shown }: SampleProps) {
  return (
    <div
      aria-hidden={!shown || undefined}
      className={cx('col-start-1 row-start-1', shown ? 'motion-safe:animate-rise' : 'invisible')}
    >
      <div className="w-[88%] rounded-card border border-line bg-card p-5 pb-10 shadow-soft">
        <ProfileHead handle={handle} name={name.replaceAll('*', '')} craft={craft}>
          <MarkedText pieces={piecesOf(name)} />
        </ProfileHead>
        <p className="mt-4 whitespace-pre-line">
          <MarkedText pieces={piecesOf(bio)} />
        </p>
      </div>
      <div className="-mt-6 ms-[10%]">
        <Bubble tone="blue">
          <MarkedText pieces={piecesOf(text)} />
        </Bubble>
      </div>
    </div>
  );
}

/** *Asterisks* mark what came from the profile. */
function piecesOf(text: string): Piece[] {
  return text.split('*').map((part, at) => ({ at, text: part, marked: at % 2 === 1 }));
}
