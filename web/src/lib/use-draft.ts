// A form draft, kept in this tab until it is saved or discarded, so that an expired session or a reload does not lose it. Other accounts
// that sign in here can't see it. Of several fields, those that differ from the start are kept: the others may change elsewhere meanwhile.
import { useState } from 'react';
import { useSession } from './session.ts';
import { draftPrefix, tabStorage } from './tab-storage.ts';

export function useDraft<T>(name: string, start: T) {
  const { user } = useSession();
  const [key] = useState(`${draftPrefix}${user?.id ?? ''}.${name}`);
  const [began] = useState(start);
  const [kept] = useState(() => read(key, start));
  const [draft, setDraft] = useState(kept ?? start);
  return {
    draft,
    /** It is from an earlier visit of this page. */
    restored: kept !== undefined,
    edit: (next: T): void => {
      setDraft(next);
      tabStorage.set(key, JSON.stringify(changesIn(next, began)));
    },
    forget: (): void => {
      setDraft(start);
      tabStorage.remove(key);
    },
  };
}

function changesIn<T>(draft: T, start: T): unknown {
  if (!isFields(draft) || !isFields(start)) return draft;
  const changed = Object.entries(draft).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(start[name]),
  );
  return Object.fromEntries(changed);
}

function read<T>(key: string, start: T): T | undefined {
  const text = tabStorage.get(key);
  if (text === null) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    const value: unknown = isFields(stored) && isFields(start) ? { ...start, ...stored } : stored;
    return isLike(value, start) && JSON.stringify(value) !== JSON.stringify(start) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An older version of the page may have stored something else under this key. */
function isLike<T>(value: unknown, model: T): value is T {
  if (typeof value !== typeof model || Array.isArray(value) !== Array.isArray(model)) return false;
  if (typeof value !== 'object' || value === null || typeof model !== 'object' || model === null) return true;
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string');
  const fields: Record<string, unknown> = { ...value };
  return Object.entries(model).every(([name, field]) => isLike(fields[name], field));
}
