// Data of one account that must survive a reload, a crash or another tab. Signing out clears it. If storage is unavailable, it lasts as
// long as the page.
import { attempt, browserStorage } from './browser-storage.ts';

const prefix = (userId: string) => `opener.account.${userId}.`;

export type AccountStorage = ReturnType<typeof accountStorage>;

export function accountStorage(userId: string, storage = browserStorage()) {
  const start = prefix(userId);
  const memory = new Map<string, string>();
  return {
    /** The stored keys, in order. */
    names(): string[] {
      const kept = attempt(() => Object.keys(storage ?? {})) ?? [];
      const here = kept.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
      return [...new Set([...here, ...memory.keys()])].toSorted();
    },
    get: (name: string): string | null =>
      memory.get(name) ?? attempt(() => storage?.getItem(start + name)) ?? null,
    set(name: string, value: string): void {
      memory.delete(name);
      const kept = attempt(() => {
        storage?.setItem(start + name, value);
        return storage !== undefined;
      });
      if (!kept) memory.set(name, value);
    },
    remove(name: string): void {
      memory.delete(name);
      attempt(() => storage?.removeItem(start + name));
    },
  };
}

export function clearAccountStorage(userId: string, storage = browserStorage()): void {
  attempt(() => {
    const keys = Object.keys(storage ?? {}).filter((key) => key.startsWith(prefix(userId)));
    for (const key of keys) storage?.removeItem(key);
  });
}
