// A virtualized list, inside a scrolling box or on the page itself.
import {
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Message } from '@opener/contract/message';
import { useDocumentTop } from './use-document-top.ts';

interface RowsProps {
  label: string;
  messages: readonly Message[];
  total: number;
  estimate: number;
  rowClass: string;
  children: (message: Message) => ReactNode;
  /** Called when the end comes into view; absent if there is no more, or if loading it failed. */
  onEnd: (() => void) | undefined;
}

const overscan = 4;

export function BoxedRows({ className, ...props }: RowsProps & { className: string }) {
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: props.messages.length,
    getScrollElement: () => box.current,
    estimateSize: () => props.estimate,
    getItemKey: (index) => props.messages[index]?.id ?? index,
    overscan,
  });
  return (
    <div ref={box} className={className}>
      <Rows {...props} virtualizer={virtualizer} top={0} />
    </div>
  );
}

export function PageRows(props: RowsProps) {
  const start = useRef<HTMLDivElement>(null);
  const top = useDocumentTop(start);
  const virtualizer = useWindowVirtualizer({
    count: props.messages.length,
    estimateSize: () => props.estimate,
    getItemKey: (index) => props.messages[index]?.id ?? index,
    overscan,
    scrollMargin: top,
  });
  return (
    <div ref={start}>
      <Rows {...props} virtualizer={virtualizer} top={top} />
    </div>
  );
}

interface PlacedProps<S extends Element | Window> extends RowsProps {
  virtualizer: Virtualizer<S, Element>;
  top: number;
}

function Rows<S extends Element | Window>({
  label,
  messages,
  total,
  rowClass,
  children,
  onEnd,
  virtualizer,
  top,
}: PlacedProps<S>) {
  const items = virtualizer.getVirtualItems();
  useEnd(items, messages.length, onEnd);
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
              aria-posinset={index + 1}
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
