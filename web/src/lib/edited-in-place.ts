// Follow-ups that are being changed in their list: whatever approves the whole list asks how many there are.
import { useLayoutEffect, useSyncExternalStore } from 'react';

let edited = 0;
const listeners = new Set<() => void>();

function add(more: 1 | -1): void {
  edited += more;
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export function useEditedInPlace(isEdited: boolean): void {
  useLayoutEffect(() => {
    if (!isEdited) return undefined;
    add(1);
    return () => add(-1);
  }, [isEdited]);
}

export function useCountEdited(): number {
  return useSyncExternalStore(listen, () => edited);
}
