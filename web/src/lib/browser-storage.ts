// Local storage, if available. It may be full or disabled; data then lasts as long as the page.
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export function browserStorage(): Storage | undefined {
  return attempt(() => globalThis.window?.localStorage);
}
