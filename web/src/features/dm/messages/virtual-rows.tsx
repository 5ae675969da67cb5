// A virtualized list, inside a scrolling box or on the page itself.
import {
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Message } from '@opener/contract/message';
import { useDocumentTop } from './use-document-top.ts';

interface RowsProps {
  label: string;
  messages: readonly Message[];
  total: number;
  /** Where the kept pages begin in the whole list. */
  starts: readonly number[];
  estimate: number;
  rowClass: string;
  children: (message: Message) => ReactNode;
  /** Called when what is above comes into view, with a way to ask which page that is. */
  onStart: ((isAt: (start: number) => boolean) => void) | undefined;
  /** Called when the end comes into view; absent if there is no more, or if loading it failed. */
  onEnd: (() => void) | undefined;
}

const overscan = 4;

export function BoxedRows({ className, ...props }: RowsProps & { className: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [tops] = useState(createTops);
  const virtualizer = useVirtualizer({
    count: props.messages.length,
    getScrollElement: () => box.current,
    estimateSize: () => props.estimate,
    getItemKey: (index) => props.messages[index]?.id ?? index,
    overscan,
    paddingStart: tops.of(props.starts[0]),
  });
  return (
    <div ref={box} className={className}>
      <Rows {...props} virtualizer={virtualizer} top={0} tops={tops} />
    </div>
  );
}

export function PageRows(props: RowsProps) {
  const start = useRef<HTMLDivElement>(null);
  const [tops] = useState(createTops);
  const top = useDocumentTop(start);
  const virtualizer = useWindowVirtualizer({
    count: props.messages.length,
    estimateSize: () => props.estimate,
    getItemKey: (index) => props.messages[index]?.id ?? index,
    overscan,
    scrollMargin: top,
    paddingStart: tops.of(props.starts[0]),
  });
  return (
    <div ref={start}>
      <Rows {...props} virtualizer={virtualizer} top={top} tops={tops} />
    </div>
  );
}

interface PlacedProps<S extends Element | Window> extends RowsProps {
  virtualizer: Virtualizer<S, Element>;
  top: number;
  tops: Tops;
}

function Rows<S extends Element | Window>({
  label,
  messages,
  total,
  starts,
  rowClass,
  children,
  onStart,
  onEnd,
  virtualizer,
  top,
  tops,
}: PlacedProps<S>) {
  const items = virtualizer.getVirtualItems();
  const [first = 0] = starts;
  useEnd(items, messages.length, onEnd);

  useLayoutEffect(() => {
    for (const start of starts) tops.note(start, virtualizer.measurementsCache[start - first], top);
  });

  const nearStart = (items[0]?.index ?? Infinity) <= overscan;
  useEffect(() => {
    const offset = (virtualizer.scrollOffset ?? 0) - top;
    if (nearStart) onStart?.((start) => tops.of(start) <= offset);
  }, [nearStart, onStart, virtualizer, top, tops]);

  return (
    <ul aria-label={label} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {items.map(({ key, index, start }) => {
        const message = messages[index];
        return (
          message && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={total}
              aria-posinset={first + index + 1}
              className={`absolute inset-x-0 top-0 ${rowClass}`}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {children(message)}
            </li>
          )
        );
      })}
    </ul>
  );
}

function useEnd(items: VirtualItem[], count: number, onEnd: (() => void) | undefined): void {
  const last = items.at(-1)?.index ?? -1;
  const near = count > 0 && last >= count - overscan;
  useEffect(() => {
    if (near) onEnd?.();
  }, [near, onEnd]);
}

type Tops = ReturnType<typeof createTops>;

/** How far down each page began when it was last laid out, so that the pages above that are not kept still take their space. */
function createTops() {
  const known = new Map<number, number>();
  return {
    of: (start = 0) => (start === 0 ? 0 : (known.get(start) ?? 0)),
    note: (start: number, row: VirtualItem | undefined, top: number) => {
      if (row) known.set(start, row.start - top);
    },
  };
}
