// Single keys as shortcuts. Ignored while the user types, chooses in a menu or answers a dialog. They can be turned off: who dictates
// would press them by accident.
import { useEffect, useEffectEvent } from 'react';
import { attempt, browserStorage } from './browser-storage.ts';
import { isCovered } from './is-covered.ts';

const busy = 'input, textarea, select, [contenteditable], [role=dialog]';

const storageKey = 'opener.keys';

export function areKeysOn(): boolean {
  return attempt(() => browserStorage()?.getItem(storageKey)) !== 'off';
}

export function turnKeys(on: boolean): void {
  attempt(() =>
    on ? browserStorage()?.removeItem(storageKey) : browserStorage()?.setItem(storageKey, 'off'),
  );
}

export function useKeys(keys: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target instanceof Element && event.target.closest(busy)) return;
    if (isCovered()) return;
    const act = keys[event.key.toLowerCase()];
    if (!act || !areKeysOn()) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
