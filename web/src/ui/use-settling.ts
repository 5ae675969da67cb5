// Rows that have moved by themselves take no clicks for a moment: by then the pointer is over another row than the one that was meant.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** About as long as it takes to notice. */
const settleMs = 600;

type Rows = readonly { id: string }[];

/** Marks the list with `data-settling` meanwhile. `first`: where its rows begin in the whole list. */
export function useSettling(list: RefObject<HTMLElement | null>, rows: Rows, first = 0): void {
  const before = useRef({ rows, first });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    const moved = hasMoved(before.current, { rows, first });
    before.current = { rows, first };
    if (!moved) return;
    clearTimeout(timer.current);
    list.current?.setAttribute('data-settling', '');
    timer.current = setTimeout(() => list.current?.removeAttribute('data-settling'), settleMs);
  });
}

function hasMoved(before: { rows: Rows; first: number }, after: { rows: Rows; first: number }): boolean {
  if (before.rows === after.rows && before.first === after.first) return false;
  const shift = after.first - before.first;
  return after.rows.some(({ id }, index) => {
    const was = before.rows[index + shift];
    return was !== undefined && was.id !== id;
  });
}
