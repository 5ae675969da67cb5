// A form draft, kept in this tab until it is saved or discarded, so that an expired session or a reload does not lose it. Other accounts
// that sign in here can't see it.
import { useState } from 'react';
import { useSession } from './session.ts';
import { draftPrefix, tabStorage } from './tab-storage.ts';

export function useDraft<T>(name: string, start: T) {
  const { user } = useSession();
  const [key] = useState(`${draftPrefix}${user?.id ?? ''}.${name}`);
  const [kept] = useState(() => read(key, start));
  const [draft, setDraft] = useState(kept ?? start);
  return {
    draft,
    /** It is from an earlier visit of this page. */
    restored: kept !== undefined,
    edit: (next: T): void => {
      setDraft(next);
      tabStorage.set(key, JSON.stringify(next));
    },
    forget: (): void => {
      setDraft(start);
      tabStorage.remove(key);
    },
  };
}

function read<T>(key: string, start: T): T | undefined {
  const text = tabStorage.get(key);
  if (text === null || text === JSON.stringify(start)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isLike(value, start) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** An older version of the page may have stored something else under this key. */
function isLike<T>(value: unknown, model: T): value is T {
  if (typeof value !== typeof model || Array.isArray(value) !== Array.isArray(model)) return false;
  if (typeof value !== 'object' || value === null || typeof model !== 'object' || model === null) return true;
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string');
  const fields: Record<string, unknown> = { ...value };
  return Object.entries(model).every(([name, field]) => isLike(fields[name], field));
}
