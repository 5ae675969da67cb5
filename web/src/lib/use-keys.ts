// Single keys as shortcuts. Ignored while the user types, chooses in a menu or answers a dialog.
import { useEffect, useEffectEvent } from 'react';

const busy = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

export function useKeys(keys: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target instanceof Element && event.target.closest(busy)) return;
    if (document.querySelector('[role=dialog]:not([aria-modal=false])')) return;
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
