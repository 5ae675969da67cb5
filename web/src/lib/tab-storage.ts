// Data of this tab that should survive a reload, if storage is available.
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
      // Without storage the page works, but does not survive a reload.
    }
  },
  /** Removes all drafts when the user signs out. */
  removeDrafts(): void {
    try {
      for (const key of Object.keys(sessionStorage)) {
        if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
      }
    } catch {
      // It was never stored, so there is nothing to remove.
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // It was never stored, so there is nothing to remove.
    }
  },
};
