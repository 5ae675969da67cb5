// A virtualized list, inside a scrolling box or on the page itself.
import {
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useDocumentTop } from '../lib/use-document-top.ts';
import { useSettling } from './use-settling.ts';

type Row = { id: string };

interface RowsProps<T> {
  label: string;
  rows: readonly T[];
  total: number;
  /** Where the kept pages begin in the whole list. */
  starts: readonly number[];
  estimate: number;
  rowClass: string;
  children: (row: T) => ReactNode;
  /** The id of the row to bring into view, when it becomes known and when it changes. */
  at?: string | undefined;
  /** Called when what is above comes into view, with a way to ask which page that is. */
  onStart: ((isAt: (start: number) => boolean) => void) | undefined;
  /** Called when the end comes into view; absent if there is no more, or if loading it failed. */
  onEnd: (() => void) | undefined;
}

const overscan = 4;

export function BoxedRows<T extends Row>({ className, ...props }: RowsProps<T> & { className: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [tops] = useState(createTops);
  const virtualizer = useVirtualizer({
    count: props.rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => props.estimate,
    getItemKey: (index) => props.rows[index]?.id ?? index,
    overscan,
    paddingStart: tops.of(props.starts[0]),
  });
  return (
    <div ref={box} className={className}>
      <Rows {...props} virtualizer={virtualizer} top={0} tops={tops} />
    </div>
  );
}

export function PageRows<T extends Row>(props: RowsProps<T>) {
  const start = useRef<HTMLDivElement>(null);
  const [tops] = useState(createTops);
  const top = useDocumentTop(start);
  const virtualizer = useWindowVirtualizer({
    count: props.rows.length,
    estimateSize: () => props.estimate,
    getItemKey: (index) => props.rows[index]?.id ?? index,
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

interface PlacedProps<T, S extends Element | Window> extends RowsProps<T> {
  virtualizer: Virtualizer<S, Element>;
  top: number;
  tops: Tops;
}

function Rows<T extends Row, S extends Element | Window>({
  label,
  rows,
  total,
  starts,
  rowClass,
  children,
  onStart,
  onEnd,
  virtualizer,
  top,
  tops,
  at,
}: PlacedProps<T, S>) {
  const items = virtualizer.getVirtualItems();
  const [first = 0] = starts;
  const list = useRef<HTMLUListElement>(null);
  useSettling(list, rows, first);
  useEnd(items, rows.length, onEnd);
  useInView(virtualizer, at === undefined ? -1 : rows.findIndex(({ id }) => id === at), at);

  useLayoutEffect(() => {
    for (const start of starts) tops.note(start, virtualizer.measurementsCache[start - first], top);
  });

  const nearStart = (items[0]?.index ?? Infinity) <= overscan;
  useEffect(() => {
    const offset = (virtualizer.scrollOffset ?? 0) - top;
    if (nearStart) onStart?.((start) => tops.of(start) <= offset);
  }, [nearStart, onStart, virtualizer, top, tops]);

  return (
    <ul
      ref={list}
      aria-label={label}
      className="relative data-settling:pointer-events-none"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {items.map(({ key, index, start }) => {
        const row = rows[index];
        return (
          row && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={total}
              aria-posinset={first + index + 1}
              className={`absolute inset-x-0 top-0 ${rowClass}`}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {children(row)}
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

/** Once for each row: a list that changes must not pull the user back to it. */
function useInView<S extends Element | Window>(
  virtualizer: Virtualizer<S, Element>,
  index: number,
  at: string | undefined,
): void {
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (index === -1 || shown.current === at) return;
    shown.current = at;
    virtualizer.scrollToIndex(index);
  }, [virtualizer, index, at]);
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
