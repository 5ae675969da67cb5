// For floating elements: moves along the edge, or hides, while it would cover a form or a control. It stays reachable by keyboard.
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { cx } from './cx.ts';

const spots = ['end', 'middle', 'start'] as const;
type Spot = (typeof spots)[number];

interface StepsAsideProps {
  /** It may move to other spots of the edge: `group-data-[spot=…]/float` says which. */
  roams?: boolean;
  children: ReactNode;
}

export function StepsAside({ roams = false, children }: StepsAsideProps) {
  const box = useRef<HTMLDivElement>(null);
  const spot = useFreeSpot(box, roams);
  return (
    <div
      ref={box}
      data-spot={spot ?? 'end'}
      className={cx(
        'group/float transition-opacity duration-120 has-focus-visible:pointer-events-auto has-focus-visible:opacity-100',
        spot === undefined && 'pointer-events-none opacity-0',
      )}
    >
      {children}
    </div>
  );
}

/** Undefined while there is none. */
function useFreeSpot(box: RefObject<HTMLElement | null>, roams: boolean): Spot | undefined {
  const [spot, setSpot] = useState<Spot | undefined>('end');

  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setSpot(box.current ? findSpot(box.current, roams) : 'end'));
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', look, { signal, passive: true, capture: true });
    window.addEventListener('resize', look, { signal });
    // Loading lists and unfolding cards move what is below.
    const page = document.querySelector('main');
    const growing = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    if (page) growing?.observe(page);
    look();
    return () => {
      listening.abort();
      growing?.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [box, roams]);

  return spot;
}

const coverable = 'main :is(form, a[href], button, input, select, textarea, summary)';

function findSpot(box: HTMLElement, roams: boolean): Spot | undefined {
  const float = box.querySelector('a[href], button')?.getBoundingClientRect();
  if (!float || float.width === 0) return 'end';
  const controls = [...document.querySelectorAll(coverable)]
    .filter((control) => !box.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(({ top, bottom }) => top < float.bottom && bottom > float.top);
  const isFree = (left: number) =>
    controls.every((control) => control.right <= left || control.left >= left + float.width);
  if (!roams) return isFree(float.left) ? 'end' : undefined;

  const page = document.documentElement.clientWidth;
  const margin = 24;
  const lefts: Record<Spot, number> = {
    end: page - margin - float.width,
    middle: (page - float.width) / 2,
    start: margin,
  };
  return spots.find((one) => isFree(lefts[one]));
}
