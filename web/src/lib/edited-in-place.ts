// Follow-ups and the like that are being edited in a list: whatever changes the whole list asks how many there are.
import { useLayoutEffect, useSyncExternalStore } from 'react';

let editing = 0;
const listeners = new Set<() => void>();

function add(more: 1 | -1): void {
  editing += more;
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export function useEditing(isEditing: boolean): void {
  useLayoutEffect(() => {
    if (!isEditing) return undefined;
    add(1);
    return () => add(-1);
  }, [isEditing]);
}

export function useCountEdited(): number {
  return useSyncExternalStore(listen, () => editing);
}
