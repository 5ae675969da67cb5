// What a reload of this tab must not forget. Storage may be closed to us: then it does forget.
export const draftPrefix = 'opener.draft.';

export const tabStorage = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // Nothing to do: the page works on, without surviving a reload.
    }
  },
  /** Everything that was being typed, when the person leaves. */
  removeDrafts(): void {
    try {
      for (const key of Object.keys(sessionStorage)) {
        if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
      }
    } catch {
      // What could not be kept need not be removed.
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // What could not be kept need not be removed.
    }
  },
};
